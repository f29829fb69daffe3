/** For `beforeEach`: hides the preview of the studio, whose frame loads pages that only the studio's server has. */
export const withoutPreview = (): (() => void) => {
  localStorage.setItem('studio-columns', JSON.stringify({ hasPreview: false }))
  return () => {
    localStorage.removeItem('studio-columns')
  }
}
