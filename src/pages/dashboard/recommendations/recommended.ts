/** What is recommended: the products of the list, each with what the report says about it. */
import type { ReportCalls } from '#client/calls/reports.ts'
import type { Product, ResultProduct, ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { readLatest } from '#pages/dashboard/analysis/latest-report.ts'

export type Recommended = {
  readonly products: readonly Product[]
  /** Why each was chosen. It may fail by itself; null: there is no report. */
  readonly report: Outcome<ResultReply | null>
}

export const readRecommended = async (
  calls: ReportCalls,
  user: string,
  signal: AbortSignal,
): Promise<Outcome<Recommended>> => {
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

/** `samples`: the catalogue is one of samples. It counts where the report, which knows better, could not be read. */
export const isSample = ({ link }: Product, reasons: ResultProduct | undefined, samples: boolean): boolean =>
  reasons ? reasons.sample : samples && link === ''

export type Shop = { readonly name: string; readonly href: string }

/** null: nobody sells it. A shop without a name is called as the brand, or as its address. */
export const shopOf = ({ link }: Product, reasons: ResultProduct | undefined): Shop | null =>
  link === '' || reasons?.sample
    ? null
    : { name: reasons?.retailer ?? reasons?.brand ?? new URL(link).hostname, href: link }

/** null: not known. */
export const penceOf = ({ price }: Product): number | null => (price === '' ? null : Math.round(Number(price) * 100))
