import { useId } from 'react'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'

/** One sentence that sums up the result. */
export const InsightCard = ({ heading, text }: { readonly heading: string; readonly text: string }) => {
  const id = useId()
  return (
    <Card as="section" tint="mango" labelledBy={id}>
      <div className={recipe('stack', { gap: 'xs' })}>
        <h2 id={id} className={recipe('text', { style: 'question' })}>
          {heading}
        </h2>
        <p className={recipe('text', { style: 'lead', width: 'measure' })}>{text}</p>
      </div>
    </Card>
  )
}
