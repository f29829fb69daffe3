import type { ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('hero')

export type HeroProps = {
  readonly heading: string
  readonly text: string
  /** What one wants to know before one begins. */
  readonly facts?: readonly { readonly id: string; readonly text: string }[]
  readonly picture: { readonly src: string; readonly alt: string }
  readonly actions: ReactNode
  /** Between the sentence and what to press. */
  readonly note?: ReactNode
}

/** The first screen: one heading, one sentence, one thing to press, and the picture that stands on the lower edge. */
export const Hero = ({ heading, text, facts = [], picture, actions, note }: HeroProps) => (
  <section className={part('root')}>
    <div className={`${part('inner')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={part('copy')}>
        <h1 className={part('title')}>{heading}</h1>
        <p className={part('lead')}>{text}</p>
        {note}
        <div className={part('actions')}>{actions}</div>
        {facts.length > 0 && (
          <ul className={part('facts')}>
            {facts.map((fact) => (
              <li key={fact.id} className={part('fact')}>
                <Icon name="tick" size="small" />
                {fact.text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Picture src={picture.src} alt={picture.alt} shape="wide" className={part('art')} />
    </div>
  </section>
)
