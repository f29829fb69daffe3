import { PictureTile } from '#studio/ui/picture-tile.tsx'
import { usePictureAddress } from './picture-address.ts'

type Props = {
  /** Below `media/`. */
  readonly path: string
  readonly className?: string | undefined
  readonly loading?: 'lazy'
}

/** A picture of the content, as the draft has it. */
export const Thumbnail = ({ path, ...tile }: Props) => <PictureTile src={usePictureAddress(path)} {...tile} />
