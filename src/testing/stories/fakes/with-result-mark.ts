/** For `beforeEach`: sets the attribute that the script in the head of the page sets if this device has a result. */
export const withResultMark = (mark: 'waiting' | 'saved' | 'seen') => (): (() => void) => {
  document.documentElement.dataset.result = mark
  return () => {
    delete document.documentElement.dataset.result
  }
}
