/** Where the studio shows a picture of the content from. @param path below `media/` */
export const pictureAddress = (path: string): string =>
  `/studio/media/${path.split('/').map(encodeURIComponent).join('/')}`
