import { isAlias, isScalar, visit, type Document } from 'yaml'
import { sourceRange, type SourceText } from './range.ts'
import { wordReplacement } from '#content/problems/fixes.ts'
import type { Finding } from '#content/problems/problem.ts'

/**
 * Anchors, aliases, merge keys, tags and directives. A form or a script cannot change a file with these safely: an edit in one
 * place would change another.
 */
export const forbiddenFeatures = (source: SourceText, document: Document): Finding[] => {
  const findings: Finding[] = []
  const anchors: Finding[] = []
  const report = (into: Finding[], [from = 0, to = 0]: readonly number[], what: string, help: string, prefix = '') => {
    const start = prefix === '' ? from : source.text.lastIndexOf(prefix, from)
    const message = `${what} not supported in content files.`
    into.push({ code: 'content/alias', range: sourceRange(source, start, to), message, help })
  }

  if (document.directives?.yaml.explicit) {
    const line = source.text.search(/^%/m)
    report(findings, [line, Infinity], 'Lines that begin with % are', 'Remove the line.')
  }
  visit(document, {
    Pair(_, pair) {
      if (isScalar(pair.key) && pair.key.value === '<<')
        report(findings, pair.key.range ?? [], 'Merge keys (<<) are', 'Repeat the settings.')
    },
    Node(_, node) {
      const range = node.range ?? []
      if (isAlias(node)) {
        report(findings, range, `Aliases (*${node.source}) are`, 'Repeat the value.')
        return visit.SKIP
      }
      if ('anchor' in node && node.anchor)
        report(anchors, range, `Anchors (&${node.anchor}) are`, `Remove &${node.anchor}.`, '&')
      if (node.tag !== undefined) {
        const tag = node.tag.replace('tag:yaml.org,2002:', '!!')
        report(findings, range, `Tags (${tag}) are`, `Remove ${tag}, or put quotes around the text.`, '!')
      }
      return undefined
    },
  })
  // Anchors are reported only once everything else is removed, because an anchor is needed by its aliases.
  return findings.length > 0 ? findings : anchors
}

/** Scalars such as `yes` and `off`: booleans in YAML 1.1, text in YAML 1.2. Quotes make them text for every reader. */
export const ambiguousScalars = (source: SourceText, document: Document): Finding[] => {
  const findings: Finding[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return
      if (!/^(yes|no|on|off|y|n)$/i.test(node.value) || !node.range) return
      const range = sourceRange(source, node.range[0], node.range[1])
      findings.push({
        code: 'content/unquoted-bool',
        range,
        message: `Bare ${node.value} is text here, but true or false to other tools.`,
        help: `Write "${node.value}".`,
        fixes: [wordReplacement(range, node.value)],
      })
    },
  })
  return findings
}
