import type { ErrorObject } from 'ajv'
import { explainErrors } from './schema/explain-error.ts'
import type { ContentFile } from './folder/content-file.ts'
import type { FileKind } from './folder/layout.ts'
import { placeholderTexts, type PlaceholderText } from './text/allowed-placeholders.ts'
import type { Locate, Origins } from './yaml/locate.ts'
import { markupInPlainText } from './text/markup-in-plain-text.ts'
import { renderMarkdown } from './text/markdown.ts'
import { modelineFindings } from './yaml/modeline.ts'
import type { RenderedTexts } from './assemble.ts'
import { parseYaml } from './yaml/parse.ts'
import { wholeFileRange } from './yaml/range.ts'
import type { Finding } from './problems/problem.ts'
import type { Name } from './schema/names-in-data.ts'
import { settingsOf, type SchemaValidators } from './schema/schemas.ts'
import { isObject, pointerTo, resolvePointer } from './yaml/json-pointer.ts'
import { withoutEntries } from './yaml/without-entries.ts'
import { rangeInText } from './yaml/text-range.ts'

export type ValidatedFile = {
  readonly kind: FileKind
  /** Relative to the content folder. */
  readonly path: string
  /** The content has no such file: all of it comes from the defaults. */
  readonly isDefault?: boolean
  /** The quiz file, for a part of it. */
  readonly partOf?: string
  /** undefined when the file is not YAML. Entries of lists that do not have the shape of their type are left out. */
  readonly data: unknown
  /** All of the file has the shape of its type, whatever else is wrong with it: checks may read it. */
  readonly isWellFormed: boolean
  /** `data` has the shape of its type, possibly because entries were left out. */
  readonly isUsable: boolean
  /** The texts of the file that are the id of something, or name something by its id. Includes those of entries that were left out. */
  readonly names: readonly Name[]
  /** The ids that the left out part of the file may define. References to them are not checked. */
  readonly uncheckedIds: ReadonlySet<string>
  readonly findings: readonly Finding[]
  /** All texts with the placeholders that their schema allows, except those that have a check of their own. */
  readonly placeholderTexts: readonly PlaceholderText[]
}

type ValidationContext = {
  readonly validators: SchemaValidators
  /** Receives the YAML nodes of the data. */
  readonly origins: Origins
  readonly locate: Locate
  /** Receives the Markdown texts of the data, rendered. */
  readonly rendered: RenderedTexts
  /** Relative path from the content folder to the schemas. */
  readonly schemas: string | undefined
}

/** Validates one file by itself: YAML syntax, the modeline, the schema, and its Markdown texts. */
export const validateFile = (
  file: ContentFile,
  kind: FileKind,
  { validators, origins, locate, rendered, schemas }: ValidationContext,
): ValidatedFile => {
  const { source, data, findings } = parseYaml(file.name, file.bytes, origins)
  const read = { kind, path: file.path, data }
  if (data === undefined) return { ...read, ...unreadable, findings }

  const { errors, markdown, allowedPlaceholders, names } = validators.validate(kind.schema, data)
  const top = settingsOf(validators.schema(kind.schema))
  const explained = explainErrors(errors, data, { schemas: validators.all, top }, wholeFileRange(source), locate)
  for (const { owner, key, value } of explained.repairs) Reflect.set(owner, key, value)
  const markdownFindings = markdown.flatMap((pointer): Finding[] => {
    const { owner, key, value } = resolvePointer(data, pointer)
    if (!owner || key === undefined || typeof value !== 'string') return []
    const { nodes, rejected } = renderMarkdown(value)
    const texts = rendered.get(owner) ?? new Map()
    rendered.set(owner, texts.set(key, nodes))
    return rejected.map(({ message, help, from, to }) => ({
      code: 'content/markdown',
      range: rangeInText(locate(owner, key), value, from, to),
      message,
      help,
    }))
  })
  const reduced = withoutEntries(data, explained.malformed, origins)
  // A mistyped or misplaced name at the top may be a whole part that is now missing, so findings about the others would be unreliable.
  const isUsable =
    reduced.isComplete && !errors.some((error) => isUnknownAtTop(error) || isMisplacedPart(error, data, top))
  return {
    ...read,
    data: reduced.data,
    isWellFormed: isUsable && explained.malformed.length === 0,
    isUsable,
    names,
    uncheckedIds: textsIn(isUsable ? reduced.removed : data, names),
    placeholderTexts: placeholderTexts(data, allowedPlaceholders),
    findings: [
      // If there are two findings about one name, the more helpful one is kept.
      ...findings.filter(({ range }) => !explained.findings.some((other) => other.range.from === range.from)),
      ...modelineFindings(source, file.path, kind.schema, schemas),
      ...explained.findings,
      ...markdownFindings,
      ...markupInPlainText(data, markdown, locate),
    ],
  }
}

const isUnknownAtTop = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'additionalProperties' && instancePath === ''

/** A group or list that belongs at the top of the file, but is nested too deeply. */
const isMisplacedPart = (
  { keyword, instancePath, params }: ErrorObject,
  data: unknown,
  top: readonly string[],
): boolean => {
  const name = String(params['additionalProperty'])
  return (
    keyword === 'additionalProperties' &&
    top.includes(name) &&
    isObject(resolvePointer(data, `${instancePath}${pointerTo(name)}`).value)
  )
}

const unreadable = {
  isWellFormed: false,
  isUsable: false,
  names: [],
  uncheckedIds: new Set<string>(),
  placeholderTexts: [],
}

/** The texts and the names of settings in this value, except those that are references. */
export const textsIn = (value: unknown, names: readonly Name[] = []): ReadonlySet<string> => {
  const references = new Map<object, Set<string>>()
  for (const { keyword, owner, key } of names)
    if (keyword === 'x-ref') references.set(owner, (references.get(owner) ?? new Set()).add(String(key)))
  const texts = new Set<string>()
  const collect = (inner: unknown) => {
    if (!isObject(inner)) return
    for (const [key, one] of Object.entries(inner)) {
      texts.add(key)
      if (typeof one === 'string' && !references.get(inner)?.has(key)) texts.add(one)
      collect(one)
    }
  }
  collect(value)
  return texts
}
