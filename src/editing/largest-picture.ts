/** The maximum size of an uploaded picture, in bytes. */
export const largestPicture = 10_000_000

export const tooLargePicture = 'This picture is larger than 10 MB. Export it smaller.'
