import { Card } from '#components/card.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('first-thing')

export type FirstThing = {
  readonly heading: string
  readonly title: string
  readonly text: string
  /** With its label, which says how often, or why. */
  readonly detail: { readonly label: string; readonly text: string } | null
}
export type FirstThingCardProps = {
  readonly first?: FirstThing | undefined
  /** One sentence that sums up the result. */
  readonly insight?: { readonly heading: string; readonly text: string } | undefined
}

/** What the result says in a sentence, and the first thing to do after reading it. Renders nothing without either. */
export const FirstThingCard = ({ first, insight }: FirstThingCardProps) =>
  (insight || first) && (
    <div className={classOf('root')}>
      {insight && (
        <section className={classOf('section')} id="insight">
          <h2>{insight.heading}</h2>
          <Card>
            <p className={classOf('insight')}>{insight.text}</p>
          </Card>
        </section>
      )}
      {first && (
        <section className={classOf('section')} id="first-thing">
          <h2>{first.heading}</h2>
          <Card tint="mango">
            <div className={classOf('first')}>
              <div className={classOf('text')}>
                <p className={classOf('title')}>{first.title}</p>
                <p>{first.text}</p>
              </div>
              {first.detail && (
                <p className={classOf('detail')}>
                  <strong>{first.detail.label}:</strong> {first.detail.text}
                </p>
              )}
            </div>
          </Card>
        </section>
      )}
    </div>
  )
