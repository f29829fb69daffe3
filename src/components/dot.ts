/** Between two details in one line. No line begins or ends with it. */
export const dot = '\u00a0·\u00a0'
