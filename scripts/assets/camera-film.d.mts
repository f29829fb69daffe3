/** Writes the film, 14 MB, to this path, for --use-file-for-fake-video-capture. Gives the path back. */
export const writeFilm: (path: string) => Promise<string>
