/** The name of a file that a visitor downloads. Characters with a meaning in paths or headers, and those nobody sees, are replaced. */
export const fileName = (name: string): string => name.replaceAll(/[\p{C}"\\/:*?<>|%]+/gu, '-')

/** @param day the day of the export, YYYY-MM-DD */
export const exportFileName = (site: string, username: string, day: string): string =>
  fileName(`${site}-${username}-${day}.json`)
