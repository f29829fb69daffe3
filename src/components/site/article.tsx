import type { ReactNode } from 'react'
import { tintAt, type Tint } from '#components/card.tsx'
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

const classOf = slots('article')

/** A text in parts, each with its drawing beside its heading. Two columns, so that a short part leaves no gap beside a long one. */
export const Article = ({ parts, lead }: ArticleProps) => {
  const tinted = parts.map((part, position) => ({ ...part, tint: tintAt(position) }))
  const leading = tinted.slice(0, lead ? 1 : 0)
  const others = tinted.slice(leading.length)
  const half = Math.floor(others.length / 2)
  const columns = half === 0 ? [] : [others.slice(0, half), others.slice(half, half * 2)]
  return (
    <div className={classOf('root')}>
      {leading.map((part) => (
        <Part key={part.id} {...part} width="lead" />
      ))}
      {columns.map((column) => (
        <div key={column[0]?.id} className={classOf('column')}>
          {column.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
      ))}
      {others.slice(half * 2).map((part) => (
        <Part key={part.id} {...part} width="whole" />
      ))}
    </div>
  )
}

type PartProps = ArticlePart & { readonly tint: Tint; readonly width?: 'lead' | 'whole' }

const Part = ({ body, heading, picture, tint, width }: PartProps) => {
  const classOf = slots('article', { part: width })
  return (
    <section className={classOf('part')}>
      {picture && (
        <div className={`${recipe('card', { tint })} ${classOf('art')}`}>
          <Picture src={picture} />
        </div>
      )}
      <h2>{heading}</h2>
      <div className={classOf('body')}>{body}</div>
    </section>
  )
}
