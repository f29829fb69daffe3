export type StoredFile = { readonly name: string; readonly since: Date }
/** Batches of bounded size, in no particular order. Concurrent changes may be included or not. */
export type FileList = AsyncIterable<readonly StoredFile[]>
