import { fieldAddress } from '#studio/app/addresses.ts'
import type { Location } from './messages.ts'
import type { Target } from './target.ts'

/** What a page is made of. It decides where the same text is in several places. */
export type PageParts = {
  /** How the addresses of its fields begin: `pages/login`, or `analysis/scores.yaml/-/bands/condition` for a part of a file. */
  readonly beginnings: readonly string[]
  /** The id of the step of the quiz that is shown. Texts of other steps are not. */
  readonly step: string | null
}

export const partsOfTarget = (target: Target, at: Location): PageParts => ({
  beginnings: beginningsOf(target, at),
  step: at.step,
})

const beginningsOf = (target: Target, at: Location): readonly string[] => {
  if (target.kind === 'mail') return [`emails/${target.id}.yaml`]
  if (at.step !== null) return ['quiz', 'pages/quiz.yaml', ...inQuizFile('texts'), ...bands('condition')]
  const [first = ''] = at.path.split('/').filter((part) => part !== '')
  if (first === '') return ['pages/home.yaml', ...bands('concern')]
  return [
    `pages/${first}`,
    `pages/text/${first}`,
    ...(first === 'dashboard'
      ? ['pages/report.yaml', ...inQuizFile('report'), 'analysis/', ...bands('condition')]
      : []),
  ]
}

const inQuizFile = (part: string) => ['quiz.yaml', 'quiz/quiz.yaml'].map((file) => fieldAddress(file, [part]))

/** A result says how good a score is, and the sample on the home page how much of a concern. */
const bands = (side: 'concern' | 'condition') =>
  ['analysis/scores.yaml', 'quiz.yaml'].map((file) => fieldAddress(file, ['bands', side]))
