import type { ResultBadge, ResultInsight, ResultSignpost } from '#types/api.generated.ts'
import type { Profile, Tips } from '#types/content.generated.ts'
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
    allMatching(all, facts).map(({ id, title, text }) => ({ id, title, text }))
}

/** For every badge its tips whose conditions hold: by priority (lowest number first), then in the order of the content, at most `show_per_badge`. */
export const compileTips = ({ badges, tips, show_per_badge }: Tips) => {
  const all = badges.map((badge) => ({
    badge,
    tips: compileAll(tips.filter((tip) => tip.badge === badge.id).sort((a, b) => a.priority - b.priority)),
  }))
  return (facts: Facts): readonly ResultBadge[] =>
    all.map(({ badge, tips: own }) => ({
      id: badge.id,
      title: badge.title,
      tips: allMatching(own, facts)
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
