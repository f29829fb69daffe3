import fc from 'fast-check'

/**
 * Any character of Unicode, for `fc.string`. The same as its unit `binary`, which first makes tables of all characters: two seconds for
 * each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  // There are no characters from U+D800 to U+DFFF.
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800))
