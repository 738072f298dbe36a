// Whoever writes views writes themes and roles too: with `MemberImportVisibility`, a client that imports only this module
// would not see `.accent` otherwise.
@_exported public import Blazon
