/** The most pixels that the server decodes of a picture: 25 million are 100 MB of memory. A browser decodes more, and sends fewer. */
export const mostPixels = 25_000_000
