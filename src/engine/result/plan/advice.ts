import type { ResultBadge, ResultInsight, ResultSignpost } from '#types/api.generated.ts'
import type { Profile, Tip, Tips } from '#types/content.generated.ts'
import { allMatching, compileAll, type Facts } from '#engine/quiz/conditions.ts'
import { fill, placeholdersIn } from '#engine/format.ts'

/** The first insight whose condition holds and whose placeholders (profile labels) are all known; null if there is none. */
export const compileInsights = (insights: Profile['insights']) => {
  const all = compileAll(insights)
  return (facts: Facts, words: Readonly<Record<string, string>>): ResultInsight | null => {
    const insight = allMatching(all, facts).find(({ text }) =>
      placeholdersIn(text).every((name) => Object.hasOwn(words, name)),
    )
    return insight ? { id: insight.id, text: fill(insight.text, words) } : null
  }
}

/** All signposts whose conditions hold. */
export const compileSignposts = (signposts: Profile['signposts']) => {
  const all = compileAll(signposts)
  return (facts: Facts): readonly ResultSignpost[] =>
    allMatching(all, facts).map(({ id, title, text, urgent }) => ({ id, title, text, ...(urgent && { urgent }) }))
}

/**
 * For every badge its tips whose conditions hold, at most `show_per_badge`: by priority (lowest number first), of one priority those for
 * the lowest score first, then in the order of the content.
 */
export const compileTips = ({ badges, tips, show_per_badge }: Tips) => {
  const all = badges.map((badge) => ({
    badge,
    tips: compileAll(tips.filter((tip) => tip.badge === badge.id)),
  }))
  return (facts: Facts, lowest?: string): readonly ResultBadge[] => {
    const rankOf = ({ score }: Tip): number => (score !== undefined && score === lowest ? 0 : 1)
    return all.map(({ badge, tips: own }) => ({
      id: badge.id,
      title: badge.title,
      // `sort` is stable: tips that are equal stay in the order of the content.
      tips: [...allMatching(own, facts)]
        .sort((a, b) => a.priority - b.priority || rankOf(a) - rankOf(b))
        .slice(0, show_per_badge)
        .map(({ id, title, text, because, evidence, priority, score }) => ({
          id,
          title,
          text,
          because,
          evidence,
          priority,
          ...(score !== undefined && { score }),
        })),
    }))
  }
}
