/** For `beforeEach`: a device on which the result in the account has been seen. */
export const withSeenResult = (): (() => void) => {
  localStorage.setItem('result', 'seen')
  return () => {
    localStorage.removeItem('result')
  }
}
