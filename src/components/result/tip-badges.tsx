import type { ResultBadge, ResultTip } from '#types/api.generated.ts'
import { dot } from '#components/dot.ts'
import { tintAt } from '#components/card.tsx'
import { Heading } from '#components/heading.tsx'
import { Icon, type IconName } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('tips')
const icons: readonly IconName[] = ['sun', 'plate', 'heart', 'drop']

export type TipBadgesProps = {
  readonly badges: readonly ResultBadge[]
  /** 'Why' */
  readonly because: string
  readonly evidence: Readonly<Record<ResultTip['evidence'], string>>
  /** Shown for a badge without tips. */
  readonly empty?: string | undefined
}

/** All badges are always shown, each with its tips. */
export const TipBadges = ({ badges, because, evidence, empty }: TipBadgesProps) => (
  <ul className={part('list')}>
    {badges.map((badge, position) => (
      <li key={badge.id} className={part('badge')}>
        <div className={part('header')}>
          <span className={slots('tips', { tint: tintAt(position) })('icon')}>
            <Icon name={icons[position % icons.length] ?? 'drop'} />
          </span>
          <Heading level={3} className={part('title')}>
            {badge.title}
          </Heading>
        </div>
        {badge.tips.length === 0 && empty && <p>{empty}</p>}
        {badge.tips.map((tip) => (
          <div key={tip.id} className={part('tip')}>
            <Heading level={4} className={part('tipTitle')}>
              {tip.title}
            </Heading>
            <p>{tip.text}</p>
            <p className={part('because')}>
              <strong>{because}</strong> {tip.because}
              {dot}
              {evidence[tip.evidence]}
            </p>
          </div>
        ))}
      </li>
    ))}
  </ul>
)
