import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import { recipe, slots } from './recipe.ts'

const part = slots('hero')

export type HeroProps = {
  readonly heading: string
  readonly text: string
  readonly note?: string | undefined
  readonly picture: { readonly src: string; readonly alt: string }
  readonly actions: ReactNode
}

/** The first screen: one heading, one sentence, one thing to press, and the picture that stands on the lower edge. */
export const Hero = ({ heading, text, note, picture, actions }: HeroProps) => (
  <section className={part('root')}>
    <div className={`${part('inner')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={part('copy')}>
        <h1 className={part('title')}>{heading}</h1>
        <p className={part('lead')}>{text}</p>
        <div className={part('actions')}>{actions}</div>
        {note && <p className={part('note')}>{note}</p>}
      </div>
      <Picture src={picture.src} alt={picture.alt} shape="wide" className={part('art')} />
    </div>
  </section>
)
