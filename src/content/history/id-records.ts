/** The files that record ids whose meaning stored answers rely on, relative to the content folder. Nobody edits them by hand. */
export const historyFile = 'history/ids.yaml'
export const retiredFile = 'settings/retired-ids.yaml'

export const idRecords: ReadonlySet<string> = new Set([historyFile, retiredFile])
