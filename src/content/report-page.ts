import type { Content, ReportPage } from '#types/content.generated.ts'

/** The words of the report, without the cards for issues or goals if the content has none. */
export const reportPageOf = ({ pages, profile }: Pick<Content, 'pages' | 'profile'>): ReportPage => {
  const { objectives } = pages.report
  const lists: Readonly<Record<string, readonly unknown[]>> = {
    issues: profile.issues.list,
    goals: profile.goals.list,
    insight: profile.insights,
  }
  return {
    ...pages.report,
    objectives: { ...objectives, cards: objectives.cards.filter(({ id }) => lists[id]?.length !== 0) },
  }
}
