import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { duplicateKeyFindings } from './duplicate-keys.ts'
import { keyText, type Origins } from './locate.ts'
import { wholeFileRange, type SourceText } from './range.ts'
import type { ProblemCode } from '#content/problems/codes.ts'
import type { Finding } from '#content/problems/problem.ts'
import { ambiguousScalars, forbiddenFeatures } from './forbidden-yaml.ts'
import { exceededLimit } from './exceeded-limit.ts'
import { conflictMarker, foreignCharacter, foreignCharacterInKey, suspiciousTexts } from './pasted-text.ts'
import { syntaxFinding } from './syntax-errors.ts'

export type ParsedYaml = {
  readonly source: SourceText
  /** Objects, arrays and scalars; undefined when the file could not be read. */
  readonly data: unknown
  readonly findings: readonly Finding[]
}

/**
 * Reads one content file. Content uses a small part of YAML 1.2 (core schema): mappings, lists and scalars. Everything that could
 * surprise an editor is an error: anchors, aliases, tags, merge keys, duplicate keys.
 *
 * @param name path of the file, as problems show it
 * @param origins receives the YAML node of every object and array of the data, for `locator`
 * @param options.keepSourceTokens the nodes keep the tokens that they were made of
 * @param options.onlyErrors report only mistakes that keep the file from being read
 */
export const parseYaml = (
  name: string,
  bytes: Uint8Array,
  origins: Origins,
  { onlyErrors = false, ...options }: { readonly keepSourceTokens?: boolean; readonly onlyErrors?: boolean } = {},
): ParsedYaml => {
  const decoded = decode(bytes)
  const source: SourceText = { name, text: decoded ?? '' }
  const reject = (findings: readonly Finding[]): ParsedYaml => ({ source, data: undefined, findings })
  // The range has no text, so that the problem shows no excerpt.
  const rejectFile = (code: ProblemCode, message: string, help: string): ParsedYaml =>
    reject([{ code, range: wholeFileRange({ name, text: '' }), message, help }])
  if (decoded === null)
    return rejectFile('content/encoding', 'This file is not UTF-8 text.', 'Save it again, with the encoding UTF-8.')

  const excess = exceededLimit(source.text)
  if (excess)
    return rejectFile('content/file-too-large', excess, 'Split it into several files, or look at what a program wrote.')

  // YAML does not read CR alone as a line end, so if the first line is a comment, the whole file is.
  if (!source.text.includes('\n') && source.text.trim().includes('\r'))
    return rejectFile(
      'content/yaml',
      'The lines of this file end with CR, which is no line end in YAML.',
      'Save it again, with line ends LF (or CRLF).',
    )

  const conflict = conflictMarker(source)
  if (conflict) return reject([conflict])

  const document = parseDocument(source.text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    // `duplicateKeyFindings` is more helpful, and faster in large files.
    uniqueKeys: false,
    prettyErrors: false,
    ...options,
  })
  const syntaxError = syntaxFinding(source, document.errors, document)
  if (syntaxError) return reject([foreignCharacter(source, syntaxError.range.from) ?? syntaxError])
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null))
    return rejectFile(
      'content/empty-file',
      'This file is empty.',
      'Restore it from git, or write it again. Delete it only if the content does without it.',
    )

  const foreign = foreignCharacterInKey(source, document)
  if (foreign) return reject([foreign])
  const forbidden = forbiddenFeatures(source, document)
  if (forbidden.length > 0) return reject(forbidden)
  const duplicates = duplicateKeyFindings(source, document)
  if (duplicates.length > 0) return reject(duplicates)
  if (isCollection(document.contents)) origins.set(source, { source, node: document.contents })
  return {
    source,
    data: toData(document.contents, source, origins),
    findings: onlyErrors ? [] : [...ambiguousScalars(source, document), ...suspiciousTexts(source, document)],
  }
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const toData = (node: unknown, source: SourceText, origins: Origins): unknown => {
  if (isScalar(node)) return node.value
  if (isSeq(node)) {
    const list = node.items.map((item) => toData(item, source, origins))
    origins.set(list, { source, node })
    return list
  }
  if (!isMap(node)) return null
  const mapping = Object.fromEntries(
    node.items.map(({ key, value }) => [isScalar(key) ? keyText(key) : '', toData(value, source, origins)]),
  )
  origins.set(mapping, { source, node })
  return mapping
}
