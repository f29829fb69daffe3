import { slots } from '#components/recipe.ts'

const part = slots('first-thing')

export type FirstThingCardProps = {
  readonly heading: string
  readonly title: string
  readonly text: string
  /** With its label: how often, or why. */
  readonly detail: { readonly label: string; readonly text: string } | null
}

/** The first thing to do after reading the result. */
export const FirstThingCard = ({ heading, title, text, detail }: FirstThingCardProps) => (
  <section className={part('root')}>
    <span className={part('number')} aria-hidden="true">
      1
    </span>
    <h2 className={part('label')}>{heading}</h2>
    <p className={part('title')}>{title}</p>
    <p className={part('text')}>{text}</p>
    {detail && (
      <p className={part('detail')}>
        <strong>{detail.label}</strong> {detail.text}
      </p>
    )}
  </section>
)
