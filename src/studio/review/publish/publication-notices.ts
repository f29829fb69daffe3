import type { Notice } from '#studio/saving/saving.ts'
import type { Publication } from '#studio/review/review-state.ts'

/** For an editor who left Review before the publication began. */
export const leftNotice: Notice = {
  text: 'Nothing was published: you left Review while your changes were still being checked. Open Review and press Publish again.',
}

const published: Notice = { text: 'Your changes are published.' }
const refused: Notice = {
  text: 'Your changes were not published. Open Review and press Publish again: it says what is wrong.',
}
const unknown: Notice = {
  text: 'Your changes may not be published. Reload: if they are still listed under Changes, they are not.',
}

/** All notices about publications, which a new publication removes. */
export const publicationNotices: readonly Notice[] = [leftNotice, published, refused, unknown]

/** The outcome of a publication, for an editor who has left Review. */
export const noticeOf = (publication: Publication): Notice => {
  if (publication.state === 'published') return published
  return publication.state === 'refused' && publication.why.reason === 'unanswered' ? unknown : refused
}
