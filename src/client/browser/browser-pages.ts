/** What a page asks of the browser around it: another page, a file in the downloads. */

/** False: the browser did not let us. The page that is opened cannot reach back to ours. */
export const openPage = (address: string): boolean => {
  // With `noopener` the browser would not say whether it opened anything.
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
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
