/** The paginated list of reports. */
import type { ReportsReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { jsonOf } from './call.ts'
import { userReply } from './session-call.ts'

export type ReportsPage = {
  readonly reports: ReportsReply
  /** Cursor of the next page. null: this is the last one. */
  readonly next: string | null
}

export type PageRequest = {
  /** `next` of the previous page. */
  readonly before?: string
  /** The greatest number of reports, when fewer than a page are needed. */
  readonly limit?: number
  readonly signal?: AbortSignal
}

/** Newest first. */
export const readReportPage = async (
  user: string,
  { before, limit, signal }: PageRequest,
): Promise<Outcome<ReportsPage>> => {
  const query = new URLSearchParams({
    ...(before !== undefined && { before }),
    ...(limit !== undefined && { limit: String(limit) }),
  }).toString()
  const reply = await userReply({
    method: 'GET',
    path: `/users/reports/${encodeURIComponent(user)}${query && `?${query}`}`,
    ...(signal && { signal }),
  })
  if (!reply.ok) return reply
  const body = await jsonOf<ReportsReply>(reply.value)
  return body.ok ? { ok: true, value: { reports: body.value, next: nextIn(reply.value.headers.get('link')) } } : body
}

/** Reads the cursor from a Link header: `<url>; rel="next"` (RFC 8288). */
const nextIn = (link: string | null): string | null => {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]
  return address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('before')
}
