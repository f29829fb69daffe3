/** Opens other pages and saves files. */

/** Opens a page in a new tab, without access to this one. Returns false when the browser blocked it. */
export const openPage = (address: string): boolean => {
  // Not the `noopener` feature: with it, `window.open` always returns null.
  const page = window.open(address, '_blank')
  if (!page) return false
  page.opener = null
  return true
}

export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
