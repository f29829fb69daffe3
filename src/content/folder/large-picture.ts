/** Visitors on a phone would wait several seconds for a larger picture. */
const maxBytes = 1_000_000

/** What is wrong with a picture of this size, and what to do. null: nothing. */
export const largePicture = (bytes: number): { readonly message: string; readonly help: string } | null =>
  bytes <= maxBytes
    ? null
    : {
        message: `This picture has ${(bytes / 1_000_000).toFixed(1)} MB, which takes long to load on a phone.`,
        help: 'Export it smaller, at most 1 MB: fewer pixels, or as WebP or AVIF.',
      }
