/** Between two details in one line. No line begins with it; where both do not fit, the first line ends with it. */
export const dot = '\u00a0· '
