import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'

/** The sentence of a result joins the clauses of two scores and ends with a full stop of its own. */
export const scoreClauses = check(['scores'], ({ scores: { scores } }, { locate }) =>
  scores.flatMap(({ bands = [], mirror }) => {
    const phrases = mirror?.phrases ?? {}
    return [
      ...Object.entries(phrases).flatMap(([key, clause]) => clauseFindings(clause, () => locate(phrases, key))),
      ...bands.flatMap((band) => clauseFindings(band.phrase ?? '', () => locate(band, 'phrase'))),
    ]
  }),
)

const clauseFindings = (clause: string, range: () => Finding['range']): readonly Finding[] => {
  const [end] = /[.!?…。]$/u.exec(clause.trim()) ?? []
  if (end === undefined) return []
  return [
    {
      code: 'content/clause-end',
      range: range(),
      message: `This clause ends with ${quoted(end)}, and the sentence that it becomes a part of has an end of its own.`,
      help: `Remove the ${quoted(end)}.`,
    },
  ]
}
