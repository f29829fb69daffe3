import { isScalar, visit, type Document, type Pair, type Scalar } from 'yaml'
import { keyText } from './locate.ts'
import { lineStart, sourceRange, type SourceText } from './range.ts'
import type { Fix } from '#content/problems/fix.ts'
import type { Finding } from '#content/problems/problem.ts'
import { inOneSentence, quoted } from '#content/problems/wording.ts'

/**
 * Settings that are written twice in one mapping, with one finding for each mapping. The parser could report them (`uniqueKeys`), but
 * several in one mapping usually mean that the `- ` of a list entry was lost, and in that case the fix is to add it.
 */
export const duplicateKeyFindings = (source: SourceText, document: Document): Finding[] => {
  const findings: Finding[] = []
  visit(document, {
    Map(_, { items }) {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? [key] : []))
      const seen = new Set<string>()
      const repeated = keys.filter((key) => seen.size === seen.add(keyText(key)).size)
      if (repeated[0])
        findings.push({
          ...finding(source, repeated[0], [...new Set(repeated.map(keyText))]),
          fixes: repeated.length === 1 ? withoutRepeatedLine(source, items, repeated[0]) : [],
        })
    },
  })
  return findings
}

/** A fix that removes the line, if it repeats the first one exactly. */
const withoutRepeatedLine = ({ name, text }: SourceText, items: readonly Pair[], repeated: Scalar): readonly Fix[] => {
  const lineOf = (offset: number) => {
    const [from, end] = [lineStart(text, offset), text.indexOf('\n', offset)]
    const to = end === -1 ? text.length : end + 1
    return { from, to, text: text.slice(from, to).trim() }
  }
  const first = items.find(({ key }) => isScalar(key) && keyText(key) === keyText(repeated))
  const last = items.find(({ key }) => key === repeated)
  if (!isScalar(first?.key) || !isScalar(last?.value) || !repeated.range || !last.value.range) return []
  const [line, same] = [lineOf(repeated.range[0]), lineOf(first.key.range?.[0] ?? 0)]
  const isWholeLine = line.text.startsWith(keyText(repeated)) && last.value.range[1] <= line.to
  if (line.text !== same.text || line.from === same.from || !isWholeLine) return []
  return [
    { title: 'Remove the line that is there twice', edits: [{ file: name, from: line.from, to: line.to, text: '' }] },
  ]
}

const finding = (source: SourceText, { range }: Scalar, [first = '', ...others]: readonly string[]): Finding => ({
  code: 'content/duplicate-key',
  range: sourceRange(source, range?.[0] ?? 0, range?.[1] ?? 0),
  message:
    others.length === 0
      ? `${quoted(first)} is set twice here.`
      : `${quoted(first)} is set twice here, and so ${others.length === 1 ? 'is' : 'are'} ${inOneSentence(others.map(quoted))}.`,
  help:
    others.length === 0
      ? 'Remove one of the two.'
      : 'Is the beginning of an entry missing? In a list, each entry begins with “- ”.',
})
