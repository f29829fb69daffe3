/** Finds where the product shows the edited item. */
import { pathOf } from '#content/page-addresses.ts'
import { mails } from '#content/mails.ts'
import { idOf, type Place } from '#editing/place.ts'
import type { Content } from '#types/content.generated.ts'
import type { Location, View } from './messages.ts'

/** Something that the preview can show. */
export type Target = View | { readonly kind: 'mail'; readonly id: string } | { readonly kind: 'pdf' }

/**
 * The page, step or mail that shows this item. null for items that are seen everywhere or nowhere, such as settings: the preview then stays
 * where it is.
 *
 * @param root the data of the file, which has the id of a section or a text page, whatever the file is called
 */
export const targetOf = (content: Content, file: string, place: Place, root?: unknown): Target | null => {
  const part = partOf(file, place, root)
  if (part.name === 'emails') return mailOf(part.id)
  if (part.name === 'sections')
    return stepWith(content, (step) => step.kind === 'questions' && step.section === part.id)
  if (part.name === 'steps') return stepWith(content, ({ id }) => id === part.place[0])
  if (part.name === 'photos') return stepWith(content, ({ kind }) => kind === 'photos')
  if (part.name === 'consent') return consentStep(content, part.place)
  if (part.name === 'text') return pageAt(content.pages.text.find(({ id }) => id === part.id)?.route)
  if (part.name === 'pages') return pageOf(content, part.place)
  if (resultFiles.has(part.name)) return resultPage(content, part.name)
  return null
}

/** The target that a location in the site corresponds to. */
export const targetAt = ({ path, step }: Location): Target =>
  step === null ? { kind: 'page', path: pathOf(path) } : { kind: 'quiz', step }

/** Whether the page in the frame is already at the target. A quiz target without a step accepts any step. */
export const isAt = (target: Target, at: Location): boolean => {
  if (target.kind === 'page') return pathOf(at.path) === target.path
  return target.kind !== 'quiz' || target.step === null || target.step === at.step
}

/** The question that a place is in; null if there is none. */
export const questionAt = (place: Place): string | null => idAfter(place, 'questions')
export const optionAt = (place: Place): string | null => idAfter(place, 'options')

const idAfter = (place: Place, list: string): string | null => {
  const id = place[place.indexOf(list) + 1]
  return place.includes(list) && typeof id === 'string' ? id : null
}

type Part = {
  readonly name: string
  readonly place: Place
  /** The id in a file of which there are several of the same kind, such as sections. */
  readonly id?: string
}

/** The parts of the quiz file that can also be files of their own. */
const names: Readonly<Record<string, (place: Place) => Part>> = {
  sections: ([id, ...place]) => ({ name: 'sections', id: String(id ?? ''), place }),
  texts: (place) => ({ name: 'pages', place: ['quiz', ...place] }),
  report: (place) => ({ name: 'pages', place: ['report', ...place] }),
  consents: (place) => ({ name: 'consent', place: ['consents', ...place] }),
  insights: (place) => ({ name: 'profile', place }),
  signposts: (place) => ({ name: 'profile', place }),
  badges: (place) => ({ name: 'tips', place }),
}

const partOf = (file: string, place: Place, root: unknown): Part => {
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : ''
  const name = file.slice(folder === '' ? 0 : folder.length + 1).replace(/\.yaml$/, '')
  if (name === 'quiz' && folder !== 'pages') {
    const [first = '', ...rest] = place
    return names[first]?.(rest) ?? { name: String(first), place: rest }
  }
  if (folder === 'quiz/sections') return { name: 'sections', id: idOf(root) ?? '', place }
  if (folder === 'pages/text') return { name: 'text', id: idOf(root) ?? '', place }
  if (folder === 'pages') return { name: 'pages', place: [name.replaceAll('-', '_'), ...place] }
  if (folder === 'emails') return { name: 'emails', id: name, place }
  return { name, place }
}

const mailOf = (id = ''): Target | null => (Object.hasOwn(mails, id) ? { kind: 'mail', id } : null)

const stepWith = (content: Content, isMeant: (step: Content['quiz']['steps'][number]) => boolean): Target | null => {
  const step = content.quiz.steps.find(isMeant)
  return step ? { kind: 'quiz', step: step.id } : null
}

const consentStep = (content: Content, [list, id]: Place): Target | null => {
  const consent = content.consent.consents.find((one) => list === 'consents' && one.id === id)
  return consent ? { kind: 'quiz', step: consent.step } : null
}

const kindsOfQuizPage: Readonly<Record<string, Content['quiz']['steps'][number]['kind']>> = {
  review: 'review',
  analysing: 'analysing',
  sending: 'analysing',
  results: 'results',
  sent: 'results',
}

const pageOf = (content: Content, [page, part]: Place): Target | null => {
  const { pages } = content
  if (page === 'quiz') {
    const kind = kindsOfQuizPage[String(part)]
    return kind === undefined ? null : stepWith(content, (step) => step.kind === kind)
  }
  if (page === 'report') return resultPage(content, 'scores')
  if (page === 'not_found') return { kind: 'page', path: '/404' }
  const own = Object.entries(pages).find(([name]) => name === page)?.[1] as unknown
  return pageAt(
    routeIn(own, part) ?? routeIn(own) ?? (page === 'dashboard' ? pages.dashboard?.analysis.route : undefined),
  )
}

const routeIn = (page: unknown, part?: string | number): string | undefined => {
  const inner: unknown = part === undefined ? page : asRecord(page)[String(part)]
  const { paths, route } = asRecord(inner)
  if (typeof route === 'string') return route
  return Array.isArray(paths) ? routeIn(paths[0]) : undefined
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const pageAt = (route: string | undefined): Target | null =>
  route === undefined ? null : { kind: 'page', path: pathOf(route) }

/** Files from which results are computed. */
const resultFiles: ReadonlySet<string> = new Set([
  'scores',
  'profile',
  'routines',
  'tips',
  'catalogue',
  'products',
  'ingredients',
])

/** The page with the complete result: the dashboard or, without accounts, the last step of the quiz. */
const resultPage = (content: Content, name: string): Target | null => {
  const { dashboard } = content.pages
  const isProduct = name === 'catalogue' || name === 'products' || name === 'ingredients'
  if (dashboard)
    return pageAt(
      isProduct && content.modules.includes('products') ? dashboard.recommendations.route : dashboard.analysis.route,
    )
  return stepWith(content, ({ kind }) => kind === 'results')
}
