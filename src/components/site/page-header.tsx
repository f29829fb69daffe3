import { Fringe } from './fringe.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('page-header')

export type PageHeaderProps = {
  readonly title: string
  readonly lead: string
  /** The drawing for the fringe below the header. */
  readonly art?: string | undefined
  /** Stands on the lower edge, beside the words, where there is room for both. */
  readonly picture?: string | undefined
}

/** The header of a page about the company, on the coloured background. Contains the h1. */
export const PageHeader = ({ title, lead, art, picture }: PageHeaderProps) => (
  <>
    <div className={part('root')}>
      <div className={`${part('inner')} ${recipe('wrap', { width: 'page' })}`}>
        <h1 className={part('title')} tabIndex={-1}>
          {title}
        </h1>
        <p className={part('lead')}>{lead}</p>
        {picture && <Picture src={picture} className={part('picture')} />}
      </div>
    </div>
    {art && <Fringe art={art} className={part('fringe')} times={5} />}
  </>
)
