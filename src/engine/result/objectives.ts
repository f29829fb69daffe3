/** What stands out, and what the visitor wants. */
import type { ResultGoal, ResultIssue } from '#types/api.generated.ts'
import type { Goal, Issue, Profile } from '#types/content.generated.ts'
import { chosenOptions } from '#engine/quiz/answers.ts'
import { allMatching, compileAll, type Facts } from '#engine/quiz/conditions.ts'

export type Objectives = {
  /** All that were found, however many are shown: conditions read these. */
  readonly found: ReadonlySet<string>
  readonly issues: readonly Issue[]
  /** The main goal first. */
  readonly goals: readonly Goal[]
  readonly mainGoal: string | null
}

export const compileObjectives = ({
  issues,
  goals,
}: Pick<Profile, 'issues' | 'goals'>): ((known: Facts) => Objectives) => {
  const allIssues = compileAll(issues.list)
  const allGoals = compileAll(goals.list)
  return (known) => {
    const found = allMatching(allIssues, known)
    const facts = { ...known, issues: new Set(found.map(({ id }) => id)) }
    const wanted = allMatching(allGoals, facts)
    const main = wanted.find(({ id }) => chosenOptions(known.answers, goals.main_question).includes(id))
    const inOrder = main ? [main, ...wanted.filter((goal) => goal !== main)] : wanted
    return {
      found: facts.issues,
      issues: found.slice(0, issues.max),
      goals: inOrder.slice(0, goals.max),
      mainGoal: main?.id ?? null,
    }
  }
}

export const idAndLabel = ({ id, label }: Issue | Goal): ResultIssue & ResultGoal => ({ id, label })
