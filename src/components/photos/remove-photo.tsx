import { IconButton } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'

export type RemovePhotoProps = { readonly label: string; readonly onDelete: () => void }

/** A bin in the corner of a photo. */
export const RemovePhoto = ({ label, onDelete }: RemovePhotoProps) => (
  <div className={recipe('remove-photo')}>
    <IconButton icon="trash" label={label} onClick={onDelete} />
  </div>
)
