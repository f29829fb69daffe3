/** The parts that an editor can add to a content: the modules that are files of their own. */
import { modules } from '#content/modules.ts'
import { quoted } from '#content/problems/wording.ts'
import { quotedName } from '#editing/build/entry-name.ts'
import { isInQuizFile } from '#editing/located.ts'
import type { ContentData } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import type { ModuleName } from '#types/content.generated.ts'

export type Part = {
  readonly module: ModuleName
  readonly title: string
  /** One sentence. */
  readonly text: string
  readonly files: readonly string[]
}

type PartName = Exclude<ModuleName, 'texts' | 'pdf'>

const words: Readonly<Record<PartName, readonly [title: string, text: string]>> = {
  home: ['Home page', 'The page at the address of the site. Without it, the quiz is there.'],
  about: ['About', 'Who is behind the quiz.'],
  how: ['How it works', 'The way from the quiz to a result, step by step.'],
  accounts: [
    'Accounts',
    'Sign-up and login, a dashboard with all results, reports and their PDF. Every text has a default.',
  ],
  feedback: ['Feedback', 'A form for what visitors think of the quiz.'],
  complaints: ['Complaints', 'A form for complaints, which get a reference and an email.'],
  updates: ['Updates', 'Sign-up for news by email, and the page that stops them.'],
  consents: ['Consents', 'What visitors are asked before sensitive answers are stored.'],
  photos: ['Photos', 'What the step for photos asks for. It needs a consent.'],
  scores: ['Scores', 'What turns answers into numbers.'],
  profile: ['Profile', 'Traits, sentences and advice that follow from the answers.'],
  tips: ['Tips', 'Suggestions with their reasons.'],
  routines: ['Routines', 'What to do when, put together from the answers.'],
  products: ['Products', 'Suggestions for the steps of the routines. It needs Routines.'],
  ingredients: ['Ingredients', 'What is known of the ingredients of the products.'],
}

/** Parts that can be settings of the quiz file. */
const ofQuizFile = ['consents', 'profile', 'scores', 'tips'] as const satisfies readonly PartName[]

/** In a quiz of one file these parts are settings. So are those in another quiz file: they cannot be files as well. */
const isSetting = (data: ContentData, module: PartName): boolean =>
  ofQuizFile.some((name) => name === module) &&
  (data.has('quiz.yaml') || modules[module].files.some((file) => isInQuizFile(data, file)))

/** The parts of this content, and those that it could have. */
export const partsOf = (data: ContentData): readonly Part[] =>
  (Object.keys(words) as readonly PartName[])
    .filter((module) => hasPart(data, modules[module].files) || !isSetting(data, module))
    .map((module) => {
      const [title, text] = words[module]
      return { module, title, text, files: modules[module].files }
    })

/** The titles of the settings that take the place of parts, as in a quiz of one file. */
export const settingsInQuiz = (data: ContentData): readonly string[] =>
  ofQuizFile
    .filter((module) => isSetting(data, module) && !hasPart(data, modules[module].files))
    .flatMap((module) => (module === 'profile' ? ['Insights', 'Signposts'] : [words[module][0]]))

/** The title of the part that a file belongs to, and the page of the studio where it is added. If it belongs to none, the file itself. */
export const partOfFile = (data: ContentData, file: string): { readonly title: string; readonly addedAt: string } => {
  const module = (Object.keys(words) as readonly PartName[]).find((name) => modules[name].files.includes(file))
  if (!module) return { title: file, addedAt: pagesAndParts }
  return { title: words[module][0], addedAt: isSetting(data, module) ? aboutTheQuiz : pagesAndParts }
}

export const pagesAndParts = 'Pages and parts'
export const aboutTheQuiz = 'About the quiz'

/**
 * Whether a content has a part: one of its files, and each that has no default. Otherwise adding the part adds the files that are
 * missing.
 */
export const hasPart = (data: ContentData, files: Part['files']): boolean =>
  files.some((file) => data.has(file)) && files.every((file) => data.has(file) || withDefault.has(file))

/** Any of these files brings all of them. */
export const withDefault: ReadonlySet<string> = new Set([...modules.accounts.files, 'pages/unsubscribe.yaml'])

/** Whether a part consists only of pages. Other parts have entries with ids, to which other files refer. */
export const isOnlyPages = ({ files }: Pick<Part, 'files'>): boolean => files.every((file) => file.startsWith('pages/'))

/** Why this part cannot be removed, and what to remove first. undefined: it can be removed. */
export const whyPartStays = (data: ContentData, { module }: Pick<Part, 'module'>): string | undefined => {
  const needing = (Object.keys(words) as readonly PartName[]).find(
    (name) => modules[name].requires.includes(module) && hasPart(data, modules[name].files),
  )
  if (needing) return `${quoted(words[needing][0])} needs this part. Remove ${quoted(words[needing][0])} first.`
  if (module !== 'photos') return undefined
  const step = entriesOfKind(data, 'step').find(({ value }) => value['kind'] === 'photos')
  return step && `The step ${quotedName(step.value)} asks for photos. Delete it first.`
}
