/** API calls of the dashboard. */
import type {
  ProductIds,
  ProductsReply,
  QuizReply,
  RatingReply,
  RatingRequest,
  ScoresReply,
  SuccessReply,
} from '#types/api.generated.ts'
import { readOwnResult } from './claims.ts'
import { readReportPage } from './report-pages.ts'
import { userBlob, userCall } from './session-call.ts'
import { submissionPath } from './submission-path.ts'

const pathWith = (path: string, ...ids: readonly string[]): string => [path, ...ids.map(encodeURIComponent)].join('/')

/** One object, so that a page can take all calls as one dependency. */
export const reportCalls = {
  readScores: (user: string, signal?: AbortSignal) =>
    userCall<ScoresReply>({ method: 'GET', path: pathWith('/users/scores', user), ...(signal && { signal }) }),

  /** The answer to a question, as text. */
  readReply: (user: string, question: string, signal?: AbortSignal) =>
    userCall<QuizReply>({ method: 'GET', path: pathWith('/quiz/replies', user, question), ...(signal && { signal }) }),

  readReports: readReportPage,

  readResult: readOwnResult,

  deleteReport: (id: string) => userCall<SuccessReply>({ method: 'DELETE', path: submissionPath(id) }),

  /** Made when it is asked for, which can take a while on a busy server. */
  readPdf: (id: string) => userBlob({ method: 'GET', path: submissionPath(id, 'report.pdf') }, 60_000),

  readPhoto: (id: string, view: string, signal?: AbortSignal) =>
    userBlob({ method: 'GET', path: submissionPath(id, 'photos', view), ...(signal && { signal }) }),

  deletePhoto: (id: string, view: string) =>
    userCall<unknown>({ method: 'DELETE', path: submissionPath(id, 'photos', view) }),

  /** Best match first. */
  readProductIds: (user: string, signal?: AbortSignal) =>
    userCall<ProductIds>({
      method: 'GET',
      path: pathWith('/users/profiles/recommendations', user),
      ...(signal && { signal }),
    }),

  readProducts: (ids: readonly string[], signal?: AbortSignal) =>
    userCall<ProductsReply>({
      method: 'POST',
      path: '/products/recommendations',
      json: { id: ids },
      ...(signal && { signal }),
    }),

  readRating: (id: string, signal?: AbortSignal) =>
    userCall<RatingReply>({ method: 'GET', path: submissionPath(id, 'rating'), ...(signal && { signal }) }),

  saveRating: (id: string, rating: RatingRequest) =>
    userCall<RatingReply>({ method: 'PUT', path: submissionPath(id, 'rating'), json: rating }),

  deleteRating: (id: string) => userCall<unknown>({ method: 'DELETE', path: submissionPath(id, 'rating') }),
} as const

export type ReportCalls = typeof reportCalls
