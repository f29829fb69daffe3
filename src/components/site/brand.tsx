import type { Link } from '#components/link.ts'
import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('brand')

export type BrandProps = {
  readonly name: string
  /** A drawing below content/media. null: the name is alone. */
  readonly mark: string | null
  readonly href?: string | undefined
  readonly link?: Link | undefined
}

/** Logo and name; a link when `href` is given. */
export const Brand = ({ name, mark, href, link: Anchor = 'a' }: BrandProps) => {
  const inside = (
    <>
      {mark !== null && <Picture src={mark} className={classOf('mark')} />}
      {name}
    </>
  )
  return href ? (
    <Anchor href={href} className={classOf('root')}>
      {inside}
    </Anchor>
  ) : (
    <span className={classOf('root')}>{inside}</span>
  )
}
