import { classNames } from './class-names.ts'
import styles from './picture-tile.module.css'

type Props = { readonly src: string; readonly className?: string | undefined; readonly loading?: 'lazy' }

/** A picture beside its name or label, which describes it, so its `alt` is empty. */
export const PictureTile = ({ className, ...image }: Props) => (
  <img {...image} alt="" className={classNames(styles.tile, className)} />
)
