import type { DashboardSlice } from '#content/slices/slices.ts'
import { consentsId } from '#pages/account/consents-id.ts'
import type { PageLink } from '#pages/report/routines.tsx'
import type { Result } from '#types/api.generated.ts'

/** To what the user has agreed to. undefined: no answer was left out because of that. */
export const consentsLink = (
  { unanswered }: Pick<Result, 'unanswered'>,
  { account }: DashboardSlice['page'],
): PageLink | undefined =>
  unanswered && unanswered.no_consent > 0
    ? { href: `${account.route}#${consentsId}`, label: account.privacy.consents_link }
    : undefined
