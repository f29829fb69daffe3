/** The files of a folder, put together to one content. */
import type { Content, Email, Section, TextPage } from '#types/content.generated.ts'
import type { Judged } from '#content/validate-file.ts'

/**
 * The content as it was read: nothing filled in, Markdown still text. It is whole only where every file is sound; the
 * checks name the parts that they read, and run only when those are.
 */
export const documentsOf = (judged: readonly Judged[]): Content => {
  const named = (name: string) => judged.find(({ slot }) => slot.name === name)?.data
  const names = judged.map(({ slot }) => slot.name)
  const pages = names.flatMap((name) =>
    name.startsWith('pages.') && name !== 'pages.text' ? [[name.slice('pages.'.length), named(name)]] : [],
  )
  const others = names
    .filter((name) => name !== 'sections' && name !== 'emails' && !name.startsWith('pages.'))
    .map((name) => [name, named(name)])
  const content = {
    ...Object.fromEntries(others),
    pages: { ...Object.fromEntries(pages), text: judged.flatMap(textIn) },
    sections: [],
  } as unknown as Content
  const emails = judged.flatMap(({ slot, sound, data }) => (slot.name === 'emails' && sound ? [data as Email] : []))
  const sections = judged
    .filter(({ slot, sound }) => slot.name === 'sections' && sound)
    .map(({ data }) => data as Section)
  return {
    ...content,
    emails,
    sections: inStepOrder(sections, soundNames(judged).has('quiz') ? content.quiz : { steps: [] }),
  }
}

/** Parts of the content whose files are all there and sound. */
export const soundNames = (judged: readonly Judged[]): ReadonlySet<keyof Content> => {
  const part = (name: string) => name.split('.')[0] as keyof Content
  const unsound = new Set(judged.filter(({ sound }) => !sound).map(({ slot }) => part(slot.name)))
  return new Set(judged.map(({ slot }) => part(slot.name)).filter((name) => !unsound.has(name)))
}

const textIn = ({ slot, sound, data }: Judged): readonly TextPage[] =>
  slot.name === 'pages.text' && sound ? [data as TextPage] : []

const inStepOrder = (sections: readonly Section[], { steps }: Pick<Content['quiz'], 'steps'>): Section[] => {
  const order = steps.flatMap((step) => (step.kind === 'questions' ? [step.section] : []))
  const rank = ({ id }: Section) => (order.includes(id) ? order.indexOf(id) : order.length)
  return sections.toSorted((a, b) => rank(a) - rank(b))
}
