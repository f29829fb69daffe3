import { quoted } from '#content/problems/wording.ts'
import { formOf, settingAt } from '#studio/form/schema/setting-at.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import type { PlacedProblem } from './placed-problem.ts'

/** A problem of the order of steps, with the kinds named as in the choice of kinds. */
export const stepOrderWords = (schemas: Schemas, problem: PlacedProblem): PlacedProblem => {
  const worded = (text: string) =>
    text.replaceAll(/\b(?:intro|questions|photos|text|review|analysing|results)\b/g, (kind) =>
      quoted(stepKind(schemas, kind)),
    )
  const { help, message } = problem
  return { ...problem, message: worded(message), ...(help !== undefined && { help: worded(help) }) }
}

/** The name of a kind of step in the choice of kinds. */
export const stepKind = (schemas: Schemas, kind: string): string => {
  const form = settingAt(schemas, 'quiz.yaml', { steps: [{ kind }] }, ['steps', 0])?.node
  const view = form && formOf(schemas, form, { kind })
  return view?.title || kind
}
