import type { ReactNode } from 'react'
import { tintAt } from '#components/card.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type ArticlePart = {
  readonly id: string
  readonly heading: string
  readonly picture?: string | undefined
  readonly body: ReactNode
}
export type ArticleProps = {
  readonly parts: readonly ArticlePart[]
  /** The first part is larger than the others. */
  readonly lead?: boolean | undefined
}

/** A text in parts, each with its drawing beside its heading. */
export const Article = ({ parts, lead }: ArticleProps) => {
  const beside = lead ? parts.length - 1 : parts.length
  return (
    <div className={slots('article')('root')}>
      {parts.map(({ body, heading, id, picture }, position) => {
        const isLead = lead && position === 0
        const isAlone = position === parts.length - 1 && beside % 2 === 1
        const classOf = slots('article', { part: isLead ? 'lead' : isAlone ? 'whole' : undefined })
        return (
          <section key={id} className={classOf('part')}>
            {picture && (
              <div className={`${recipe('card', { tint: tintAt(position) })} ${classOf('art')}`}>
                <Picture src={picture} />
              </div>
            )}
            <h2>{heading}</h2>
            <div className={classOf('body')}>{body}</div>
          </section>
        )
      })}
    </div>
  )
}
