import BlazonViews
import Testing

@Suite struct BindingTests {
    private struct Person: Equatable {
        var name = "Ada"
        var age = 36
    }

    @Test func `a binding reads and writes what it is bound to`() {
        let model = Model(1)
        let binding = Binding {
            model.value
        } set: {
            model.value = $0
        }
        binding.wrappedValue += 1
        #expect(model.value == 2)
        #expect(binding.wrappedValue == 2)
    }

    @Test func `a constant stays what it is`() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test func `a part of a value is reached by its name`() {
        let model = Model(Person())
        let name = model.binding.name
        name.wrappedValue = "Grace"
        #expect(model.value == Person(name: "Grace"))
    }

    @Test func `it is a property wrapper, and hands itself on`() {
        struct Reader {
            @Binding var age: Int
        }
        let model = Model(Person())
        let reader = Reader(age: model.binding.age)
        reader.age = 37
        reader.$age.wrappedValue += 1
        #expect(model.value.age == 38)
    }

    @Test func `a bindable model gives bindings to its properties`() {
        struct Editor {
            @Bindable var model: Model<Person>
        }
        let editor = Editor(model: Model(Person()))
        editor.$model.value.name.wrappedValue = "Joan"
        #expect(editor.model.value.name == "Joan")
    }

    @MainActor private final class Screen {
        var isOn = false
        var binding: Binding<Bool> {
            Binding {
                self.isOn
            } set: {
                self.isOn = $0
            }
        }
    }

    @Test @MainActor func `it reaches into a model of the main actor`() {
        let screen = Screen()
        let component = StyledComponent(store: ThemeStore(bus: StyleBus())) {
            Toggle("Wi-Fi", isOn: screen.binding)
        } onChange: { _ in
        }
        component.send(.key(.tab))
        component.send(.key(.space))
        #expect(screen.isOn)
    }
}
