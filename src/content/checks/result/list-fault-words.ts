import { quoted, truncated } from '#content/problems/wording.ts'
import type { ListFault } from '#engine/products/ingredient-list.ts'

type Say = (piece: string) => { readonly message: string; readonly help: string }

const commas = 'Separate the ingredients by commas: "Aqua, Glycerin, Parfum".'

/** What is wrong with an ingredient list, and how to correct it. */
export const listFaultWords: Readonly<Record<ListFault['kind'], Say>> = {
  separator: (piece) => ({ message: `${quoted(piece)} is part of no ingredient name.`, help: commas }),
  line: (piece) => ({ message: `After ${quoted(piece)} the line ends without a comma.`, help: commas }),
  dash: () => ({
    message: 'A dash with spaces around it does not separate ingredients.',
    help: `${commas} Write a common name in brackets: "Mel (Honey)".`,
  }),
  stop: () => ({
    message: 'A full stop does not separate ingredients.',
    help: `${commas} Leave out footnotes such as "*Certified organic".`,
  }),
  slash: (piece) => ({
    message: `${quoted(truncated(piece))} looks like several ingredients with slashes between them.`,
    help: `${commas} A slash may only stand between names of one ingredient: "Aqua / Water / Eau".`,
  }),
  bracket: (piece) => ({
    message: `The bracket ${quoted(piece)} is not opened or not closed.`,
    help: 'Open and close each bracket: "Aqua (Water), Parfum".',
  }),
  long: (piece) => ({ message: `${quoted(truncated(piece))} is too long for one ingredient.`, help: commas }),
}
