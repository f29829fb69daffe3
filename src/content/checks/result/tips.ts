import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'

/** Every badge has a tip without a condition, so that it is never empty. */
export const tipBadges = check(['tips'], ({ tips: { badges, tips } }, { locate, unresolvedKinds }) =>
  unresolvedKinds.has('badge')
    ? []
    : badges
        .filter(({ id }) => !tips.some(({ badge, when }) => badge === id && !when))
        .map((badge): Finding => ({
          code: 'content/no-fallback',
          range: locate(badge, 'id'),
          message: `Badge ${quoted(badge.id)} has no tip without a condition, so it could be empty.`,
          help: 'Add a tip without `when` for this badge.',
        })),
)
