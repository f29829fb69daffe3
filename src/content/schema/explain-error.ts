/** What a schema refuses, in plain words: one mistake, one message. */
import type { ErrorObject } from 'ajv'
import type { Locate } from '#content/yaml/locate.ts'
import { closestMatch } from './did-you-mean.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import { isObject, resolvePointer } from '#content/yaml/json-pointer.ts'
import type { Finding } from '#content/problems/problem.ts'
import { schemaMessage } from './schema-messages.ts'
import type { Schema } from './schemas.ts'

export type ExplainedErrors = {
  readonly findings: readonly Finding[]
  /** The data has the shape of its type, whatever else is wrong with it. */
  readonly isWellFormed: boolean
}

export const explainErrors = (
  errors: readonly ErrorObject[],
  data: unknown,
  schema: Schema,
  whole: SourceRange,
  locate: Locate,
): ExplainedErrors => {
  const own = withoutBranches(errors).filter((error, _, all) => !isMissingTag(error, all))
  const findings = once(withoutMisspelt(own)).map((error): Finding => {
    const target = resolvePointer(data, error.instancePath)
    const range = target.owner ? locate(target.owner, target.key) : isObject(data) ? locate(data) : whole
    const written = range.source.text.slice(range.from, range.to)
    const { inside, ...said } = schemaMessage(error, { ...target, written }, schema)
    return { ...said, range: inside && isObject(target.value) ? locate(target.value, inside.key, inside.part) : range }
  })
  return { findings, isWellFormed: own.every(({ keyword }) => !shaping.has(keyword)) }
}

/** A union without its deciding setting is told by `required`. */
const isMissingTag = ({ keyword, instancePath, params }: ErrorObject, all: readonly ErrorObject[]): boolean =>
  keyword === 'discriminator' &&
  all.some((other) => other.instancePath === instancePath && other.params['missingProperty'] === params['tag'])

const shaping = new Set(['required', 'type', 'discriminator'])

/** Ajv tells of every branch of a choice: what is wrong is the branch of the kind that was written. */
const withoutBranches = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const choices = errors.filter((error) => error.keyword === 'anyOf')
  const others = errors.filter(
    (error) => error.keyword !== 'anyOf' && !choices.some((choice) => isBranch(error, choice)),
  )
  return [...others, ...choices.flatMap((choice) => branchMistakes(choice, errors))]
}

/** A mistyped setting is not missing as well. */
const withoutMisspelt = (errors: readonly ErrorObject[]): ErrorObject[] =>
  errors.filter(({ keyword, instancePath, params }) => {
    if (keyword !== 'required') return true
    const here = errors.filter((error) => error.instancePath === instancePath)
    const missing = here.filter((error) => error.keyword === 'required').map((error) => missingOf(error))
    const unknown = here.flatMap((error) =>
      error.keyword === 'additionalProperties' ? [error.params['additionalProperty']] : [],
    )
    return !unknown.some((name) => closestMatch(String(name), missing) === params['missingProperty'])
  })

const missingOf = ({ params }: ErrorObject): string => String(params['missingProperty'])

/** One value, one message; and one for all that is missing, or all that is strange, in one group. */
const once = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const seen = new Map<string, ErrorObject>()
  for (const error of errors) {
    const path = placePath(error)
    const first = seen.get(path)
    if (!first) seen.set(path, { ...error, params: { ...error.params, names: namesOf(error) } })
    else if (first.keyword === error.keyword) first.params['names'].push(...namesOf(error))
  }
  return [...seen.values()]
}

const namesOf = ({ params }: ErrorObject): unknown[] => [params['missingProperty'] ?? params['additionalProperty']]

/** Errors with the same path are one mistake. */
const placePath = (error: ErrorObject): string => {
  const { keyword, instancePath, params } = error
  if (keyword === 'required') return `${instancePath}/ missing`
  if (keyword === 'discriminator') return `${instancePath}/${params['tag']}`
  if (keyword !== 'additionalProperties') return instancePath
  const name = String(params['additionalProperty'])
  return closestMatch(name, Object.keys(error.parentSchema?.['properties'] ?? {})) === undefined
    ? `${instancePath}/ unknown`
    : `${instancePath}/${name}`
}

const isBranch = (error: ErrorObject, choice: ErrorObject): boolean =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath)

/** Of "text or a list of texts", only the branch of the kind that was written is worth telling. */
const branchMistakes = (choice: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] => {
  const inner = errors.filter((error) => isBranch(error, choice))
  const wrongKind = inner.filter((error) => error.keyword === 'type' && error.instancePath === choice.instancePath)
  const rest = inner.filter((error) => !wrongKind.includes(error))
  const first = wrongKind[0]
  if (rest.length > 0 || !first) return rest
  return [{ ...first, params: { type: wrongKind.map((error) => error.params['type']) } }]
}
