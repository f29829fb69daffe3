/** The path of a stored submission, or of something that belongs to it: `rest` are the segments below it, unencoded. */
export const submissionPath = (id: string, ...rest: readonly string[]): string =>
  `/quiz/submissions/${[id, ...rest].map(encodeURIComponent).join('/')}`
