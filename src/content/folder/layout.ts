import type { Content, ModuleName } from '#types/content.generated.ts'
import { mails } from '#content/mails.ts'
import { moduleOfFile } from '#content/modules.ts'

export type PageName = keyof Content['pages']
export type DocumentName = Exclude<keyof Content, 'pages'> | `pages.${PageName}`

/** Which part of the content a file becomes (`pages.home`, or `sections` of which there are several), and its schema. */
export type FileKind = { readonly name: DocumentName; readonly schema: string }

const files: Readonly<Record<string, FileKind>> = {
  'quiz.yaml': { name: 'quiz', schema: 'quiz-file.schema.json' },
  'quiz/quiz.yaml': { name: 'quiz', schema: 'quiz-file.schema.json' },
  'quiz/photos.yaml': { name: 'photos', schema: 'photos.schema.json' },
  'analysis/scores.yaml': { name: 'scores', schema: 'scores.schema.json' },
  'analysis/profile.yaml': { name: 'profile', schema: 'profile.schema.json' },
  'analysis/routines.yaml': { name: 'routines', schema: 'routines.schema.json' },
  'analysis/tips.yaml': { name: 'tips', schema: 'tips.schema.json' },
  'products/catalogue.yaml': { name: 'catalogue', schema: 'catalogue.schema.json' },
  'products/ingredients.yaml': { name: 'ingredients', schema: 'ingredients.schema.json' },
  'settings/constants.yaml': { name: 'constants', schema: 'constants.schema.json' },
  'settings/navigation.yaml': { name: 'navigation', schema: 'navigation.schema.json' },
  'settings/messages.yaml': { name: 'messages', schema: 'messages.schema.json' },
  'settings/consent.yaml': { name: 'consent', schema: 'consent.schema.json' },
  'settings/brand.yaml': { name: 'brand', schema: 'brand.schema.json' },
  'settings/site.yaml': { name: 'site', schema: 'site.schema.json' },
  'settings/retired-ids.yaml': { name: 'retired_ids', schema: 'retired-ids.schema.json' },
  'history/ids.yaml': { name: 'history', schema: 'history.schema.json' },
  'personas.yaml': { name: 'personas', schema: 'personas.schema.json' },
  'pages/quiz.yaml': { name: 'pages.quiz', schema: 'quiz-page.schema.json' },
  'pages/home.yaml': { name: 'pages.home', schema: 'home-page.schema.json' },
  'pages/about.yaml': { name: 'pages.about', schema: 'about-page.schema.json' },
  'pages/how.yaml': { name: 'pages.how', schema: 'how-page.schema.json' },
  'pages/not-found.yaml': { name: 'pages.not_found', schema: 'not-found-page.schema.json' },
  'pages/login.yaml': { name: 'pages.login', schema: 'login-page.schema.json' },
  'pages/signup.yaml': { name: 'pages.signup', schema: 'signup-page.schema.json' },
  'pages/forgot-password.yaml': { name: 'pages.forgot_password', schema: 'forgot-password-page.schema.json' },
  'pages/reset-password.yaml': { name: 'pages.reset_password', schema: 'reset-password-page.schema.json' },
  'pages/logout.yaml': { name: 'pages.logout', schema: 'logout-page.schema.json' },
  'pages/feedback.yaml': { name: 'pages.feedback', schema: 'feedback-page.schema.json' },
  'pages/complaints.yaml': { name: 'pages.complaints', schema: 'complaints-page.schema.json' },
  'pages/updates.yaml': { name: 'pages.updates', schema: 'updates-page.schema.json' },
  'pages/unsubscribe.yaml': { name: 'pages.unsubscribe', schema: 'unsubscribe-page.schema.json' },
  'pages/dashboard.yaml': { name: 'pages.dashboard', schema: 'dashboard-page.schema.json' },
  'pages/report.yaml': { name: 'pages.report', schema: 'report-page.schema.json' },
}
const text: FileKind = { name: 'pages.text', schema: 'text-page.schema.json' }
const emails = Object.keys(mails).map((id) => `emails/${id}.yaml`)
const email: FileKind = { name: 'emails', schema: 'email.schema.json' }
export const sectionKind: FileKind = { name: 'sections', schema: 'section.schema.json' }

/** The module without which this file is not used. undefined: it belongs to none. */
export const moduleNeeding = (path: string): ModuleName | undefined =>
  mails[/^emails\/(.+)\.yaml$/.exec(path)?.[1] ?? '']?.module ?? moduleOfFile(path)

/** Every file with a fixed name that a content can have. */
export const knownFiles: readonly string[] = [...Object.keys(files), ...emails]

/** Paths of the files that belong to these modules. Files without defaults must exist. */
export const requiredFiles = (modules: ReadonlySet<ModuleName>): readonly string[] =>
  knownFiles.filter((path) => {
    const module = moduleNeeding(path)
    return module !== undefined && modules.has(module)
  })

/** undefined: a content has no such file. */
export const fileKindOf = (path: string): FileKind | undefined =>
  files[path] ??
  (emails.includes(path) ? email : undefined) ??
  (/^pages\/text\/[^/]+\.yaml$/.test(path) ? text : undefined) ??
  (/^quiz\/sections\/[^/]+\.yaml$/.test(path) ? sectionKind : undefined)

/**
 * The relative path from a content file to its schema, as the modeline of the file contains it.
 *
 * @param path of the file inside the content folder
 * @param schemas relative path from the content folder to the schemas
 */
export const schemaPath = (path: string, schema: string, schemas = '../schemas'): string =>
  `${'../'.repeat(path.split('/').length - 1)}${schemas}/${schema}`
