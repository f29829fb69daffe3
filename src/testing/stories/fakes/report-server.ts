/** A fake dashboard server for stories: stores changes in memory, and fails or never replies where configured. */
import { content } from 'virtual:content/all'
import { overviewOf } from '#engine/result/texts/overview.ts'
import { pictureOf } from '#engine/products/products.ts'
import { scoreEntry } from '#engine/result/scores/score-entry.ts'
import type { ReportCalls } from '#client/calls/reports.ts'
import type { Product, Rating, ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import { drawnPhotos } from './drawn-photos.ts'
import { pending } from './outcomes.ts'

export type ReportServerState = {
  /** Newest first. */
  readonly reports?: readonly ResultReply[]
  /** Answers by question id. */
  readonly replies?: Readonly<Record<string, string>>
  readonly rating?: Rating | null
  /** Ids of products that can be bought. */
  readonly real?: readonly string[]
  /** Ids of products without a known price. */
  readonly priceless?: readonly string[]
  /** The id of a report that is deleted in another tab when the list has been read once. */
  readonly deletedElsewhere?: string
  /** Number of reports in a page of the list. */
  readonly pageSize?: number
  readonly failing?: Partial<Record<AnyCall, Failure>>
  /** Calls that never complete. */
  readonly silent?: readonly AnyCall[]
  readonly onAsk?: (call: AnyCall) => void
  /** The reply waits for this promise. */
  readonly holdReply?: (call: AnyCall) => Promise<void> | undefined
}

/** `readMoreReports`: a later page of the list, which can fail separately from the first one. */
type AnyCall = keyof ReportCalls | 'readMoreReports'

export const reportServer = (state: ReportServerState): ReportCalls => {
  const { failing = {}, replies = {}, priceless = [], real = [], silent = [] } = state
  let reports = state.reports ?? []
  let rating = state.rating ?? null

  const answer = <Value>(call: AnyCall, make: () => Value | Promise<Value>): Promise<Outcome<Value>> => {
    state.onAsk?.(call)
    if (silent.includes(call)) return pending()
    const failure = failing[call]
    if (failure) return Promise.resolve({ ok: false, failure })
    return Promise.resolve(state.holdReply?.(call))
      .then(make)
      .then((value) => ({ ok: true, value }))
  }
  const found = <Value>(
    call: keyof ReportCalls,
    id: string,
    make: (report: ResultReply) => Value | Promise<Value>,
  ): Promise<Outcome<Value>> => {
    const report = reports.find((one) => one.id === id)
    return report ? answer(call, () => make(report)) : Promise.resolve({ ok: false, failure: { kind: 'not_found' } })
  }
  const done = { success: true, message: 'Done.' } as const

  return {
    readScores: () =>
      answer('readScores', () =>
        Object.fromEntries(
          (reports[0]?.result.scores ?? []).flatMap((score) => {
            const entry = scoreEntry(score)
            return entry ? [[score.id, entry]] : []
          }),
        ),
      ),
    readReply: (_user, question) => answer('readReply', () => ({ text: reports[0] ? (replies[question] ?? '') : '' })),
    readReports: (_user, { before, limit = state.pageSize ?? 20 }) =>
      answer(before === undefined ? 'readReports' : 'readMoreReports', () => {
        const from = before === undefined ? 0 : reports.findIndex(({ id }) => id === before) + 1
        const page = reports.slice(from, from + limit)
        const next = from + limit < reports.length ? (page.at(-1)?.id ?? null) : null
        reports = reports.filter(({ id }) => id !== state.deletedElsewhere)
        return {
          next,
          reports: page.map(({ created_at, id, photos, result }) => ({
            id,
            created_at,
            answered: result.answered,
            total: result.total,
            photos: photos.length,
            content_version: result.content_version,
            overview: overviewOf(result),
          })),
        }
      }),
    readResult: (id) => found('readResult', id, (report) => report),
    deleteReport: (id) =>
      found('deleteReport', id, () => {
        reports = reports.filter((report) => report.id !== id)
        return done
      }),
    readPdf: (id) => found('readPdf', id, () => new Blob(['%PDF-'], { type: 'application/pdf' })),
    readPhoto: (id, view) =>
      found('readPhoto', id, async () => {
        const [photo] = await drawnPhotos([view])
        return photo?.blob ?? new Blob()
      }),
    deletePhoto: (id) => found('deletePhoto', id, () => done),
    readProductIds: () =>
      answer('readProductIds', () => (reports[0]?.result.products ?? []).map(({ id }) => String(id))),
    readProducts: (ids) =>
      answer('readProducts', () => ids.flatMap((id) => productOf(id, real.includes(id), priceless.includes(id)) ?? [])),
    readRating: (id) => found('readRating', id, () => ({ rating })),
    saveRating: (id, { comment, stars }) =>
      found('saveRating', id, () => {
        rating = { stars, comment, updated_at: '2026-11-21T15:00:00Z' }
        return { rating }
      }),
    deleteRating: (id) =>
      found('deleteRating', id, () => {
        rating = null
        return { rating }
      }),
  }
}

const productOf = (id: string, isReal: boolean, isPriceless: boolean): Product | undefined => {
  const product = content.catalogue.products.find((one) => String(one.id) === id)
  const slot = content.routines.slots.find((one) => one.id === product?.slot)
  const image = `/media/${pictureOf(product ?? {}, slot, content.catalogue)}`
  return (
    product && {
      id,
      name: product.name,
      price: product.price === undefined || isPriceless ? '' : product.price.toFixed(2),
      image_url: image,
      ingredients: product.ingredients?.trim() ?? '',
      hairtype: '',
      link: isReal ? (product.link ?? '') : '',
      image,
    }
  )
}
