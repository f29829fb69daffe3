import { latinLetters } from '#engine/latin-letters.ts'
import { isReservedName } from '#editing/reserved-name.ts'

/** A file name that is safe everywhere and reads like the one that was uploaded: "C:\Neues Bild (2).JPEG" becomes "neues-bild-2.jpg". */
export const pictureName = (given: string, ending: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = latinLetters(last.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  const name = plain === '' ? 'picture' : isReservedName(plain) ? `picture-${plain}` : plain
  return `${name}.${ending}`
}
