/**
 * The texts that visitors were shown, by content version. They are evidence of what was agreed to and answered, so they are never
 * taken from a submission. They are stored in the database, so that servers with different content versions know each other's.
 */
import { rulesVersion, type VersionedParts } from '#content/version.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { contentTextsOf, saveContentTexts } from '#server/store/submissions/content-texts.ts'
import type { Store } from '#server/store/database/tables.ts'
import type { Consent, ConsentItem } from '#types/content.generated.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

/** Stored form: includes the whole consent panel, not only the chosen sentence. */
type ContentTexts = {
  /** Absent in rows of earlier releases. */
  readonly rules_version?: string
  readonly panel: Consent['panel']
  readonly consents: readonly ConsentItem[]
  readonly questions: readonly ShownQuestion[]
}
type ShownQuestion = {
  readonly id: string
  readonly title: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  /** The unit of a number. Empty: none. */
  readonly unit?: string
}

export type ShownTexts = {
  /** The version of the rules that these texts belong to. undefined: an earlier release has stored them. */
  readonly rulesVersion: string | undefined
  readonly consents: ReadonlyMap<string, ConsentItem>
  readonly questions: ReadonlyMap<
    string,
    Pick<ShownQuestion, 'title' | 'unit'> & { readonly labels: ReadonlyMap<string, string> }
  >
}

/** By content version. Contains only versions that a server on this database has run. */
export type ShownTextsByVersion = ReadonlyMap<string, ShownTexts>

export type ShownTextsLookup = (versions: readonly string[]) => Promise<ShownTextsByVersion>

/** Stores the texts of this content if they are new, and returns a lookup for any versions. */
export const openShownTexts = async (
  store: Store,
  content: VersionedParts,
  version: string,
  now: Date,
): Promise<ShownTextsLookup> => {
  await saveContentTexts(store, {
    content_version: version,
    texts: JSON.stringify(storedTexts(content)),
    created_at: now.toISOString(),
  })
  // Texts of a version never change and there are few versions, so the cache needs no limit.
  const known = new Map([[version, shownTextsIn(content)]])
  return async (versions) => {
    const unknown = [...new Set(versions)].filter((one) => !known.has(one))
    for (const { content_version, texts } of await contentTextsOf(store, unknown))
      known.set(content_version, indexed(JSON.parse(texts) as ContentTexts))
    return known
  }
}

/** A consent in a version of the content. undefined: unknown version, or no such consent in it. */
export const consentInVersion = async (store: Store, version: string, id: string): Promise<ConsentItem | undefined> => {
  const [row] = await contentTextsOf(store, [version])
  return row && (JSON.parse(row.texts) as ContentTexts).consents.find((consent) => consent.id === id)
}

export const shownTextsIn = (content: VersionedParts): ShownTexts => indexed(storedTexts(content))

const storedTexts = (content: VersionedParts): ContentTexts => ({
  rules_version: rulesVersion(content),
  panel: content.consent.panel,
  consents: content.consent.consents,
  questions: [
    ...content.sections.flatMap((section) =>
      questionsIn(section).map((question) => ({
        id: question.id,
        title: question.title,
        options: optionsOf(question).map(({ id, label }) => ({ id, label })),
        ...(question.choice === 'number' && { unit: question.unit ?? '' }),
      })),
    ),
    ...content.quiz.steps.flatMap((step) =>
      step.kind === 'text' ? [{ id: step.question.id, title: step.question.title, options: [] }] : [],
    ),
  ],
})

const indexed = ({ rules_version, consents, questions }: ContentTexts): ShownTexts => ({
  rulesVersion: rules_version,
  consents: new Map(consents.map((consent) => [consent.id, consent])),
  questions: new Map(
    questions.map(({ id, title, options, unit }) => [
      id,
      {
        title,
        ...(unit !== undefined && { unit }),
        labels: new Map(options.map((option) => [option.id, option.label])),
      },
    ]),
  ),
})
