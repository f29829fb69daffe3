import type { ResultBadge, ResultTip } from '#types/api.generated.ts'
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
  readonly level?: 3 | 4
}

/** All badges are always shown; each opens its tips. */
export const TipBadges = ({ badges, because, evidence, empty, level = 3 }: TipBadgesProps) => (
  <ul className={part('list')}>
    {badges.map((badge, position) => (
      <li key={badge.id} className={part('badge')}>
        <details>
          <summary className={part('summary')}>
            <span className={slots('tips', { tint: tintAt(position) })('icon')}>
              <Icon name={icons[position % icons.length] ?? 'drop'} />
            </span>
            <span className={part('title')}>{badge.title}</span>
            <Icon name="down" />
          </summary>
          <div className={part('tips')}>
            {badge.tips.length === 0 && empty && <p>{empty}</p>}
            {badge.tips.map((tip) => (
              <div key={tip.id} className={part('tip')}>
                <Heading level={level} className={part('tipTitle')}>
                  {tip.title}
                </Heading>
                <p>{tip.text}</p>
                <p className={part('because')}>
                  <strong>{because}</strong> {tip.because} · {evidence[tip.evidence]}
                </p>
              </div>
            ))}
          </div>
        </details>
      </li>
    ))}
  </ul>
)
