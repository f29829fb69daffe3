/** A content without most of its modules, for tests that nothing depends on these. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { mails } from '#content/mails.ts'
import { pagesOfModules } from '#content/modules.ts'
import type { Content, ModuleName } from '#types/content.generated.ts'

/** The part of each module and its default file, which contains no rules. */
const parts = {
  scores: ['scores', 'analysis/scores.yaml'],
  profile: ['profile', 'analysis/profile.yaml'],
  routines: ['routines', 'analysis/routines.yaml'],
  tips: ['tips', 'analysis/tips.yaml'],
  products: ['catalogue', 'products/catalogue.yaml'],
  ingredients: ['ingredients', 'products/ingredients.yaml'],
  consents: ['consent', 'settings/consent.yaml'],
} as const

const emptyPart = (file: string): unknown => parse(readFileSync(`src/content/defaults/${file}`, 'utf8'))

/** The content with these modules only. Without consents it has no step with sensitive questions. */
export const bareContent = (content: Content, modules: readonly ModuleName[] = []): Content => {
  const isGone = (module: string): boolean => !modules.includes(module as ModuleName)
  const gonePages = Object.entries(pagesOfModules).flatMap(([module, names]): readonly string[] =>
    isGone(module) ? names : [],
  )
  const sections = content.sections.filter(
    ({ questions }) => !isGone('consents') || questions.every((question) => !('sensitive' in question)),
  )
  const shown = new Set(sections.map(({ id }) => id))
  return {
    ...content,
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([module, [part, file]]) => (isGone(module) ? [[part, emptyPart(file)]] : [])),
    ),
    sections,
    quiz: {
      ...content.quiz,
      steps: content.quiz.steps.filter(
        (step) =>
          (step.kind !== 'photos' || !isGone('photos')) && (step.kind !== 'questions' || shown.has(step.section)),
      ),
    },
    modules: [...modules],
    emails: content.emails.filter(({ id }) => !isGone(mails[id]?.module ?? '')),
    pages: {
      ...(Object.fromEntries(
        Object.entries(content.pages).filter(([name]) => !gonePages.includes(name)),
      ) as Content['pages']),
      text: isGone('texts') ? [] : content.pages.text,
    },
  }
}
