/** Replaces `client/browser/browser-pages.ts`: nothing opens and nothing is saved, and the panel says so. */
import { toStudio } from '#studio/preview/frame/studio.ts'

export const openPage = (): boolean => {
  toStudio({ type: 'inert', what: 'link' })
  return true
}

export const saveFile = (): void => {
  toStudio({ type: 'inert', what: 'file' })
}
