/** The path of a stored submission, or of something that belongs to it. */
export const submissionPath = (id: string, rest = ''): string => `/quiz/submissions/${encodeURIComponent(id)}${rest}`
