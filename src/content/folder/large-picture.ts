/** Visitors on a phone wait several seconds for more. */
const maxBytes = 1_000_000

/** What is wrong with a picture of so many bytes, and what to do. */
export const largePicture = (bytes: number): { readonly message: string; readonly help: string } | null =>
  bytes <= maxBytes
    ? null
    : {
        message: `This picture has ${(bytes / 1_000_000).toFixed(1)} MB, which takes long to load on a phone.`,
        help: 'Export it smaller, at most 1 MB: fewer pixels, or as WebP or AVIF.',
      }
