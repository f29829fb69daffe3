import type { ErrorObject } from 'ajv'
import type { Locate } from '#content/yaml/locate.ts'
import { closestMatch } from './did-you-mean.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import { isObject, resolvePointer } from '#content/yaml/json-pointer.ts'
import type { DataFix } from '#content/problems/data-fix.ts'
import { replacement, spellingFixes, wordReplacement } from '#content/problems/fixes.ts'
import type { Finding } from '#content/problems/problem.ts'
import { schemaMessage } from './schema-messages.ts'
import type { Schema } from './schemas.ts'
import { wrongLettersOf } from './wrong-letters.ts'

export type ExplainedErrors = {
  readonly findings: readonly Finding[]
  /** JSON pointers of the values that do not have the shape of their type, because something is missing or has the wrong type. */
  readonly malformed: readonly string[]
  /** Corrections of names with look-alike letters. With them, the other files can be checked without findings that follow from the mistake. */
  readonly repairs: readonly { readonly owner: object; readonly key: string; readonly value: string }[]
}

/**
 * Turns Ajv's errors for one file into findings, one for each mistake. Ajv reports all branches of a union, and a mistyped key both as
 * unknown and as missing; such duplicates are removed.
 *
 * @param known the schemas of all kinds of file, and the names of the settings at the top of this one
 * @param whole the range for errors of a file that contains no mapping or list
 */
export const explainErrors = (
  errors: readonly ErrorObject[],
  data: unknown,
  { schemas, top }: { readonly schemas: readonly Schema[]; readonly top: readonly string[] },
  whole: SourceRange,
  locate: Locate,
): ExplainedErrors => {
  const own = withoutBranches(errors).filter(
    (error, _, all) => error.keyword !== 'propertyNames' && !isMissingTag(error, all),
  )
  const repairs: { owner: object; key: string; value: string }[] = []
  const explain = (error: ErrorObject): Finding => {
    const { part, target } = targetOf(error, data)
    const range = target.owner ? locate(target.owner, target.key, part) : isObject(data) ? locate(data) : whole
    const written = range.source.text.slice(range.from, range.to)
    const explained = schemaMessage(error, { ...target, written, top }, schemas)
    const { inside, spelling, rewritten, missing, ...message } = explained
    const place = inside && isObject(target.value) ? locate(target.value, inside.key, inside.part) : range
    const dataFixes = missing && isObject(target.value) ? [settingFix(target.value, missing)] : []
    const letters = wrongLettersOf(error, target.value)
    if (!letters) {
      const fixes = [
        ...(spelling ? spellingFixes(place, spelling.word, spelling.known) : []),
        ...(rewritten === undefined ? [] : [replacement(place, rewritten, `Write ${rewritten}`)]),
      ]
      return { ...message, range: place, fixes, dataFixes }
    }
    // A mistyped name is an error of the whole mapping, which must stay as it is.
    if (part === 'value' && !inside && target.owner && target.key !== undefined)
      repairs.push({ owner: target.owner, key: target.key, value: letters.intended })
    return {
      code: 'content/wrong-letter',
      message: letters.message,
      help: letters.help,
      range: place,
      fixes: [wordReplacement(place, letters.intended)],
      dataFixes,
    }
  }
  const findings = mergedByMistake(withoutMisspelt(own)).map(explain)
  const malformed = own.filter(({ keyword }) => shaping.has(keyword)).map(({ instancePath }) => instancePath)
  return { findings, malformed, repairs }
}

/** What an error is about. For the name of a setting (`propertyNames`), Ajv gives the place of the mapping. */
const targetOf = ({ instancePath, propertyName: name }: ErrorObject, data: unknown) => {
  const found = resolvePointer(data, instancePath)
  return name !== undefined && isObject(found.value)
    ? ({ target: { owner: found.value, key: name, value: name }, part: 'key' } as const)
    : ({ target: found, part: 'value' } as const)
}

