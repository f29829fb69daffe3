/** Between two details in one line. A line does not begin with it. */
export const dot = '\u00a0· '
