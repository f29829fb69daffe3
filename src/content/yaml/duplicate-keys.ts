import { isScalar, visit, type Document, type Scalar } from 'yaml'
import { keyText } from './locate.ts'
import { sourceRange, type SourceText } from './range.ts'
import type { Finding } from '#content/problems/problem.ts'
import { listed, quoted } from '#content/problems/wording.ts'

/**
 * Settings that are written twice in one mapping; one finding for each mapping. The parser could report them (`uniqueKeys`), but
 * several in one mapping mostly mean that the `- ` of a list entry was lost, and then that is the fix to suggest.
 */
export const duplicateKeyFindings = (source: SourceText, document: Document): Finding[] => {
  const findings: Finding[] = []
  visit(document, {
    Map(_, { items }) {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? [key] : []))
      const names = keys.map(keyText)
      const repeated = keys.filter((key, index) => names.indexOf(keyText(key)) < index)
      if (repeated[0]) findings.push(finding(source, repeated[0], [...new Set(repeated.map(keyText))]))
    },
  })
  return findings
}

const finding = (source: SourceText, { range }: Scalar, [first = '', ...others]: readonly string[]): Finding => ({
  code: 'content/duplicate-key',
  range: sourceRange(source, range?.[0] ?? 0, range?.[1] ?? 0),
  message:
    others.length === 0
      ? `${quoted(first)} is set twice here.`
      : `${quoted(first)} is set twice here, and so ${others.length === 1 ? 'is' : 'are'} ${listed(others.map(quoted))}.`,
  help:
    others.length === 0
      ? 'Remove one of the two.'
      : 'Is the beginning of an entry missing? In a list, each entry begins with “- ”.',
})
