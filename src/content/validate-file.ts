import type { ErrorObject } from 'ajv'
import { explainErrors } from './schema/explain-error.ts'
import type { ContentFile } from './folder/content-file.ts'
import type { FileKind } from './folder/layout.ts'
import { placeholderTexts, type PlaceholderText } from './text/allowed-placeholders.ts'
import type { Locate, Origins } from './yaml/locate.ts'
import { renderMarkdown } from './text/markdown.ts'
import { modelineFindings } from './yaml/modeline.ts'
import type { RenderedTexts } from './assemble.ts'
import { parseYaml } from './yaml/parse.ts'
import { wholeFileRange } from './yaml/range.ts'
import type { Finding } from './problems/problem.ts'
import type { SchemaValidators } from './schema/schemas.ts'
import { resolvePointer } from './yaml/json-pointer.ts'
import { rangeInText } from './yaml/text-range.ts'

export type ValidatedFile = {
  readonly kind: FileKind
  /** Relative to the content folder. */
  readonly path: string
  /** The content has no such file: all of it comes from the defaults. */
  readonly isDefault?: boolean
  /** undefined when the file is not YAML. */
  readonly data: unknown
  /** The data has the shape of its type, whatever else is wrong with it: checks may read it. */
  readonly isWellFormed: boolean
  readonly findings: readonly Finding[]
  /** All texts with the placeholders that their schema allows, but those that have a check of their own. */
  readonly placeholderTexts: readonly PlaceholderText[]
}

type ValidationContext = {
  readonly validators: SchemaValidators
  /** Receives the YAML nodes of the data. */
  readonly origins: Origins
  readonly locate: Locate
  /** Receives the Markdown texts of the data, rendered. */
  readonly rendered: RenderedTexts
}

/** Validates one file by itself: YAML syntax, the modeline, the schema, and its Markdown texts. */
export const validateFile = (
  file: ContentFile,
  kind: FileKind,
  { validators, origins, locate, rendered }: ValidationContext,
): ValidatedFile => {
  const { source, data, findings } = parseYaml(file.name, file.bytes, origins)
  const read = { kind, path: file.path, data }
  if (data === undefined) return { ...read, isWellFormed: false, findings, placeholderTexts: [] }

  const { errors, markdown, allowedPlaceholders } = validators.validate(kind.schema, data)
  const explained = explainErrors(errors, data, validators.schema(kind.schema), wholeFileRange(source), locate)
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
  return {
    ...read,
    // A mistyped name at the top may be a whole part that is now missing: nothing reliable can be said about the others.
    isWellFormed: explained.isWellFormed && !errors.some(isUnknownAtTop),
    placeholderTexts: placeholderTexts(data, allowedPlaceholders),
    findings: [
      // Of a name, the mistake is reported that has more to say.
      ...findings.filter(({ range }) => !explained.findings.some((other) => other.range.from === range.from)),
      ...modelineFindings(source, file.path, kind.schema),
      ...explained.findings,
      ...markdownFindings,
    ],
  }
}

const isUnknownAtTop = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'additionalProperties' && instancePath === ''
