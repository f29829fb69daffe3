import type { Texts } from '#editing/replay/replay.ts'

const noReason = /\bbecause: *(?:""|'')/g
const noRating = /\bevidence: *(?:""|'')/g

/**
 * The files with a reason and a rating for each rule for which they are still to be given: what the rule adds to a score does not wait for
 * them.
 */
export const withReasons = (texts: Texts): Texts =>
  new Map(
    [...texts].map(([path, text]) => [
      path,
      text.replace(noReason, 'because: (no reason yet)').replace(noRating, 'evidence: weak'),
    ]),
  )
