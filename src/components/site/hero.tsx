import type { ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('hero')

export type HeroProps = {
  readonly heading: string
  readonly text: string
  /** Short facts to know before starting. */
  readonly facts?: readonly { readonly id: string; readonly text: string }[] | undefined
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
  readonly actions: ReactNode
  /** Between the text and the actions. */
  readonly note?: ReactNode
}

/** The first screen of the home page. The picture is aligned with its lower edge. */
export const Hero = ({ heading, text, facts = [], picture, actions, note }: HeroProps) => (
  <section className={classOf('root')}>
    <div className={`${classOf('inner')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={classOf('copy')}>
        <h1 className={classOf('title')} tabIndex={-1}>
          {heading}
        </h1>
        <p className={classOf('lead')}>{text}</p>
        {note}
        <div className={classOf('actions')}>{actions}</div>
        {facts.length > 0 && (
          <ul className={classOf('facts')}>
            {facts.map((fact) => (
              <li key={fact.id} className={classOf('fact')}>
                <Icon name="tick" size="small" />
                {fact.text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture && <Picture src={picture.src} alt={picture.alt} shape="wide" className={classOf('art')} />}
    </div>
  </section>
)
