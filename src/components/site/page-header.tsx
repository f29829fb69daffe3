import { Fringe } from './fringe.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('page-header')

export type PageHeaderProps = {
  readonly title: string
  readonly lead: string
  /** The drawing for the fringe below the header. */
  readonly art?: string | undefined
  /** A drawing on the lower edge, beside the words where there is room for both. */
  readonly picture?: string | undefined
}

/** The header of a page about the company, on the coloured background. Contains the h1. */
export const PageHeader = ({ title, lead, art, picture }: PageHeaderProps) => (
  <>
    <div className={classOf('root')}>
      <div className={`${classOf('inner')} ${recipe('wrap', { width: 'page' })}`}>
        <h1 className={classOf('title')} tabIndex={-1}>
          {title}
        </h1>
        <p className={classOf('lead')}>{lead}</p>
        {picture && <Picture src={picture} className={classOf('picture')} />}
      </div>
    </div>
    {art && <Fringe art={art} className={classOf('fringe')} times={5} />}
  </>
)
