import type { ResultGoal, ResultIssue } from '#types/api.generated.ts'
import type { Goal, Issue, Profile } from '#types/content.generated.ts'
import { chosenOptions } from '#engine/quiz/answers/answers.ts'
import { allMatching, compileAll, type Facts } from '#engine/quiz/conditions.ts'

export type Objectives = {
  /** Ids of all issues that were found, also of those beyond the maximum that is shown. Conditions read these. */
  readonly found: ReadonlySet<string>
  /** In the order of the content, at most `issues.max`. */
  readonly issues: readonly Issue[]
  /** The main goal first, then in the order of the content; at most `goals.max`. */
  readonly goals: readonly Goal[]
  /** The id of the goal that was chosen in the main question. */
  readonly mainGoal: string | null
}

/** Compiles the conditions of issues and goals. Issues are found first, because conditions of goals may read them. */
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
