/** Sentences that are chosen by their conditions: the insight, the signposts, the tips. */
import type { ResultBadge, ResultInsight, ResultSignpost } from '#types/api.generated.ts'
import type { Profile, Tips } from '#types/content.generated.ts'
import { allMatching, compileAll, type Facts } from '#engine/quiz/conditions.ts'
import { fill, placeholdersIn } from '#engine/format.ts'

/** The first that fits. One that names a label which is not known is skipped. */
export const compileInsights = (insights: Profile['insights']) => {
  const all = compileAll(insights)
  return (facts: Facts, words: Readonly<Record<string, string>>): ResultInsight | null => {
    const insight = allMatching(all, facts).find(({ text }) =>
      placeholdersIn(text).every((name) => Object.hasOwn(words, name)),
    )
    return insight ? { id: insight.id, text: fill(insight.text, words) } : null
  }
}

export const compileSignposts = (signposts: Profile['signposts']) => {
  const all = compileAll(signposts)
  return (facts: Facts): readonly ResultSignpost[] =>
    allMatching(all, facts).map(({ id, title, text }) => ({ id, title, text }))
}

/** The best few of each badge: by priority, then in the order of the content. */
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
        .map(({ id, title, text, because, evidence }) => ({ id, title, text, because, evidence })),
    }))
}
