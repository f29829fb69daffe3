import type { Content } from '#types/content.generated.ts'
import { compileInsights, compileSignposts, compileTips } from './plan/advice.ts'
import { compileObjectives } from './plan/objectives.ts'
import { compileProducts } from '#engine/products/products.ts'
import { compileProfile } from './profile.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { compileRoutine } from './plan/routine.ts'
import { compileScores } from './scores/scores.ts'

export type AnalysisContent = Pick<
  Content,
  'quiz' | 'sections' | 'scores' | 'profile' | 'routines' | 'tips' | 'catalogue' | 'ingredients'
> & { readonly site: Pick<Content['site'], 'locale'> }

export type Analysis = ReturnType<typeof compileAnalysis>

/** Compiles all rules of a content once. `analyse` applies them to answers. Throws where `compileQuiz` does. */
export const compileAnalysis = (content: AnalysisContent) => {
  const quiz = compileQuiz(content)
  return {
    content,
    quiz,
    scoresOf: compileScores(quiz, content.scores, content.site.locale),
    profileOf: compileProfile(quiz, content.profile, content.site.locale),
    objectivesOf: compileObjectives(content.profile),
    insightOf: compileInsights(content.profile.insights),
    signpostsOf: compileSignposts(content.profile.signposts),
    routineOf: compileRoutine(content.routines),
    tipsOf: compileTips(content.tips),
    suggestionsOf: compileProducts(content.catalogue, content.ingredients, content.site.locale),
  }
}
