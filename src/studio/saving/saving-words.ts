/** The texts about saving a draft. */
import { inOneSentence, quoted } from '#content/problems/wording.ts'

export const discardedElsewhereMessage = (draft: string): string => `${quoted(draft)} was discarded in another window.`

export const begunElsewhereMessage = (draft: string): string =>
  `${quoted(draft)} was begun in another window. Your changes go into it, too.`

/** @param problem why the server cannot store anything; null: it does not answer */
export const notLeftMessage = (problem: string | null): string =>
  `This draft stays open, because its last changes are only in this browser. ${problem ?? 'The studio on this computer does not answer. Start it again.'} Once the draft is saved, try again.`

/** The same while there are conflicts. The words are those of their dialog. */
export const notLeftInConflictMessage =
  'This draft stays open until you have chosen what is to stay. Once the draft is saved, try again.'

/** @param problem as above */
export const keptHereMessage = (problem: string | null): string =>
  `${problem ?? 'The studio on this computer does not answer. If it was ended, start it again.'} Nothing is lost: your changes are kept in this browser and stored later.`

export const heldBackMessage = (names: readonly string[]): string =>
  `${inOneSentence(names)} cannot be read: somebody has made a mistake there with a text editor. Your changes are kept, and you can publish once it has been corrected.`

export const missingMessage = (names: readonly string[]): string =>
  `${inOneSentence(names)} is not on the disk any more. Your changes are kept, and you can publish once the file is back. To go on without them, undo them in Review.`

export const diskChangeMessage = (names: readonly string[]): string => {
  const [name] = names
  return names.length === 1
    ? `${name} was changed on the disk by somebody else: your draft has it now.`
    : `${names.length} files were changed on the disk by somebody else: your draft has them now. They are ${names.join(', ')}.`
}
