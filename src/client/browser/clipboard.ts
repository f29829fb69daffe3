/** Whether this browser lets a page read the clipboard. */
export const canReadClipboard = (): boolean => 'clipboard' in navigator && 'read' in navigator.clipboard

/** The pictures on the clipboard as files called `name`. null: the browser or the user refused access. */
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
