/** Replaces `client/browser/browser-pages.ts`: nothing opens and nothing is saved, and the panel says so. */
import type * as replaced from '#client/browser/browser-pages.ts'
import { toStudio } from '#studio/preview/frame/studio.ts'

export const openPage: typeof replaced.openPage = () => {
  toStudio({ type: 'inert', what: 'link' })
  return true
}

export const saveFile: typeof replaced.saveFile = () => {
  toStudio({ type: 'inert', what: 'file' })
}
