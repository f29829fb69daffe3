import type { ReactNode } from 'react'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { Fringe } from './fringe.tsx'

export type FormPageProps = {
  readonly title: string
  readonly lead?: string | undefined
  /** Shown instead of lead and drawing while a result waits on this device. */
  readonly waiting?: ReactNode
  /** The drawing that hangs from the upper edge. */
  readonly fringe: string
  /** The drawing that stands on the lower edge. */
  readonly art?: string | undefined
  /** Shows `art` on a phone, too: it belongs to what the page says. */
  readonly artOnPhone?: boolean | undefined
  /** Longer text about the form: below it on a phone, below the heading where there is room. Takes the place of the drawing. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page with one form or one choice: the h1 on the coloured background, the rest below or beside it. */
export const FormPage = ({ title, lead, waiting, fringe, art, artOnPhone, aside, children }: FormPageProps) => {
  const part = slots('form-page', {
    art: artOnPhone ? 'always' : undefined,
    beside: aside ? 'text' : undefined,
    waiting: waiting ? 'yes' : undefined,
  })
  return (
    <div className={`${part('root')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={part('pane')}>
        <Fringe art={fringe} className={part('fringe')} times={2} />
        <div className={part('copy')}>
          <h1 className={part('title')} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={part('lead')}>{lead}</p>}
          {waiting}
        </div>
        {art && !aside && <Picture src={art} shape="wide" className={part('art')} />}
      </div>
      <div className={part('body')}>{children}</div>
      {aside && <div className={part('aside')}>{aside}</div>}
    </div>
  )
}
