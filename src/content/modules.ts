import type { Content, ModuleName, Pages } from '#types/content.generated.ts'

type ModuleRule = {
  /** The module exists when one of these files exists. A name that ends in a slash is a folder. */
  readonly files: readonly string[]
  /** Modules without which this one cannot work. */
  readonly requires: readonly ModuleName[]
}

/** The optional parts of a content. A module that does not exist has no pages, no routes and no texts in the product. */
export const modules: Readonly<Record<ModuleName, ModuleRule>> = {
  scores: { files: ['analysis/scores.yaml'], requires: [] },
  profile: { files: ['analysis/profile.yaml'], requires: [] },
  routines: { files: ['analysis/routines.yaml'], requires: [] },
  tips: { files: ['analysis/tips.yaml'], requires: [] },
  products: { files: ['products/catalogue.yaml'], requires: ['routines'] },
  ingredients: { files: ['products/ingredients.yaml'], requires: ['products'] },
  photos: { files: ['quiz/photos.yaml'], requires: ['consents'] },
  consents: { files: ['settings/consent.yaml'], requires: [] },
  accounts: {
    files: [
      'pages/login.yaml',
      'pages/signup.yaml',
      'pages/forgot-password.yaml',
      'pages/reset-password.yaml',
      'pages/logout.yaml',
      'pages/dashboard.yaml',
    ],
    requires: [],
  },
  pdf: { files: [], requires: ['accounts'] },
  home: { files: ['pages/home.yaml'], requires: [] },
  about: { files: ['pages/about.yaml'], requires: [] },
  how: { files: ['pages/how.yaml'], requires: [] },
  texts: { files: ['pages/text/'], requires: [] },
  feedback: { files: ['pages/feedback.yaml'], requires: [] },
  complaints: { files: ['pages/complaints.yaml'], requires: [] },
  updates: { files: ['pages/updates.yaml', 'pages/unsubscribe.yaml'], requires: [] },
}

/** The pages in `Content.pages` that exist exactly if their module does. */
export const pagesOfModules = {
  accounts: ['login', 'signup', 'forgot_password', 'reset_password', 'logout', 'dashboard'],
  home: ['home'],
  about: ['about'],
  how: ['how'],
  feedback: ['feedback'],
  complaints: ['complaints'],
  updates: ['updates', 'unsubscribe'],
} as const satisfies Partial<Record<ModuleName, readonly (keyof Pages)[]>>

type PagesOfModules = typeof pagesOfModules
type PageOf<Module extends ModuleName> = Module extends keyof PagesOfModules ? PagesOfModules[Module][number] : never
/** The part of `Content` that exists exactly if the module does. */
type PartOf<Module extends ModuleName> = Extract<Module, 'photos'>

/** A content that has these modules, and so their pages. `Base` is the part of the content that the code reads. */
export type ContentWith<Module extends ModuleName, Base = Content> = Base & {
  readonly pages: Required<Pick<Pages, PageOf<Module>>>
} & Required<Pick<Content, PartOf<Module>>>

/** A content with every module. */
export type FullContent = ContentWith<ModuleName>

/** Whether the content has this module. Narrows the type, so that the pages of the module may be read. */
export const hasModule = <Base extends Pick<Content, 'modules'>, Module extends ModuleName>(
  content: Base,
  module: Module,
): content is ContentWith<Module, Base> => content.modules.includes(module)

/** The module that this file belongs to. undefined: every content needs the file, or may have it. */
export const moduleOfFile = (path: string): ModuleName | undefined =>
  moduleNames.find((name) =>
    modules[name].files.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file)),
  )

/** The missing modules that this module needs. */
export const missingFor = (module: ModuleName, present: ReadonlySet<ModuleName>): readonly ModuleName[] =>
  modules[module].requires.filter((needed) => !present.has(needed))

/** The missing modules that any of these modules needs. */
export const missingModules = (present: ReadonlySet<ModuleName>): readonly ModuleName[] =>
  [...present].flatMap((module) => missingFor(module, present))

/** The modules of a content: those that have a file, and those that follow from them. In the order of the table. */
export const modulesIn = (withFiles: ReadonlySet<ModuleName>): ModuleName[] => {
  const there = new Set(withFiles)
  if (there.has('accounts')) there.add('pdf')
  return moduleNames.filter((name) => there.has(name))
}

export const moduleNames = Object.keys(modules) as readonly ModuleName[]
