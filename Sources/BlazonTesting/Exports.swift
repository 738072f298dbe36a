// A snapshot names its format: with `MemberImportVisibility`, a test that imports only this module would not see `.text`
// otherwise.
@_exported public import BlazonRendering
