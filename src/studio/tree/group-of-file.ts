import { fileKindOf, type DocumentName } from '#content/folder/layout.ts'
import type { GroupName } from './tree-node.ts'

type PartName = Exclude<DocumentName, `pages.${string}`>

const groups: Readonly<Record<PartName, GroupName>> = {
  quiz: 'Quiz',
  sections: 'Quiz',
  photos: 'Quiz',
  scores: 'Scores',
  personas: 'Scores',
  profile: 'Results and tips',
  routines: 'Results and tips',
  tips: 'Results and tips',
  catalogue: 'Products',
  ingredients: 'Products',
  emails: 'Pages and mails',
  messages: 'Words',
  navigation: 'Words',
  constants: 'Settings',
  consent: 'Settings',
  site: 'Settings',
  retired_ids: 'Settings',
  history: 'Settings',
  modules: 'Settings',
  brand: 'Brand',
}
/** Files of texts that have no page of their own. */
const words: readonly DocumentName[] = ['pages.quiz', 'pages.report']

/** The group of the tree under which an editor finds a file of the content. */
export const groupOfFile = (path: string): GroupName => {
  const name = fileKindOf(path)?.name
  if (name === undefined) return 'Settings'
  if (isPart(name)) return groups[name]
  return words.includes(name) ? 'Words' : 'Pages and mails'
}

const isPart = (name: DocumentName): name is PartName => Object.hasOwn(groups, name)
