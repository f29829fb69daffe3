/** The recommended products, each with its reasons from the report. */
import { formatPrice, type Region } from '#engine/format.ts'
import type { ReportCalls } from '#client/calls/reports.ts'
import type { Product, ResultProduct, ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { readLatest } from '#pages/dashboard/analysis/latest-report.ts'

export type Recommended = {
  readonly products: readonly Product[]
  /** The reasons. They may fail independently; null: there is no report. */
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
  // No products: the report tells whether that is because there is no quiz yet.
  if (ids.value.length === 0) return report.ok ? { ok: true, value: { products: [], report } } : report
  const products = await calls.readProducts(ids.value, signal)
  return products.ok ? { ok: true, value: { products: products.value, report } } : products
}

/** Product ids are numbers in a result and strings in the API of the specification. */
export const reasonsFor = ({ id }: Product, report: ResultReply | null): ResultProduct | undefined =>
  report?.result.products.find((product) => String(product.id) === id)

/** `samples`: the current catalogue contains samples. Used only where the report could not be loaded. */
export const isSample = ({ link }: Product, reasons: ResultProduct | undefined, samples: boolean): boolean =>
  reasons ? reasons.sample : samples && link === ''

export type Shop = { readonly name: string; readonly href: string }

/** null: nobody sells it. Without a retailer's name, the brand or the host name is used. */
export const shopOf = ({ link }: Product, reasons: ResultProduct | undefined): Shop | null =>
  link === '' || reasons?.sample
    ? null
    : { name: reasons?.retailer ?? reasons?.brand ?? new URL(link).hostname, href: link }

/** The price with the sign of its currency. */
export const priceOf = (product: Product, region: Region): string => formatPrice(penceOf(product) ?? 0, region)

/** Together. null: the price of one of them is unknown. */
export const penceOfAll = (products: readonly Product[]): number | null =>
  products.reduce<number | null>((sum, product) => {
    const pence = penceOf(product)
    return sum === null || pence === null ? null : sum + pence
  }, 0)

/** In pence. null: the price is unknown. */
export const penceOf = ({ price }: Product): number | null => (price === '' ? null : Math.round(Number(price) * 100))
