import { slots } from '#components/recipe.ts'

const part = slots('first-thing')

export type FirstThing = {
  readonly heading: string
  readonly title: string
  readonly text: string
  /** With its label: how often, or why. */
  readonly detail: { readonly label: string; readonly text: string } | null
}
export type FirstThingCardProps = {
  readonly first?: FirstThing | undefined
  /** One sentence that sums up the result. */
  readonly insight?: { readonly heading: string; readonly text: string } | undefined
}

/** What the result says in a sentence, and the first thing to do after reading it. Renders nothing without either. */
export const FirstThingCard = ({ first, insight }: FirstThingCardProps) =>
  (first !== undefined || insight !== undefined) && (
    <div className={part('root')}>
      {insight && (
        <section className={part('insight')}>
          <h2 className={part('label')}>{insight.heading}</h2>
          <p>{insight.text}</p>
        </section>
      )}
      {first && (
        <section className={part('first')}>
          <h2 className={part('label')}>{first.heading}</h2>
          <p className={part('title')}>{first.title}</p>
          <p className={part('text')}>{first.text}</p>
          {first.detail && (
            <p className={part('detail')}>
              <strong>{first.detail.label}</strong> {first.detail.text}
            </p>
          )}
        </section>
      )}
    </div>
  )
