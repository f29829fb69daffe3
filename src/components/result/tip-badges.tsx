import type { ResultBadge, ResultTip } from '#types/api.generated.ts'
import { tintAt } from '#components/card.tsx'
import { Fold } from '#components/fold.tsx'
import { Heading } from '#components/heading.tsx'
import { Icon, type IconName } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('tips')

export type TipBadgesProps = {
  readonly badges: readonly ResultBadge[]
  /** By the id of the badge. A badge may have none. */
  readonly icons: Readonly<Partial<Record<string, IconName>>>
  /** 'Why' */
  readonly because: string
  /** 'Why, and 2 more tips' */
  readonly more: (count: number) => string
  readonly evidence: Readonly<Record<ResultTip['evidence'], string>>
  /** Shown for a badge without tips. */
  readonly empty?: string | undefined
}

/** All badges are always shown, each with its first tip. The reason of that and the other tips unfold. */
export const TipBadges = ({ badges, because, empty, evidence, icons, more }: TipBadgesProps) => (
  <ul className={classOf('list')}>
    {badges.map(({ id, tips: [first, ...others], title }, position) => {
      const icon = icons[id]
      return (
        <li key={id} className={classOf('badge')}>
          <div className={classOf('header')}>
            {icon && (
              <span className={slots('tips', { tint: tintAt(position) })('icon')}>
                <Icon name={icon} />
              </span>
            )}
            <Heading level={3} className={classOf('title')}>
              {title}
            </Heading>
          </div>
          {!first && empty && <p>{empty}</p>}
          {first && (
            <div className={classOf('tip')}>
              <Advice {...first} />
              <Fold
                summary={
                  <>
                    {others.length > 0 ? more(others.length) : because}
                    <span className={recipe('hidden')}>{`: ${title}`}</span>
                  </>
                }
              >
                <div className={classOf('others')}>
                  <Reason tip={first} because={others.length > 0 ? because : null} evidence={evidence} />
                  {others.map((tip) => (
                    <div key={tip.id} className={classOf('tip')}>
                      <Advice {...tip} />
                      <Reason tip={tip} because={because} evidence={evidence} />
                    </div>
                  ))}
                </div>
              </Fold>
            </div>
          )}
        </li>
      )
    })}
  </ul>
)

const Advice = ({ text, title }: Pick<ResultTip, 'text' | 'title'>) => (
  <>
    <Heading level={4} className={classOf('tipTitle')}>
      {title}
    </Heading>
    <p>{text}</p>
  </>
)

/** `because`: null where the line that opens the reason says it. */
type ReasonProps = Pick<TipBadgesProps, 'evidence'> & { readonly tip: ResultTip; readonly because: string | null }

const Reason = ({ because, evidence, tip }: ReasonProps) => (
  <p className={classOf('because')}>
    {because !== null && <strong>{because}: </strong>}
    {tip.because}
    <span className={classOf('evidence')}>{evidence[tip.evidence]}</span>
  </p>
)
