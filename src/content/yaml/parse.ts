/** YAML, as little of it as an editor needs: groups, lists and values. What would surprise is refused. */
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { duplicateKeys } from './duplicate-keys.ts'
import { keyText, type Origins } from './locate.ts'
import { wholeFile, type Text } from './range.ts'
import type { Finding } from '#content/problems/problem.ts'
import { ambiguousWords, refusedFeatures } from './forbidden-yaml.ts'
import { syntaxFinding } from './syntax-errors.ts'

export type Parsed = {
  readonly text: Text
  /** The data, or undefined when the file could not be read. */
  readonly data: unknown
  readonly findings: readonly Finding[]
}

export const parseText = (name: string, bytes: Uint8Array, origins: Origins): Parsed => {
  const decoded = decode(bytes)
  const text: Text = { name, text: decoded ?? '' }
  const refuse = (code: string, message: string, help: string): Parsed => ({
    text,
    data: undefined,
    findings: [{ code, place: wholeFile({ name, text: '' }), message, help }],
  })
  if (decoded === null)
    return refuse('content/encoding', 'This file is not UTF-8 text.', 'Save it again, with the encoding UTF-8.')

  const document = parseDocument(text.text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
  })
  const broken = document.errors.filter((error) => error.code !== 'DUPLICATE_KEY')
  const slip = syntaxFinding(text, broken, document)
  if (slip) return { text, data: undefined, findings: [slip] }
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null))
    return refuse('content/empty-file', 'This file is empty.', 'Restore it from git, or delete it.')

  const refused = refusedFeatures(text, document)
  if (refused.length > 0) return { text, data: undefined, findings: refused }
  const twice = duplicateKeys(text, document)
  if (twice.length > 0) return { text, data: undefined, findings: twice }
  return { text, data: toData(document.contents, text, origins), findings: ambiguousWords(text, document) }
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Plain data. Every group and list remembers the node that it was read from. */
const toData = (node: unknown, text: Text, origins: Origins): unknown => {
  if (isScalar(node)) return node.value
  if (isSeq(node)) {
    const list = node.items.map((item) => toData(item, text, origins))
    origins.set(list, { text, node })
    return list
  }
  if (!isMap(node)) return null
  const group = Object.fromEntries(
    node.items.map(({ key, value }) => [isScalar(key) ? keyText(key) : '', toData(value, text, origins)]),
  )
  origins.set(group, { text, node })
  return group
}
