import { addressesIn, pathOf } from '#content/page-addresses.ts'
import type { ContentData } from '#editing/content-data.ts'
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

/** @param data with the defaults: a page that the content has no file for has its address there */
export const partsOfTarget = (data: ContentData, target: Target, at: Location): PageParts => ({
  beginnings: beginningsOf(data, target, at),
  step: at.step,
})

const beginningsOf = (data: ContentData, target: Target, at: Location): readonly string[] => {
  if (target.kind === 'mail') return [`emails/${target.id}.yaml`]
  if (at.step !== null) return ['quiz', 'pages/quiz.yaml', ...inQuizFile('texts'), ...bands('condition')]
  const file = fileOfPage(data, pathOf(at.path))
  if (file === 'pages/home.yaml') return [file, ...bands('concern')]
  return file === 'pages/dashboard.yaml'
    ? [file, 'pages/report.yaml', ...inQuizFile('report'), 'analysis/', ...bands('condition')]
    : [file]
}

/** A report has its id behind the address of the list. */
const fileOfPage = (data: ContentData, path: string): string =>
  [...data].find(
    ([file, page]) =>
      file.startsWith('pages/') &&
      addressesIn(page).some(({ route }) => path === pathOf(route) || path.startsWith(`${pathOf(route)}/`)),
  )?.[0] ?? 'pages/not-found.yaml'

const inQuizFile = (part: string) => ['quiz.yaml', 'quiz/quiz.yaml'].map((file) => fieldAddress(file, [part]))

/** A result says how good a score is, and the sample on the home page how much of a concern. */
const bands = (side: 'concern' | 'condition') =>
  ['analysis/scores.yaml', 'quiz.yaml'].map((file) => fieldAddress(file, ['bands', side]))
