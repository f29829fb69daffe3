/** Finds what other programs leave in a file: conflict markers, look-alikes of spaces and dashes, and texts that are cut off. */
import { isScalar, visit, type Document } from 'yaml'
import { lineStart, sourceRange, type SourceText } from './range.ts'
import type { ProblemCode } from '#content/problems/codes.ts'
import { fillIn } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted, truncated } from '#content/problems/wording.ts'
import { hiddenCharacterIn, isBlank, unstorableCharacterIn, type FoundCharacter } from '#content/text/look-alikes.ts'

/** The first place where two versions of the file were not merged. */
export const conflictMarker = (source: SourceText): Finding | undefined => {
  const marker = /^(<{7} .*|={7}|>{7} .*)$/m.exec(source.text.replaceAll('\r', ' '))
  if (!marker || !/^<{7} /m.test(source.text)) return undefined
  return {
    code: 'content/conflict-marker',
    range: sourceRange(source, marker.index, marker.index + marker[0].length),
    message:
      'Two versions of this file were not merged: both are here, with the lines <<<<<<<, ======= and >>>>>>> around them.',
    help: 'Keep one version of each part, and remove the three lines.',
  }
}

/** Finds a look-alike of a space or a dash in a file that is not valid YAML. `near`: the offset of the error. */
export const foreignCharacter = (source: SourceText, near: number): Finding | undefined => {
  const { text } = source
  const start = lineStart(text, Math.max(0, lineStart(text, near) - 1))
  // Searches the line of the error and its neighbours, because the parser may notice the mistake a line later or earlier.
  const lines = text.slice(start).split('\n', 3).join('\n')
  const space = /^(?<before> *(?:- ?)?(?:[\w-]+:)? ?)(?<found>[\u00a0\u2000-\u200b\u202f\u3000\ufeff]+)/mu.exec(lines)
  const dash = /^(?<before> *(?:- *)?)(?<found>[‐‑‒–—−•])(?= ?\S)/mu.exec(lines)
  const found = space ?? dash
  if (!found) return foreignQuote(source, near)
  const { before = '', found: piece = '' } = found.groups ?? {}
  const from = start + found.index + before.length
  return {
    code: 'content/foreign-character',
    range: sourceRange(source, from, from + piece.length),
    message: space
      ? 'This is not the usual space: it was pasted from another program, and YAML does not read it as a space.'
      : `“${piece}” is not the dash of a list: it was pasted from another program.`,
    help: space ? 'Remove it, and type a space.' : before.trim() === '-' ? 'Remove it.' : 'Type a “-” and a space.',
  }
}

/** Typographic quotes around a text that contains “: ”, which needs the quotes of YAML. */
const foreignQuote = (source: SourceText, near: number): Finding | undefined => {
  const start = lineStart(source.text, near)
  const [line = ''] = source.text.slice(start).split('\n', 1)
  const [, before = '', quote] = /^( *(?:- *)?[\w-]+: )([“”„‟‘’‚«»]).*: /u.exec(line) ?? []
  if (quote === undefined) return undefined
  const from = start + before.length
  return {
    code: 'content/foreign-character',
    range: sourceRange(source, from, from + quote.length),
    message: `${quote} is not a quote of YAML: it was pasted from another program.`,
    help: 'Type " at the beginning and at the end of the text.',
  }
}

/** A setting whose name begins with such a dash or space, which YAML reads as part of the name. */
export const foreignCharacterInKey = (source: SourceText, document: Document): Finding | undefined => {
  let found: Finding | undefined
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || !key.range || !/^[^\p{L}\p{N}_"'<?*&!]/u.test(String(key.value))) return
      found ??= foreignCharacter(source, key.range[0])
    },
  })
  return found
}

/** Texts that end at a comment which seems to be part of them, and characters and texts that nobody can see. */
export const suspiciousTexts = (source: SourceText, document: Document): Finding[] => {
  const findings: Finding[] = []
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return
      const [from, to] = node.range
      const text = node.value
      const character = (code: ProblemCode, { code: name, index }: FoundCharacter, problem: string) =>
        findings.push({
          code,
          range: sourceRange(source, from, to),
          message: `This text has a character in it that cannot be ${problem} (${name}), after ${quoted(truncated(text.slice(0, index)))}.`,
          help: 'Remove it: write the word again by hand.',
        })
      const [unstorable, hidden] = [unstorableCharacterIn(text), hiddenCharacterIn(text)]
      if (unstorable) character('content/unstorable-text', unstorable, 'stored')
      else if (isBlank(text))
        findings.push({
          code: 'content/blank-text',
          range: sourceRange(source, from, to),
          message: 'This text has nothing in it that can be seen.',
          help: fillIn,
        })
      else if (hidden) character('content/hidden-character', hidden, 'seen')
      // After a single word, such as an id, “# ” usually begins a comment. “#1” and “#name” are more likely meant as text.
      const comment =
        node.type === 'PLAIN' && (text.includes(' ') ? / #[^\n]*/y : / #[^\s#][^\n]*/y).exec(source.text.slice(to))
      if (comment)
        findings.push({
          code: 'content/cut-text',
          range: sourceRange(source, to + 1, to + comment[0].length),
          message: `The text ends before “#”: ${quoted(truncated(comment[0]))} is a comment, which visitors do not read.`,
          help: 'Put quotes around the whole text, or two spaces before # if it is a comment.',
        })
    },
  })
  return findings
}
