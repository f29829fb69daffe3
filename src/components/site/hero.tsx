import type { ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('hero')

export type HeroProps = {
  readonly heading: string
  readonly text: string
  /** Short facts to know before starting. */
  readonly facts?: readonly { readonly id: string; readonly text: string }[]
  readonly picture: { readonly src: string; readonly alt: string }
  readonly actions: ReactNode
  /** Between the text and the actions. */
  readonly note?: ReactNode
}

/** The first screen of the home page. The picture is aligned with its lower edge. */
export const Hero = ({ heading, text, facts = [], picture, actions, note }: HeroProps) => (
  <section className={part('root')}>
    <div className={`${part('inner')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={part('copy')}>
        <h1 className={part('title')} tabIndex={-1}>
          {heading}
        </h1>
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
