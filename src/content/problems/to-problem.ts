import type { Origins } from '#content/yaml/locate.ts'
import { pointerAt } from '#content/yaml/pointer-at.ts'
import { codeFrame, positionOf, type SourceRange } from '#content/yaml/range.ts'
import { codes } from './codes.ts'
import { textForAuthors } from './message.ts'
import type { Finding, Problem } from './problem.ts'
import { textFix } from './text-fix.ts'

/** @param origins the YAML nodes of the files, for the data paths */
export const toProblem = (
  { code, range, message, help, fixes = [], dataFixes = [] }: Finding,
  origins: Origins = new WeakMap(),
): Problem => ({
  code,
  severity: codes[code].severity,
  file: range.source.name,
  ...positionOf(range),
  from: range.from,
  to: range.to,
  path: pathOf(range, origins),
  message: textForAuthors(message),
  ...(help === undefined ? {} : { help: textForAuthors(help) }),
  ...(typeof message === 'string' && typeof (help ?? '') === 'string'
    ? {}
    : { forEditors: { message, ...(help === undefined ? {} : { help }) } }),
  frame: range.source.text === '' ? '' : codeFrame(range),
  fixes: [...fixes, ...dataFixes.flatMap((fix) => textFix(fix, origins))],
})

const pathOf = ({ source, from, to }: SourceRange, origins: Origins): string => {
  const root = origins.get(source)?.node
  return root ? pointerAt(root, from, to) : ''
}
