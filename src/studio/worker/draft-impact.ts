import { audienceOf, type AudienceChange } from '#editing/impact/audience.ts'
import { impactOf, type Impact } from '#editing/impact/impact.ts'
import type { Content } from '#types/content.generated.ts'

/** What all changes of the draft do to the results of personas, and to who is asked what. */
export type DraftImpact = { readonly impact: Impact; readonly audience: readonly AudienceChange[] }

/** null: the content is not valid before or after the changes. */
export const draftImpact = (before: Content | null, after: Content | null): DraftImpact | null =>
  before && after ? { impact: impactOf(before, after), audience: audienceOf(before, after) } : null
