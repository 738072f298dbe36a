// A test that imports this module alone can say `as: .ansi(.trueColor)` and `variant: .dark`: with the upcoming feature
// MemberImportVisibility, members are found only in modules that a file imports. The views are left out, because the
// tests of a toolkit with a `Text` of its own could then not name it.
@_exported public import Blazon
@_exported public import BlazonRendering
