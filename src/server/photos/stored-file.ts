export type StoredFile = { readonly name: string; readonly since: Date }
/** In batches of bounded size, in no particular order. What changes meanwhile may be in it or not. */
export type FileList = AsyncIterable<readonly StoredFile[]>
