/** What is recommended: the products of the list, each with what the report says about it. */
import type { CallOutcome } from '#client/call.ts'
import type { ReportCalls } from '#client/reports.ts'
import type { Product, ResultProduct, ResultReply } from '#types/api.generated.ts'
import { readLatest } from './latest-report.ts'

export type Recommended = {
  readonly products: readonly Product[]
  /** Why each was chosen. It may fail by itself; null: there is no report. */
  readonly report: CallOutcome<ResultReply | null>
}

export const readRecommended = async (
  calls: ReportCalls,
  user: string,
  signal: AbortSignal,
): Promise<CallOutcome<Recommended>> => {
  const [ids, latest] = await Promise.all([calls.readProductIds(user, signal), readLatest(calls, user, signal)])
  const report = latest.ok ? { ok: true as const, value: latest.value?.reply ?? null } : latest
  if (!ids.ok) return ids
  // Nothing to read: only the report says whether that is for want of a quiz.
  if (ids.value.length === 0) return report.ok ? { ok: true, value: { products: [], report } } : report
  const products = await calls.readProducts(ids.value, signal)
  return products.ok ? { ok: true, value: { products: products.value, report } } : products
}

/** Products are numbers in a result, and texts in the calls of the specification. */
export const reasonsFor = ({ id }: Product, report: ResultReply | null): ResultProduct | undefined =>
  report?.result.products.find((product) => String(product.id) === id)

/** A sample has no page at any retailer. */
export const isSample = ({ link }: Product, reasons: ResultProduct | undefined): boolean =>
  link === '' || reasons?.sample === true

export const penceOf = ({ price }: Product): number => Math.round(Number(price) * 100)
