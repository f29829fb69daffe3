import { addressesOf, type Address } from '#content/page-addresses.ts'
import type { Check, CheckContext } from './check.ts'
import type { CheckCache } from './check-cache.ts'
import { checks, checksOfValidContent } from './all.ts'
import { codes } from '#content/problems/codes.ts'
import { referenceFindings } from './references/references.ts'
import { sectionIds } from './quiz/ids.ts'
import { wellFormedParts } from '#content/folder/documents.ts'
import type { ResolvedLists } from '#content/option-lists.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import { textForAuthors } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Locate } from '#content/yaml/locate.ts'

/**
 * Runs the checks that compare files, and merges their findings with those of the single files (`fileFindings`), so that one
 * mistake is reported once. A check runs only when all files that it reads have the shape of their schema.
 */
export const runChecks = (
  files: readonly ValidatedFile[],
  { content, isIncomplete }: Pick<ResolvedLists, 'content' | 'isIncomplete'>,
  fileFindings: readonly Finding[],
  {
    cache,
    folder,
    locate,
    media,
    ownMedia,
    unread,
  }: Omit<CheckContext, 'placeholderTexts' | 'unresolvedKinds'> & {
    readonly cache: CheckCache
    /** The texts of files that nothing reads. */
    readonly unread: ReadonlySet<string>
  },
): readonly Finding[] => {
  const wellFormed = wellFormedParts(files)
  const placeholderTexts = files.flatMap((file) => (file.isWellFormed ? file.placeholderTexts : []))
  const references = referenceFindings(files, content, { locate, media, unread })
  const tools = { folder, locate, media, ownMedia, placeholderTexts, unresolvedKinds: references.unresolvedKinds }
  const run = (check: Check, parts: ReadonlySet<string>) =>
    check.reads.every((part) => parts.has(part)) ? cache.find(check, content, tools) : []

  // While two files have the same section id, findings about the questions of either would be unreliable.
  const duplicates = run(sectionIds, wellFormed)
  const parts =
    duplicates.length > 0 || isIncomplete ? new Set([...wellFormed].filter((part) => part !== 'sections')) : wellFormed
  const fromChecks = [...duplicates, ...checks.flatMap((check) => run(check, parts))]
  // A picture counts as used even if only a file in the wrong place names it.
  const isNamed = ({ code, range }: Finding) =>
    code === 'content/unused' && unread.has(range.source.name.slice(`${folder}/media/`.length))
  const found = once([...withoutMisread(references.findings, fromChecks), ...fromChecks]).filter((one) => !isNamed(one))
  const addresses = wellFormed.has('pages') ? addressesOf(content.pages) : []
  const all = merged(fileFindings, withoutConsequences(found, fileFindings, addresses, locate))
  // While something is wrong, it is not known what answers can lead to: a misspelt answer, for example, is never given.
  if (all.some(({ code }) => codes[code].severity === 'error')) return all
  return [...all, ...checksOfValidContent.flatMap((check) => run(check, parts))]
}

/** The findings of checks that do not follow from a mistake that is already reported for a single file. */
const withoutConsequences = (
  found: readonly Finding[],
  fileFindings: readonly Finding[],
  addresses: readonly Address[],
  locate: Locate,
): readonly Finding[] => {
  // If a group has a mistyped key or value, only that is reported: what follows from it would be noise.
  const mistyped = new Set(fileFindings.filter(({ code }) => mistypedCodes.has(code)).map(({ range }) => range.owner))
  // While the address of a page is mistyped, the links to the right address would all be reported as broken.
  const hasMistypedAddress = addresses.some(({ owner }) => mistyped.has(locate(owner).owner))
  // While a pattern of an ingredient group is mistyped, the group lacks what products and filters expect of it.
  const hasMistypedGroup = [...fileFindings, ...found].some(
    ({ code, range }) => mistypedCodes.has(code) && range.source.name.endsWith('products/ingredients.yaml'),
  )
  // If a number or date is outside its limits, only that is reported.
  const valueFindings = fileFindings.filter(({ code }) => valueCodes.has(code))
  const isReported = ({ code, range }: Finding) =>
    valueFindings.some(
      ({ range: other }) =>
        other.source === range.source &&
        (other.from === range.from || (code === 'content/range' && other.owner === range.owner)),
    )
  return found.filter(
    (finding) =>
      !isReported(finding) &&
      !(hasMistypedAddress && finding.code === 'content/broken-link') &&
      !(hasMistypedGroup && groupCodes.has(finding.code)) &&
      (!finding.range.owner || !mistyped.has(finding.range.owner)),
  )
}

/** "There is no question X" is more helpful than "X does not have the form of an id". */
const merged = (fileFindings: readonly Finding[], found: readonly Finding[]): readonly Finding[] => {
  const isSuperseded = ({ code, range }: Finding) =>
    code === 'content/pattern' &&
    found.some((other) => other.range.from === range.from && other.range.source === range.source)
  return [...fileFindings.filter((finding) => !isSuperseded(finding)), ...found]
}

/** While a line of a condition is wrong, it is not known what it was meant to refer to, so its references are not reported. */
const withoutMisread = (references: readonly Finding[], found: readonly Finding[]): readonly Finding[] => {
  const wrong = found.flatMap(({ code, range: { owner } }) => (code === 'content/condition' && owner ? [owner] : []))
  const misread = new Set([...wrong, ...wrong.map((line) => Reflect.get(line, 'is'))])
  return references.filter(({ range }) => !misread.has(range.owner))
}

const valueCodes = new Set<string>(['content/number', 'content/format', 'content/length'])
const groupCodes = new Set<string>(['content/expect', 'content/filter'])
const mistypedCodes = new Set(['content/unknown-key', 'content/enum', 'content/wrong-letter'])

/** The options of a shared list belong to several questions, so checks find a mistake in them several times. */
const once = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Set<string>()
  return findings.filter(({ code, message, range }) => {
    const key = [code, range.source.name, range.from, range.to, textForAuthors(message)].join('\n')
    return seen.size < seen.add(key).size
  })
}
