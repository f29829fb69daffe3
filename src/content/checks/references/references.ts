import type { CheckContext } from '#content/checks/check.ts'
import { brokenLinks, routesOf } from '#content/checks/site/links.ts'
import { questionsOf, traitsOf } from '#content/model/vocabulary.ts'
import { unknownName, unknownQuestion } from '#content/checks/references/unknown-names.ts'
import { readableParts, usableParts, wellFormedParts } from '#content/folder/documents.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Name } from '#content/schema/names-in-data.ts'
import type { Reference } from '#content/schema/references.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import type { Content, Trait } from '#types/content.generated.ts'
import { choiceFindings } from './choices.ts'
import { currentId, knownThings, type KnownThings } from './known-things.ts'
import { missingPicture } from './missing-picture.ts'
import { plainReferences, questionParts, type PlainReference } from './plain-references.ts'

export type ReferenceFindings = {
  readonly findings: readonly Finding[]
  /** See `CheckContext`. */
  readonly unresolvedKinds: ReadonlySet<Reference>
}

type Tools = Pick<CheckContext, 'locate' | 'media'> & {
  /** The texts of files that nothing reads. */
  readonly unread: ReadonlySet<string>
}

/**
 * Everything that the files refer to exists: each text that the schemas mark with `x-ref`, in all files that are YAML. A name is not
 * reported if a malformed part of a file, or a file in the wrong place, may define it.
 *
 * @param content what the usable parts of the files contain
 */
export const referenceFindings = (
  files: readonly ValidatedFile[],
  content: Content,
  { locate, media, unread }: Tools,
): ReferenceFindings => {
  const names = files.flatMap((file) => (file.isDefault ? [] : file.names))
  const uncheckedIds = new Set([...unread, ...files.flatMap((file) => [...file.uncheckedIds])])
  const references = names.filter((name) => name.keyword === 'x-ref' && !uncheckedIds.has(currentId(name)))
  // A persona may choose what no rule can read, such as "Prefer not to say": its answers have a check of their own.
  const answered = new Set(files.flatMap((file) => (file.kind.name === 'personas' ? file.names : [])))
  const questions = usableQuestions(files, content)
  const unknown = unknownThings(files, knownThings(names, questions), content, media)
  const found = references.flatMap((name) => {
    const { key, owner, part } = name
    const findings = unknown(name, () => locate(owner, key, part))
    return findings.length > 0 ? [{ kind: name.kind as Reference, findings }] : []
  })
  return {
    findings: [
      ...found.flatMap(({ findings }) => findings),
      ...choiceFindings(
        references.filter((name) => !answered.has(name)),
        questions,
        usableTraits(files, content),
        locate,
      ),
    ],
    unresolvedKinds: new Set(found.map(({ kind }) => kind)),
  }
}

const usableQuestions = (files: readonly ValidatedFile[], { quiz, sections }: Content) =>
  questionsOf({ quiz: usableParts(files).has('quiz') ? quiz : { ...quiz, steps: [] }, sections })

const usableTraits = (files: readonly ValidatedFile[], content: Content) =>
  usableParts(files).has('profile') ? traitsOf(content) : new Map<string, Trait>()

/** A finding for a reference to something that does not exist. References to options and values depend on a question or trait: `choiceFindings`. */
const unknownThings = (
  files: readonly ValidatedFile[],
  known: KnownThings,
  content: Content,
  media: ReadonlySet<string>,
) => {
  const [readable, usable] = [readableParts(files), usableParts(files)]
  /** A list that is malformed as a whole has no ids. That is one mistake, not one for each name. */
  const areAllRead = (parts: readonly (keyof Content)[], ids: { readonly size: number }): boolean =>
    parts.every((part) => readable.has(part) && (ids.size > 0 || usable.has(part)))
  const routes = wellFormedParts(files).has('pages') ? routesOf(content) : null
  const hasEmptyList = files.some(({ findings }) => findings.some(({ code }) => code === 'content/length'))
  const reportedAsAbsent = new Set<PlainReference>()

  const unknownPlainName = (kind: PlainReference, id: string, range: () => SourceRange): readonly Finding[] => {
    const { parts, what } = plainReferences[kind]
    const ids = known.ids(kind)
    if (ids.size === 0) {
      // If there is nothing of this kind at all, one finding says so: that of an empty list or, without one, that of the first name.
      if (hasEmptyList || reportedAsAbsent.has(kind)) return []
      reportedAsAbsent.add(kind)
    }
    return ids.has(id) || !areAllRead(parts, ids) ? [] : unknownName(what, id, ids, range())
  }

  return (name: Name, range: () => SourceRange): readonly Finding[] => {
    const id = currentId(name)
    const kind = name.kind as Reference
    if (known.hasDuplicates(kind)) return []
    switch (kind) {
      case 'link':
      case 'path':
        return routes ? brokenLinks([{ to: id, range }], routes) : []
      case 'media':
        return media.has(id) ? [] : [missingPicture(id, media, range())]
      case 'option':
      case 'value':
        return []
      case 'question':
        return known.questions.has(id) || !areAllRead(questionParts, known.questions)
          ? []
          : unknownQuestion(id, known.questions, range())
      default:
        return unknownPlainName(kind, id, range)
    }
  }
}
