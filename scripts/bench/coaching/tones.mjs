/** The tones that every scene is drawn in. How much of each colour of light is given back, 0 to 1. */
const linear = (byte) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
const ofHex = (hex) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)))

const hairTones = [
  { id: 'black', colour: [0.009, 0.008, 0.008] },
  { id: 'dark brown', colour: [0.026, 0.017, 0.012] },
  { id: 'brown', colour: [0.075, 0.045, 0.026] },
  { id: 'auburn', colour: [0.15, 0.05, 0.022] },
  { id: 'blonde', colour: [0.43, 0.3, 0.15] },
  { id: 'grey', colour: [0.3, 0.3, 0.31] },
  { id: 'dyed red', colour: [0.33, 0.02, 0.04] },
  { id: 'dyed blue', colour: [0.02, 0.06, 0.25] },
]

/** From the ten tones of the Monk scale, lightest to darkest. */
const skinTones = [
  ['monk 1', '#f6ede4'],
  ['monk 3', '#f7ead0'],
  ['monk 5', '#d7bd96'],
  ['monk 6', '#a07e56'],
  ['monk 7', '#825c43'],
  ['monk 8', '#604134'],
  ['monk 9', '#3a312a'],
  ['monk 10', '#292420'],
].map(([id, hex]) => ({ id, colour: ofHex(hex) }))

export const tonePairs = hairTones.flatMap((hair) => skinTones.map((skin) => ({ hair, skin })))
