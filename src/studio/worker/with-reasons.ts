import type { Texts } from '#editing/replay/replay.ts'

const noReason = /\bbecause: *(?:""|'')/g
const noRating = /\bevidence: *(?:""|'')/g

/**
 * The files with placeholders for missing reasons and evidence of rules, so that the effect of a rule on a score can be computed before these
 * are written.
 */
export const withReasons = (texts: Texts): Texts =>
  new Map(
    [...texts].map(([path, text]) => [
      path,
      text.replace(noReason, 'because: (no reason yet)').replace(noRating, 'evidence: weak'),
    ]),
  )
