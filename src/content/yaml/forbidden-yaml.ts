/** What YAML can do and content files may not. */
import { isAlias, isScalar, visit, type Document } from 'yaml'
import { placeAt, type Text } from './range.ts'
import type { Finding } from '#content/problems/problem.ts'

/** Anchors, aliases, merge keys and tags make a file that forms and other editors cannot change safely. */
export const refusedFeatures = (text: Text, document: Document): Finding[] => {
  const findings: Finding[] = []
  const anchors: Finding[] = []
  const found = (into: Finding[], [from = 0, to = 0]: readonly number[], what: string, help: string, sign = '') => {
    const start = sign === '' ? from : text.text.lastIndexOf(sign, from)
    const message = `${what} not supported in content files.`
    into.push({ code: 'content/alias', place: placeAt(text, start, to), message, help })
  }

  if (document.directives?.yaml.explicit) {
    const line = text.text.search(/^%/m)
    found(findings, [line, Infinity], 'Lines that begin with % are', 'Remove the line.')
  }
  visit(document, {
    Pair(_, pair) {
      if (isScalar(pair.key) && pair.key.value === '<<')
        found(findings, pair.key.range ?? [], 'Merge keys (<<) are', 'Repeat the settings.')
    },
    Node(_, node) {
      const range = node.range ?? []
      if (isAlias(node)) {
        found(findings, range, `Aliases (*${node.source}) are`, 'Repeat the value.')
        return visit.SKIP
      }
      if ('anchor' in node && node.anchor)
        found(anchors, range, `Anchors (&${node.anchor}) are`, `Remove &${node.anchor}.`, '&')
      if (node.tag !== undefined) {
        const tag = node.tag.replace('tag:yaml.org,2002:', '!!')
        found(findings, range, `Tags (${tag}) are`, `Remove ${tag}, or put quotes around the text.`, '!')
      }
      return undefined
    },
  })
  // An alias that has to go takes its anchor with it.
  return findings.length > 0 ? findings : anchors
}

/** True to a reader of YAML 1.1, text to a reader of YAML 1.2: quotes make it the same for all. */
export const ambiguousWords = (text: Text, document: Document): Finding[] => {
  const findings: Finding[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return
      if (!/^(yes|no|on|off|y|n)$/i.test(node.value) || !node.range) return
      findings.push({
        code: 'content/unquoted-bool',
        severity: 'warning',
        place: placeAt(text, node.range[0], node.range[1]),
        message: `Bare ${node.value} is text here, but true or false to other tools.`,
        help: `Write "${node.value}".`,
      })
    },
  })
  return findings
}
