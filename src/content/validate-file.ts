/** One file, judged on its own: is it YAML, has it the right shape, is its Markdown what a page can draw? */
import { explain } from './schema/explain-error.ts'
import type { ContentFile } from './folder/read-folder.ts'
import type { Slot } from './folder/layout.ts'
import { limitedTexts, type LimitedText } from './text/allowed-placeholders.ts'
import type { At, Origins } from './yaml/locate.ts'
import { renderMarkdown } from './text/markdown.ts'
import { modelineFindings } from './yaml/modeline.ts'
import type { RenderedTexts } from './assemble.ts'
import { parseText } from './yaml/parse.ts'
import { wholeFile } from './yaml/range.ts'
import type { Finding } from './problems/problem.ts'
import type { Judges } from './schema/schemas.ts'
import { valueAt } from './yaml/json-pointer.ts'
import { placeInText } from './yaml/text-range.ts'

export type Judged = {
  readonly slot: Slot
  readonly path: string
  readonly data: unknown
  /** The data has the shape of its type: other files may be compared with it. */
  readonly sound: boolean
  readonly findings: readonly Finding[]
  readonly limited: readonly LimitedText[]
}

type Desk = { readonly judges: Judges; readonly origins: Origins; readonly at: At; readonly rendered: RenderedTexts }

export const judgeFile = (file: ContentFile, slot: Slot, { judges, origins, at, rendered }: Desk): Judged => {
  const { text, data, findings } = parseText(file.name, file.bytes, origins)
  const read = { slot, path: file.path, data }
  if (data === undefined) return { ...read, sound: false, findings, limited: [] }

  const { errors, markdown, limits } = judges.judge(slot.schema, data)
  const refused = explain(errors, data, judges.schema(slot.schema), wholeFile(text), at)
  const texts = markdown.flatMap((path): Finding[] => {
    const { owner, key, value } = valueAt(data, path)
    if (!owner || key === undefined || typeof value !== 'string') return []
    const { nodes, refused: kinds } = renderMarkdown(value)
    const known = rendered.get(owner) ?? new Map()
    rendered.set(owner, known.set(key, nodes))
    return kinds.map(({ message, help, from, to }) => ({
      code: 'content/markdown',
      place: placeInText(at(owner, key), value, from, to),
      message,
      help,
    }))
  })
  return {
    ...read,
    sound: refused.sound,
    limited: limitedTexts(data, limits),
    findings: [...findings, ...modelineFindings(text, file.path, slot.schema), ...refused.findings, ...texts],
  }
}
