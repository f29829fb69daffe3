type Files = Pick<DataTransfer, 'files'>

/** The picture in what was pasted. Text is pasted as text. */
export const pictureFileIn = ({ files }: Files): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'))

/** The dropped file, preferably a picture. For any other file, the server says what is wrong with it. */
export const droppedFileIn = (transfer: Files): File | undefined => pictureFileIn(transfer) ?? transfer.files[0]
