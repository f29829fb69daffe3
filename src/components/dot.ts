/** Between two details in one line. In running text no line begins with it; where both do not fit, the first line ends with it. */
export const dot = '\u00a0· '
