import type { ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { Fringe } from './fringe.tsx'

export type FormPageProps = {
  readonly title: string
  readonly lead?: string | undefined
  /** What the form leads to: where there is room beside it, and on a phone while a result waits. */
  readonly points?: readonly { readonly id: string; readonly text: string }[] | undefined
  /** Shown instead of lead and drawing while a result waits on this device. */
  readonly waiting?: ReactNode
  /** The drawing that hangs from the upper edge. Without it the heading is on a quiet background, without a drawing. */
  readonly fringe?: string | undefined
  /** The drawing that is on the lower edge. */
  readonly art?: string | undefined
  /** Shows `art` in full on a phone, too: it belongs to what the page says. */
  readonly artOnPhone?: boolean | undefined
  /** The form is low, and so is the background: the drawing is beside the words. On a tablet the form is below both. */
  readonly isShort?: boolean | undefined
  /** Longer text about the form: below it on a phone, below the heading where there is room. */
  readonly aside?: ReactNode
  /** Where to go from here, below the lead. */
  readonly links?: ReactNode
  /** The form. Without it the coloured background is as wide as the page. */
  readonly children?: ReactNode
}

/** The lines of a result that waits. */
const ticked = slots('waiting-result')

/** A page with one form or one choice: the h1 on the coloured background, the rest below or beside it. */
export const FormPage = ({
  title,
  lead,
  points,
  waiting,
  fringe,
  art,
  artOnPhone,
  isShort,
  aside,
  links,
  children,
}: FormPageProps) => {
  const hasArt = art !== undefined && fringe !== undefined
  const classOf = slots('form-page', {
    mood: fringe ? undefined : 'quiet',
    art: !hasArt ? undefined : artOnPhone ? 'always' : 'beside',
    beside: aside ? 'text' : children ? undefined : 'nothing',
    height: hasArt && isShort ? 'low' : undefined,
    waiting: waiting ? 'yes' : undefined,
  })
  return (
    <div className={`${classOf('root')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={classOf('pane')}>
        {fringe && <Fringe art={fringe} className={classOf('fringe')} times={4} />}
        <div className={classOf('copy')}>
          <h1 className={classOf('title')} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classOf('lead')}>{lead}</p>}
          {waiting}
          {points && (
            <ul className={`${classOf('points')} ${ticked('keeps')}`}>
              {points.map(({ id, text }) => (
                <li key={id} className={ticked('line')}>
                  <Icon name="tick" size="small" />
                  {text}
                </li>
              ))}
            </ul>
          )}
          {links}
        </div>
        {hasArt && (
          <div className={classOf('art')}>
            <Picture src={art} shape="wide" className={classOf('drawing')} />
          </div>
        )}
      </div>
      {children && <div className={classOf('body')}>{children}</div>}
      {aside && <div className={classOf('aside')}>{aside}</div>}
    </div>
  )
}
