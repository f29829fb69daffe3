/**
 * A photo as stored in IndexedDB: bytes and type, not a Blob. WebKit refuses to store Blobs in private sessions, and
 * there are reports of the same from ordinary Safari sessions.
 */
export type PhotoRecord = {
  /** A random number and a sequence number. */
  readonly id: string
  readonly view: string
  readonly blob: Blob
  readonly width: number
  readonly height: number
  /** The fingerprint, by which the same picture is recognised. */
  readonly print: { readonly bytes: string; readonly look: string }
  /** The coach's advice. null: none yet, or none was possible. */
  readonly advice: string | null
  /** The user keeps the photo despite the advice. */
  readonly settled: boolean
}

type StoredPhoto = Omit<PhotoRecord, 'blob'> & { readonly bytes: ArrayBuffer; readonly type: string }

export const toStored = async ({ blob, ...record }: PhotoRecord): Promise<StoredPhoto> => ({
  ...record,
  bytes: await blob.arrayBuffer(),
  type: blob.type,
})

/** null: not a photo that any version has stored. */
export const fromStored = (value: unknown): PhotoRecord | null => {
  if (typeof value !== 'object' || value === null || !('view' in value) || typeof value.view !== 'string') return null
  const photo = blobOf(value)
  if (!photo) return null
  const { bytes: _, type: __, ...known } = value as StoredPhoto
  // Fields that the first versions did not store.
  const missing = { id: value.view, print: { bytes: '', look: '' }, advice: null, settled: false }
  return { ...missing, ...known, blob: photo }
}

/** Earlier versions stored the Blob itself. */
const blobOf = (value: object): Blob | null => {
  if ('blob' in value && value.blob instanceof Blob) return value.blob
  if (!('bytes' in value) || !isBuffer(value.bytes)) return null
  return new Blob([value.bytes], { type: 'type' in value && typeof value.type === 'string' ? value.type : '' })
}

/** By its tag rather than `instanceof`: a cloned buffer may come from another realm. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
