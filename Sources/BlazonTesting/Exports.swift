// A snapshot names its format and its variant: with `MemberImportVisibility`, a test that imports only this module would
// see neither `.ansi(.trueColor)` nor `.dark` otherwise. The views are left out, because the tests of a toolkit that has
// a `Text` of its own could then not name it.
@_exported public import Blazon
@_exported public import BlazonRendering