const settingFix = (owner: object, { key, value }: { readonly key: string; readonly value: unknown }): DataFix => ({
  title: `Add ${key}: ${String(value)}`,
  owner,
  edit: (path) => ({ kind: 'set', path: [...path, key], value }),
})

/** A union without its tag is also reported by `required`, so one of the two errors is left out. */
const isMissingTag = ({ keyword, instancePath, params }: ErrorObject, all: readonly ErrorObject[]): boolean =>
  keyword === 'discriminator' &&
  all.some((other) => other.instancePath === instancePath && other.params['missingProperty'] === params['tag'])

const shaping = new Set(['required', 'type', 'discriminator'])

/** Ajv reports the errors of every branch of an `anyOf`. Only the errors of the branch that was meant are kept. */
const withoutBranches = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const choices = errors.filter((error) => error.keyword === 'anyOf')
  const others = errors.filter(
    (error) => error.keyword !== 'anyOf' && !choices.some((choice) => isBranch(error, choice)),
  )
  return [...others, ...choices.flatMap((choice) => branchMistakes(choice, errors))]
}

/**
 * Leaves out missing keys that were only mistyped, and all missing keys of a mapping that has nothing but the same number of unknown
 * keys, such as {min: 0, max: 9}.
 */
const withoutMisspelt = (errors: readonly ErrorObject[]): ErrorObject[] =>
  errors.filter(({ data, keyword, instancePath, params }) => {
    if (keyword !== 'required') return true
    const here = errors.filter((error) => error.instancePath === instancePath)
    const missing = here.filter((error) => error.keyword === 'required').map((error) => missingOf(error))
    const unknown = here.flatMap((error) =>
      error.keyword === 'additionalProperties' ? [error.params['additionalProperty']] : [],
    )
    const isRenamed = unknown.length === missing.length && isObject(data) && Object.keys(data).length === unknown.length
    return !isRenamed && !unknown.some((name) => closestMatch(String(name), missing) === params['missingProperty'])
  })

const missingOf = ({ params }: ErrorObject): string => String(params['missingProperty'])

/** Merges errors about the same value, and all missing keys, or all unknown keys, of one mapping. */
const mergedByMistake = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const seen = new Map<string, ErrorObject>()
  for (const error of errors) {
    const path = mistakePath(error)
    const first = seen.get(path)
    // That a label is no id says more than that it is too long for one.
    const isMoreTelling = error.keyword === 'pattern' && first?.keyword === 'maxLength'
    if (!first || isMoreTelling) seen.set(path, { ...error, params: { ...error.params, names: namesOf(error) } })
    else if (first.keyword === error.keyword) first.params['names'].push(...namesOf(error))
  }
  return [...seen.values()]
}

const namesOf = ({ params }: ErrorObject): unknown[] => [params['missingProperty'] ?? params['additionalProperty']]

/** Errors with the same path are one mistake. */
const mistakePath = (error: ErrorObject): string => {
  const { keyword, instancePath, params, propertyName } = error
  if (propertyName !== undefined) return `${instancePath}/ name ${propertyName}`
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

/** For "a text or a list of texts", only the errors of the branch with the written type are useful. */
const branchMistakes = (choice: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] => {
  const inner = errors.filter((error) => isBranch(error, choice))
  const wrongKind = inner.filter((error) => error.keyword === 'type' && error.instancePath === choice.instancePath)
  // A branch of another type may also fail `const` or `enum`, which says nothing new.
  const rest = inner.filter((error) => !wrongKind.some((one) => branchOf(one) === branchOf(error)))
  const first = wrongKind[0]
  // Errors behind a `$ref` have a different schema path, but they are about something inside the value.
  const isEntered = errors.some((error) => error.instancePath.startsWith(`${choice.instancePath}/`))
  const others = wrongKind.map((error) => error.params['type'])
  if (rest.length > 0 || isEntered || !first)
    return rest.map((error) => ({ ...error, params: { ...error.params, others } }))
  return [{ ...first, params: { type: others } }]
}

const branchOf = ({ schemaPath }: ErrorObject): string => schemaPath.slice(0, schemaPath.lastIndexOf('/'))
