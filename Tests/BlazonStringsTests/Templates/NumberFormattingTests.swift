import BlazonStrings
import Testing

@Suite("Templates: numbers as C shows them")
struct NumberFormattingTests {
    @Test(
        "Whole numbers",
        arguments: [
            ("%d", StringArgument.int(.min), "-9223372036854775808"), ("%d", .int(.max), "9223372036854775807"),
            ("%u", .uint(.max), "18446744073709551615"), ("%x", .uint(.max), "ffffffffffffffff"),
            ("%hhd", .int(300), "300"), ("%x", .int(.min), "8000000000000000"),
            ("%+d", .int(0), "+0"), ("%+ d", .int(5), "+5"), ("%1$ d", .int(5), " 5"), ("%05d", .int(-42), "-0042"),
            ("%-5d|", .int(42), "42   |"), ("%-05d|", .int(42), "42   |"), ("%.3d", .int(-5), "-005"),
            ("%08.3d", .int(5), "     005"), ("%.0d|", .int(0), "|"), ("%5.0d|", .int(0), "     |"),
            ("%#x", .uint(255), "0xff"), ("%#X", .uint(255), "0XFF"), ("%#x", .uint(0), "0"), ("%#o", .uint(8), "010"),
            ("%#o", .uint(0), "0"), ("%#.0o", .uint(0), "0"), ("%#.0x|", .uint(0), "|"), ("%#06x", .uint(10), "0x000a"),
            ("%#.3o", .uint(8), "010"), ("%+u", .uint(3), "3"), ("%'d", .int(1_234_567), "1234567"),
            ("%c%%", .int(65), "A%"), ("%3c|", .int(65), "  A|"), ("%5.1d", .int(0), "    0"),
        ]
    )
    func integers(format: String, argument: StringArgument, expected: String) {
        #expect(Template(format).formatted([argument]) == expected)
    }

    @Test(
        "Numbers with a fraction",
        arguments: [
            ("%f", -0.0, "-0.000000"), ("%.0f", -0.0, "-0"), ("%g", -0.0, "-0"), ("%e", 0, "0.000000e+00"),
            ("%f", .nan, "nan"), ("%F", .nan, "NAN"), ("%f", .infinity, "inf"), ("%E", -.infinity, "-INF"),
            ("%+f", .infinity, "+inf"), ("%06f", .infinity, "   inf"), ("%-6f|", .nan, "nan   |"),
            ("%.0f", 0.5, "0"), ("%.0f", 1.5, "2"), ("%.0f", 2.5, "2"), ("%.0f", 0.500001, "1"),
            ("%.2f", 0.125, "0.12"),
            ("%.2f", 0.375, "0.38"), ("%.2f", 2.675, "2.67"), ("%.1f", 0.05, "0.1"), ("%.1f", 9.95, "9.9"),
            ("%.1f", 99.96, "100.0"), ("%.20f", 0.1, "0.10000000000000000555"), ("%.3f", 1e-10, "0.000"),
            ("%.0f", 1e22, "10000000000000000000000"), ("%.0f", 1e23, "99999999999999991611392"),
            ("%.1f", 0.04, "0.0"), ("%.0f", 0.04, "0"), ("%#.0f", 3, "3."),
            ("%.3e", 123456, "1.235e+05"), ("%.0e", 9.5, "1e+01"), ("%e", .leastNonzeroMagnitude, "4.940656e-324"),
            ("%.0e", 1e100, "1e+100"), ("%#.0e", 1, "1.e+00"), ("%E", 1.5e-7, "1.500000E-07"),
            ("%g", 100000, "100000"), ("%g", 1_000_000, "1e+06"), ("%g", 0.0001, "0.0001"), ("%g", 0.00001, "1e-05"),
            ("%.3g", 999.9, "1e+03"), ("%g", 0.1, "0.1"), ("%.0g", 123, "1e+02"), ("%#g", 1, "1.00000"),
            ("%#.3g", 0, "0.00"),
            ("%G", 1e-10, "1E-10"), ("%.17g", 0.1, "0.10000000000000001"), ("%g", 0, "0"),
            ("%g", 123456789, "1.23457e+08"),
            ("%a", 1, "0x1p+0"), ("%a", 0, "0x0p+0"), ("%a", 0.1, "0x1.999999999999ap-4"), ("%.0a", 1.5, "0x2p+0"),
            ("%.1a", 1.96875, "0x2.0p+0"), ("%A", 10.5, "0X1.5P+3"),
            ("%a", .leastNonzeroMagnitude, "0x0.0000000000001p-1022"),
            ("%.15a", 1.5, "0x1.800000000000000p+0"), ("%012a", 1.5, "0x00001.8p+0"), ("%#a", 1, "0x1.p+0"),
            ("%010.2f", -3.14159, "-000003.14"), ("%+.1f", 2.0, "+2.0"), ("%1$ .1f", 2.0, " 2.0"),
            ("%-8.2f|", 1.5, "1.50    |"),
        ] as [(String, Double, String)]
    )
    func doubles(format: String, value: Double, expected: String) {
        #expect(Template(format).formatted([.double(value)]) == expected)
    }

    @Test("The greatest and the longest number have all their digits")
    func extremes() {
        let greatest = Template("%.1000f").formatted([.double(.greatestFiniteMagnitude)])
        #expect(
            greatest.hasPrefix("17976931348623157081452742373170435679807056752584499659891747680315726078002853876058")
        )
        #expect(greatest.utf8.count == 309 + 1 + 1000)
        let least = Template("%.1000f").formatted([.double(.leastNonzeroMagnitude)])
        #expect(least.utf8.count == 1002)
        #expect(least.contains("0000494065645841246544176568792868221372365059802614324764425585682500675507270208"))
        #expect(Template("%1000d").formatted([.int(1)]).utf8.count == 1000)
    }
}
