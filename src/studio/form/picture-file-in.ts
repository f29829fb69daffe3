/** The picture in what was dropped or pasted. */
export const pictureFileIn = ({ files }: Pick<DataTransfer, 'files'>): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'))
