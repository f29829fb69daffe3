/** The id in the fragment of the address (`#id`), or an empty text. */
export const currentFragment = (): string => window.location.hash.slice(1)

/** Tells the id in the fragment of the address (`#id`), now and whenever it changes. Returns the function that stops it. */
export const watchFragment = (onId: (id: string) => void): (() => void) => {
  const read = () => {
    const id = currentFragment()
    if (id !== '') onId(id)
  }
  read()
  window.addEventListener('hashchange', read)
  return () => window.removeEventListener('hashchange', read)
}
