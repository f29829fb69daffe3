/** Object URLs that are revoked together. Until then each keeps its blob in memory. */
export const openObjectUrls = () => {
  const made: string[] = []
  return {
    create: (blob: Blob): string => {
      const url = URL.createObjectURL(blob)
      made.push(url)
      return url
    },
    revokeAll: (): void => {
      for (const url of made) URL.revokeObjectURL(url)
    },
  }
}
