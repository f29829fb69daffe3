/** Settings that stand twice in one group: mostly the beginning of an entry has been lost. */
import { isScalar, visit, type Document, type Scalar } from 'yaml'
import { keyText } from './locate.ts'
import { placeAt, type Text } from './range.ts'
import type { Finding } from '#content/problems/problem.ts'
import { listed, quoted } from '#content/problems/wording.ts'

export const duplicateKeys = (text: Text, document: Document): Finding[] => {
  const findings: Finding[] = []
  visit(document, {
    Map(_, { items }) {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? [key] : []))
      const names = keys.map(keyText)
      const again = keys.filter((key, index) => names.indexOf(keyText(key)) < index)
      if (again[0]) findings.push(finding(text, again[0], [...new Set(again.map(keyText))]))
    },
  })
  return findings
}

const finding = (text: Text, { range }: Scalar, [first = '', ...others]: readonly string[]): Finding => ({
  code: 'content/duplicate-key',
  place: placeAt(text, range?.[0] ?? 0, range?.[1] ?? 0),
  message:
    others.length === 0
      ? `${quoted(first)} stands here twice.`
      : `${quoted(first)} stands here twice, and so ${others.length === 1 ? 'does' : 'do'} ${listed(others.map(quoted))}.`,
  help:
    others.length === 0
      ? 'Remove one of the two.'
      : 'Is the beginning of an entry missing? In a list, each entry begins with “- ”.',
})
