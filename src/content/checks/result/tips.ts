import { check } from '#content/checks/check.ts'
import { either, message, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'

/** Every badge has a tip without a condition, so that it is never empty. */
export const tipBadges = check(['tips'], ({ tips: { badges, tips } }, { locate, unresolvedKinds }) =>
  unresolvedKinds.has('badge')
    ? []
    : badges
        .filter(({ id }) => !tips.some(({ badge, when }) => badge === id && !when))
        .map((badge): Finding => ({
          code: 'content/no-fallback',
          range: locate(badge, 'id'),
          message: message`Badge ${thing('badge', badge.id)} has no tip without a condition, so it could be empty.`,
          help: message`Add a tip without ${either('`when`', 'a condition')} for this badge.`,
        })),
)
