import type { ReactNode } from 'react'
import { tintAt } from '#components/card.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('article')

export type ArticlePart = {
  readonly id: string
  readonly heading: string
  readonly picture?: string | undefined
  readonly body: ReactNode
}

/** A text in parts, each with its heading beside it. */
export const Article = ({ parts }: { readonly parts: readonly ArticlePart[] }) => (
  <div className={part('root')}>
    {parts.map(({ body, heading, id, picture }, position) => (
      <section key={id} className={part('part')}>
        <div className={part('side')}>
          <h2>{heading}</h2>
          {picture && (
            <div className={`${recipe('card', { tint: tintAt(position) })} ${part('art')}`}>
              <Picture src={picture} />
            </div>
          )}
        </div>
        {body}
      </section>
    ))}
  </div>
)
