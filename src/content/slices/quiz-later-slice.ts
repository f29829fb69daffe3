import type { Content } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import { laterTexts } from './later-texts.ts'
import { pick, wordsOfModules } from './select.ts'
import type { VersionedContent } from './slices.ts'

/** What the quiz loads after its first questions: the texts of consents, analysing and results. */
export const quizLaterSlice = ({ content }: VersionedContent) => {
  const { consent, messages, pages } = content
  const { analysing, results } = pages.quiz
  return {
    to_correct: pages.quiz.frame.to_correct,
    page: {
      ...pick(pages.quiz, laterTexts),
      review: wordsOfModules(content, pages.quiz.review, { photos: 'photos' }),
      analysing: wordsOfModules(content, analysing, {
        photos_waiting: 'photos',
        photos_failed: 'photos',
        photos_left_out: 'photos',
      }),
      results: {
        ...wordsOfModules(content, results, {
          user: 'accounts',
          claimed: 'accounts',
          claim_taken: 'accounts',
          claim_gone: 'accounts',
          photos_heading: 'photos',
          photos_own: 'photos',
          consents_heading: 'consents',
        }),
        visitor: wordsOfModules(content, withHiddenScores(content, results.visitor), {
          overlay: 'accounts',
          kept: 'accounts',
          not_kept: 'accounts',
        }),
      },
    },
    messages: {
      ...wordsOfModules(content, pick(messages, ['camera', 'upload', 'photos']), {
        camera: 'photos',
        upload: 'photos',
        photos: 'photos',
      }),
      common: pick(messages.common, [
        'busy',
        'interrupted',
        'not_found',
        'offline',
        'rate_limit',
        'rate_limit_short',
        'server',
        'there_is_a_problem',
        'timeout',
        'try_again',
        'unavailable',
      ]),
      quiz: pick(messages.quiz, ['result_failed', 'submit_rate_limit', 'submit_timeout']),
    },
    ...wordsOfModules(content, { consent }, { consent: 'consents' }),
  }
}

/** With the names of the scores that a visitor without an account does not see. */
const withHiddenScores = (
  { scores, site }: Pick<Content, 'scores' | 'site'>,
  visitor: Content['pages']['quiz']['results']['visitor'],
) => {
  const hidden = scores.scores.filter(({ preview }) => !preview).map(({ label, mirror }) => mirror?.label ?? label)
  const hidden_scores = new Intl.ListFormat(site.locale, { type: 'conjunction' }).format(hidden)
  return { ...visitor, overlay: { ...visitor.overlay, text: fill(visitor.overlay.text, { hidden_scores }) } }
}

/** The photo step: its views, the limits of pictures, the advice of the camera, and the texts. */
export const photosSlice = ({ content: { brand, photos } }: VersionedContent<'photos'>) => ({
  ...photos,
  picture_of_failure: brand.pictures.failed,
})
