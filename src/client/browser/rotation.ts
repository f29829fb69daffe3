/** Calls `listener` when the device has been turned. Returns a function that unsubscribes. */
export const onRotation = (listener: () => void): (() => void) => {
  const query = matchMedia('(orientation: landscape)')
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}
