/** Reads the content from its YAML files without validation. Long texts are still Markdown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { AnalysisContent } from '#engine/result/analysis.ts'
import type { Answers } from '#engine/quiz/answers.ts'
import type { Section } from '#types/content.generated.ts'

export const loadContent = (folder = 'content'): AnalysisContent => {
  const quiz = read<AnalysisContent['quiz']>(folder, 'quiz/quiz.yaml')
  const shown = quiz.steps.flatMap((step) => (step.kind === 'questions' ? [step.section] : []))
  return {
    quiz,
    sections: shown.map((id) => read<Section>(folder, `quiz/sections/${id.replaceAll('_', '-')}.yaml`)),
    scores: read(folder, 'analysis/scores.yaml'),
    profile: read(folder, 'analysis/profile.yaml'),
    routines: read(folder, 'analysis/routines.yaml'),
    tips: read(folder, 'analysis/tips.yaml'),
    catalogue: read(folder, 'products/catalogue.yaml'),
    ingredients: read(folder, 'products/ingredients.yaml'),
    site: read(folder, 'settings/site.yaml'),
  }
}

export type Persona = { readonly name: string; readonly about: string; readonly answers: Answers }

/** The personas. In the file, a single answer can be written without a list. */
export const loadPersonas = (): readonly Persona[] =>
  read<readonly { name: string; about: string; answers: Record<string, string | string[]> }[]>(
    'src/testing',
    'personas.yaml',
  ).map(({ name, about, answers }) => ({
    name,
    about,
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, typeof answer === 'string' ? [answer] : answer]),
    ),
  }))

const read = <Document>(folder: string, file: string): Document =>
  parse(readFileSync(join(folder, file), 'utf8')) as Document
