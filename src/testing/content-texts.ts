/** Looks up texts of a content by id, so that tests do not depend on copy that an editor may change. */
import { fill } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

/** The item with this id. Throws if there is none. */
export const byId = <Item extends { readonly id: string | number }>(list: readonly Item[], id: Item['id']): Item => {
  const item = list.find((one) => one.id === id)
  if (!item) throw new Error(`The content has no “${id}”`)
  return item
}

/** A text with its placeholders filled in, as the page shows it. Throws if one is left. */
export const filled = (template: string, values: Readonly<Record<string, string | number>>): string => {
  const text = fill(template, values)
  if (/[{}]/.test(text)) throw new Error(`Not all placeholders are filled in: ${text}`)
  return text
}

/** Matches the whole text. A placeholder without a value becomes a group that matches anything. */
export const pattern = (template: string, values: Readonly<Record<string, string | number>> = {}): RegExp => {
  const escaped = fill(template, values)
    .split(/\{[^}]*\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('(.+?)')}$`)
}

/** The first line of a text written in Markdown, up to its first link or emphasis. */
export const firstText = ([first]: readonly MarkdownNode[]): string =>
  first ? (first.text ?? firstText(first.children ?? [])) : ''

/** Titles and labels of one content. An unknown id is returned unchanged: it is a text that the test has added. */
export const titlesOf = ({
  photos,
  profile,
  quiz,
  sections,
}: Pick<Content, 'photos' | 'profile' | 'quiz' | 'sections'>) => {
  const questions = sections.flatMap(questionsIn)
  const optionsOf = (id: string) => {
    const question = questions.find((one) => one.id === id)
    return question && 'options' in question ? (question.options ?? []) : []
  }
  return {
    /** Ids of the steps that have a tab: all except intro, analysing and results. */
    stepIds: quiz.steps.filter((step) => 'tab' in step).map(({ id }) => id) as readonly string[],
    questionCount: questions.length,
    stepTitle: (id: string): string => quiz.steps.find((step) => step.id === id)?.title ?? id,
    questionTitle: (id: string): string => questions.find((one) => one.id === id)?.title ?? id,
    optionLabel: (question: string, id: string): string =>
      optionsOf(question).find((option) => option.id === id)?.label ?? id,
    /** The label of a trait of the result, for one of its values. */
    traitLabel: (trait: string, value: string): string =>
      profile.groups
        .flatMap(({ traits }) => traits)
        .find(({ id }) => id === trait)
        ?.labels.find((label) => label.value === value)?.label ?? value,
    viewTitle: (id: string): string => photos?.views.find((view) => view.id === id)?.title ?? id,
  }
}
