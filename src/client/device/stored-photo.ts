/**
 * A photo as it is stored: its bytes and their type. Not a Blob: in a private session WebKit refuses to store one, and
 * reports of the same come from ordinary sessions of Safari.
 */
export type PhotoRecord = {
  /** A made-up id and a number in sequence. */
  readonly id: string
  readonly view: string
  readonly blob: Blob
  readonly width: number
  readonly height: number
  /** By which the same picture is known again. */
  readonly print: { readonly bytes: string; readonly look: string }
  /** What was advised about it. null: nothing yet, or nothing could be said. */
  readonly advice: string | null
  /** The visitor keeps it, whatever was advised. */
  readonly settled: boolean
}

type StoredPhoto = Omit<PhotoRecord, 'blob'> & { readonly bytes: ArrayBuffer; readonly type: string }

export const toStored = async ({ blob, ...record }: PhotoRecord): Promise<StoredPhoto> => ({
  ...record,
  bytes: await blob.arrayBuffer(),
  type: blob.type,
})

/** null: it is no photo that any version has stored. */
export const fromStored = (value: unknown): PhotoRecord | null => {
  if (typeof value !== 'object' || value === null || !('view' in value) || typeof value.view !== 'string') return null
  const photo = blobOf(value)
  if (!photo) return null
  const { bytes: _, type: __, ...known } = value as StoredPhoto
  // What the first versions did not store yet.
  const missing = { id: value.view, print: { bytes: '', look: '' }, advice: null, settled: false }
  return { ...missing, ...known, blob: photo }
}

/** Earlier versions stored the Blob itself. */
const blobOf = (value: object): Blob | null => {
  if ('blob' in value && value.blob instanceof Blob) return value.blob
  if (!('bytes' in value) || !isBuffer(value.bytes)) return null
  return new Blob([value.bytes], { type: 'type' in value && typeof value.type === 'string' ? value.type : '' })
}

/** By its name: a buffer that was cloned may come from another realm. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
