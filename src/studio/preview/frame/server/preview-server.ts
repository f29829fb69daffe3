/**
 * The fake server of the preview: replaces `fetch` and answers the calls of the pages inside the frame. The engine computes the results. Of
 * everything that is sent, only the answers are kept, until the preview shows something else.
 */
import { productDetails } from '#engine/products/product-details.ts'
import { overviewOf } from '#engine/result/texts/overview.ts'
import { scoreEntry } from '#engine/result/scores/score-entry.ts'
import { answersById } from '#engine/quiz/answers/submitted-answers.ts'
import type {
  AccountReply,
  ComplaintReply,
  ConsentsReply,
  CsrfReply,
  LoginReply,
  ProductIds,
  ProductsReply,
  ProductsRequest,
  QuizReply,
  RatingReply,
  ReportsReply,
  ScoresReply,
  SessionsReply,
  Submission,
  SubmissionReply,
  SuccessReply,
} from '#types/api.generated.ts'
import { previewUser } from './preview-user.ts'
import { reportId, type PreviewResults } from './preview-results.ts'

type Asked = {
  readonly results: PreviewResults
  readonly now: Date
  /** The values of the path parameters. */
  readonly names: readonly string[]
  readonly body: unknown
  readonly isUser: boolean
  readonly onSent: (answers: Readonly<Record<string, unknown>>) => void
}
/** undefined: there is no such thing. */
type Reply = object | null | undefined
type Route = readonly [method: string, path: string, reply: (asked: Asked) => Reply]

const done = (): SuccessReply => ({ success: true, message: '' })
const rating = (): RatingReply => ({ rating: null })

const routes: readonly Route[] = [
  ['GET', '/users/csrf', (): CsrfReply => ({ csrfToken: 'preview' })],
  ['POST', '/users/login', (): LoginReply => previewUser.login],
  ['POST', '/users/register', done],
  ['POST', '/users/forgot-password', done],
  ['POST', '/users/reset-password', done],
  ['POST', '/users/logout', done],
  ['POST', '/token/refresh', () => ({ access: previewUser.login.access, refresh: previewUser.login.refresh })],
  ['GET', '/users/scores/:user', ({ results }): ScoresReply => scoresOf(results)],
  ['GET', '/users/reports/:user', ({ now, results }): ReportsReply => reportsOf(results, now)],
  ['GET', '/users/profiles/recommendations/:user', ({ results }): ProductIds => productIdsOf(results)],
  ['POST', '/products/recommendations', ({ body, results }): ProductsReply => productsOf(results, body)],
  [
    'GET',
    '/quiz/replies/:user/:question',
    ({ names: [, id = ''], results }): QuizReply => ({ text: results.answerText(id) }),
  ],
  [
    'POST',
    '/quiz/submissions',
    ({ body, now, onSent }): SubmissionReply => {
      onSent(answersById((asObject(body) as Partial<Submission>).answers ?? []))
      return { id: reportId, created_at: now.toISOString(), photos: false }
    },
  ],
  ['GET', '/quiz/submissions/:id', ({ isUser, now, results }) => results.reply(isUser, now)],
  ['POST', '/quiz/submissions/:id/claim', ({ now, results }) => reportsOf(results, now)[0]],
  ['PUT', '/quiz/submissions/:id/consents/:consent', ({ isUser, now, results }) => results.reply(isUser, now)],
  ['DELETE', '/quiz/submissions/:id', done],
  ['GET', '/quiz/submissions/:id/rating', rating],
  [
    'PUT',
    '/quiz/submissions/:id/rating',
    ({ body, now }) => ({ rating: { ...asObject(body), updated_at: now.toISOString() } }),
  ],
  ['DELETE', '/quiz/submissions/:id/rating', () => null],
  ['GET', '/users/account/:user', (): AccountReply => previewUser.account],
  [
    'GET',
    '/users/account/:user/consents',
    ({ now, results }): ConsentsReply => ({ consents: results.hasAnswers ? results.reply(true, now).consents : [] }),
  ],
  ['GET', '/users/account/:user/sessions', ({ now }): SessionsReply => previewUser.sessions(now)],
  ['PUT', '/users/account/:user/:part', done],
  ['POST', '/users/account/:user/:part', done],
  ['POST', '/users/account/:user/sessions/:id', done],
  ['POST', '/users/account/:user/sessions/:id/end', done],
  ['POST', '/feedback', done],
  ['POST', '/complaints', (): ComplaintReply => ({ success: true, message: '', reference: 'AB12-CD34' })],
  ['POST', '/updates', done],
  ['POST', '/unsubscribe/:token', done],
]

/**
 * @param results returns the results for the content and the answers at the time of the call
 * @param isSilent whether submissions are never answered, so that the step `analysing` stays
 * @param onSent is called with the unchecked answers of a submission
 */
export const previewFetch =
  (results: () => PreviewResults, isSilent: () => boolean, now: () => Date, onSent: Asked['onSent']): typeof fetch =>
  async (input, options = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://preview.invalid')
    const method = options.method ?? 'GET'
    if (isSilent() && method === 'POST' && pathname === '/api/quiz/submissions') return new Promise(() => undefined)
    for (const [of, pattern, reply] of routes) {
      const names = of === method ? namesIn(pattern, pathname) : null
      if (!names) continue
      const isUser = new Headers(options.headers).get('authorization') === `Bearer ${previewUser.login.access}`
      const value = reply({ results: results(), now: now(), names, body: bodyOf(options.body), isUser, onSent })
      if (value !== undefined) return value === null ? new Response(null, { status: 204 }) : Response.json(value)
    }
    return Response.json({ code: 'not_found', message: '' }, { status: 404 })
  }

/** The values of the path parameters; null: the path does not match. */
const namesIn = (pattern: string, path: string): readonly string[] | null => {
  const [wanted, given] = [`/api${pattern}`.split('/'), path.split('/')]
  const isMatch =
    wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
  return isMatch ? given.filter((_, index) => wanted[index]?.startsWith(':')).map(decodeURIComponent) : null
}

const bodyOf = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null
  } catch {
    return null
  }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const scoresOf = (results: PreviewResults): ScoresReply =>
  results.hasAnswers
    ? Object.fromEntries(
        results.result().scores.flatMap((score) => {
          const entry = scoreEntry(score)
          return entry ? [[score.id, entry]] : []
        }),
      )
    : {}

const reportsOf = (results: PreviewResults, now: Date): ReportsReply => {
  if (!results.hasAnswers) return []
  const result = results.result()
  const { answered, content_version, total } = result
  const created_at = now.toISOString()
  return [{ id: reportId, created_at, answered, total, photos: 0, content_version, overview: overviewOf(result) }]
}

const productIdsOf = (results: PreviewResults): ProductIds =>
  results.hasAnswers ? results.result().products.map(({ id }) => String(id)) : []

const productsOf = ({ content }: PreviewResults, body: unknown): ProductsReply => {
  const ids = (asObject(body) as Partial<ProductsRequest>).id ?? []
  const products = productDetails(content)
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}
