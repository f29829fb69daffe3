/** What was copied, where the browser lets a page look at it. */
export const canReadClipboard = (): boolean => 'clipboard' in navigator && 'read' in navigator.clipboard

/** Pictures, named by the caller: what is copied has no name. null: the browser or the visitor said no. */
export const copiedPictures = async (name: string): Promise<readonly File[] | null> => {
  try {
    const files: File[] = []
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((one) => one.startsWith('image/'))
      if (type !== undefined) files.push(new File([await item.getType(type)], name, { type }))
    }
    return files
  } catch {
    return null
  }
}
