/** Reads the content from its YAML files without validation. Long texts are still Markdown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { AnalysisContent } from '#engine/result/analysis.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { answersGiven } from '#content/persona-answers.ts'
import type { Persona, Personas, Section } from '#types/content.generated.ts'

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

export type PersonaWithAnswers = Pick<Persona, 'id' | 'name'> & { readonly answers: Answers }

export const loadPersonas = (): readonly PersonaWithAnswers[] =>
  read<Personas>('content', 'personas.yaml').personas.map((persona) => ({
    id: persona.id,
    name: persona.name,
    answers: answersGiven({ questions: new Map() }, persona),
  }))

const read = <Document>(folder: string, file: string): Document =>
  parse(readFileSync(join(folder, file), 'utf8')) as Document
