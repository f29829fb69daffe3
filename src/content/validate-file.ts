/** One file, judged on its own: is it YAML, has it the right shape, is its Markdown what a page can draw? */
import { explainErrors } from './schema/explain-error.ts'
import type { ContentFile } from './folder/read-folder.ts'
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
  readonly path: string
  readonly data: unknown
  /** The data has the shape of its type: other files may be compared with it. */
  readonly isWellFormed: boolean
  readonly findings: readonly Finding[]
  readonly placeholderTexts: readonly PlaceholderText[]
}

type ValidationContext = {
  readonly validators: SchemaValidators
  readonly origins: Origins
  readonly locate: Locate
  readonly rendered: RenderedTexts
}

export const validateFile = (
  file: ContentFile,
  kind: FileKind,
  { validators, origins, locate, rendered }: ValidationContext,
): ValidatedFile => {
  const { source, data, findings } = parseYaml(file.name, file.bytes, origins)
  const read = { kind, path: file.path, data }
  if (data === undefined) return { ...read, isWellFormed: false, findings, placeholderTexts: [] }

  const { errors, markdown, allowedPlaceholders } = validators.validate(kind.schema, data)
  const refused = explainErrors(errors, data, validators.schema(kind.schema), wholeFileRange(source), locate)
  const texts = markdown.flatMap((path): Finding[] => {
    const { owner, key, value } = resolvePointer(data, path)
    if (!owner || key === undefined || typeof value !== 'string') return []
    const { nodes, refused: kinds } = renderMarkdown(value)
    const known = rendered.get(owner) ?? new Map()
    rendered.set(owner, known.set(key, nodes))
    return kinds.map(({ message, help, from, to }) => ({
      code: 'content/markdown',
      range: rangeInText(locate(owner, key), value, from, to),
      message,
      help,
    }))
  })
  return {
    ...read,
    isWellFormed: refused.isWellFormed,
    placeholderTexts: placeholderTexts(data, allowedPlaceholders),
    findings: [...findings, ...modelineFindings(source, file.path, kind.schema), ...refused.findings, ...texts],
  }
}
