/** For `beforeEach`: the studio without its preview, whose frame loads pages that only the server of the studio has. */
export const withoutPreview = (): (() => void) => {
  localStorage.setItem('studio-columns', JSON.stringify({ hasPreview: false }))
  return () => {
    localStorage.removeItem('studio-columns')
  }
}
