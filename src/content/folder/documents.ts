import { missingModules, moduleOfFile, modulesIn } from '#content/modules.ts'
import type { Content, Email, ModuleName, Section, TextPage } from '#types/content.generated.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import { filesInQuizFile } from './inline-parts.ts'

/**
 * Merges the data of all files into one content, as it was read: placeholders are not filled in, and Markdown is text.
 *
 * Parts whose files are missing or malformed do not have the shape that the type promises. Checks therefore declare the parts that
 * they read, and run only if those are among `wellFormedParts`.
 */
export const mergeDocuments = (files: readonly ValidatedFile[]): Content => {
  const dataOf = (name: string) => files.find(({ kind }) => kind.name === name)?.data
  const names = files.map(({ kind }) => kind.name)
  const pages = names.flatMap((name) =>
    name.startsWith('pages.') && name !== 'pages.text' ? [[name.slice('pages.'.length), dataOf(name)]] : [],
  )
  const others = names
    .filter((name) => name !== 'sections' && name !== 'emails' && !name.startsWith('pages.'))
    .map((name) => [name, dataOf(name)])
  // Each file was validated against the schema from which the type of its part is generated. `usableParts` says which parts are usable.
  const content = {
    ...Object.fromEntries(others),
    pages: { ...Object.fromEntries(pages), text: files.flatMap(textIn) },
    sections: [],
  } as unknown as Content
  const emails = files.flatMap(({ kind, isWellFormed, data }) =>
    kind.name === 'emails' && isWellFormed ? [data as Email] : [],
  )
  const sections = files
    .filter(({ kind, isUsable }) => kind.name === 'sections' && isUsable)
    .map(({ data }) => data as Section)
  const quiz = usableParts(files).has('quiz') ? content.quiz : { steps: [] }
  return {
    ...content,
    emails,
    sections: inStepOrder(sections, quiz),
    modules: modulesIn(modulesOfFiles(files)),
  }
}

/**
 * The parts of the content whose files all have the shape of their schema, and of which no required file is missing.
 *
 * @param files the files, completed with the defaults
 */
export const wellFormedParts = (files: readonly ValidatedFile[]): ReadonlySet<keyof Content> =>
  partsOf(files, ({ isWellFormed }) => isWellFormed)

/** The parts that have the shape of their schema, possibly because malformed list entries were left out. */
export const usableParts = (files: readonly ValidatedFile[]): ReadonlySet<keyof Content> =>
  partsOf(files, ({ isUsable }) => isUsable)

/** The parts whose files are all YAML, whatever else is wrong with them. */
export const readableParts = (files: readonly ValidatedFile[]): ReadonlySet<keyof Content> =>
  partsOf(files, ({ data }) => data !== undefined)

const partsOf = (
  files: readonly ValidatedFile[],
  isFine: (file: ValidatedFile) => boolean,
): ReadonlySet<keyof Content> => {
  const part = (name: string) => name.split('.')[0] as keyof Content
  // While the quiz file cannot be read, it is not known whether it has settings of its own in place of these defaults.
  const hasUnreadQuiz = files.some(({ kind, isUsable }) => kind.name === 'quiz' && !isUsable)
  const isUnread = ({ isDefault, path }: ValidatedFile): boolean =>
    hasUnreadQuiz && isDefault === true && filesInQuizFile.has(path)
  const malformed = new Set(files.filter((file) => !isFine(file) || isUnread(file)).map(({ kind }) => part(kind.name)))
  // Only the missing module itself is reported, not every reference to something in it.
  const missing = new Set<keyof Content>(missingModules(modulesOfFiles(files)).map(partOf))
  // If a content has no mails, photos or sections, nothing in them can be malformed.
  const without: readonly (keyof Content)[] = [
    'emails',
    'photos',
    'modules',
    ...(malformed.has('quiz') ? [] : ['sections' as const]),
  ]
  const parts = [...without, ...files.map(({ kind }) => part(kind.name))]
  return new Set(parts.filter((name) => !malformed.has(name) && !missing.has(name)))
}

export const modulesOfFiles = (files: readonly ValidatedFile[]): ReadonlySet<ModuleName> =>
  new Set(files.flatMap(({ path, isDefault }) => (isDefault ? [] : (moduleOfFile(path) ?? []))))

/** The part of the content in which other parts name things of this module. */
const partOf = (module: ModuleName): keyof Content => partsOfModules[module] ?? 'pages'

const partsOfModules: Readonly<Partial<Record<ModuleName, keyof Content>>> = {
  products: 'catalogue',
  consents: 'consent',
  routines: 'routines',
}

const textIn = ({ kind, isWellFormed, data }: ValidatedFile): readonly TextPage[] =>
  kind.name === 'pages.text' && isWellFormed ? [data as TextPage] : []

/** Sections in the order of the steps that show them; those that no step shows come last. */
const inStepOrder = (sections: readonly Section[], { steps }: Pick<Content['quiz'], 'steps'>): Section[] => {
  const order = new Map<string, number>()
  for (const step of steps)
    if (step.kind === 'questions' && !order.has(step.section)) order.set(step.section, order.size)
  const rank = ({ id }: Section) => order.get(id) ?? order.size
  return sections.toSorted((a, b) => rank(a) - rank(b))
}
