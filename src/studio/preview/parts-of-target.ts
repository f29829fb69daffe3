import { addressesIn, pathOf } from '#content/page-addresses.ts'
import type { ContentData } from '#editing/content-data.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import type { Location } from './messages.ts'
import type { Target } from './target.ts'

/** The parts of the content that a page shows. They decide if the same text occurs in several places. */
export type PageParts = {
  /** Prefixes of its fields' addresses: `pages/login`, or `analysis/scores.yaml/-/bands/condition` for a part of a file. */
  readonly beginnings: readonly string[]
  /** The id of the shown step of the quiz. Texts of other steps are not on the page. */
  readonly step: string | null
}

/** @param data includes the defaults, which have the addresses of pages without a file in the content */
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

/** The address of a report is that of the list, followed by its id. */
const fileOfPage = (data: ContentData, path: string): string =>
  [...data].find(
    ([file, page]) =>
      file.startsWith('pages/') &&
      addressesIn(page).some(({ route }) => path === pathOf(route) || path.startsWith(`${pathOf(route)}/`)),
  )?.[0] ?? 'pages/not-found.yaml'

const inQuizFile = (part: string) => ['quiz.yaml', 'quiz/quiz.yaml'].map((file) => fieldAddress(file, [part]))

/** A result shows the band of the condition, the sample on the home page that of the concern. */
const bands = (side: 'concern' | 'condition') =>
  ['analysis/scores.yaml', 'quiz.yaml'].map((file) => fieldAddress(file, ['bands', side]))
