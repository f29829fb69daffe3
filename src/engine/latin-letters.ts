/** Small letters without accents, for ids and file names: "Stühle für Åse" becomes "stuhle fur ase". Other scripts stay as they are. */
export const latinLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => unaccented[letter] ?? letter)

/** Letters that are no accented form of another one. */
const unaccented: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}
