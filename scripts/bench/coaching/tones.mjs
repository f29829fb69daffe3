/** The tones of hair and skin that every scene is drawn in. */

/**
 * @typedef {readonly [red: number, green: number, blue: number]} Colour reflectance in linear light, 0 to 1
 * @typedef {{ readonly id: string, readonly colour: Colour }} Tone
 * @typedef {{ readonly hair: Tone, readonly skin: Tone }} TonePair
 */

/** @type {readonly Tone[]} */
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

/** Eight of the ten tones of the Monk Skin Tone Scale, lightest to darkest. */
const skinTones = Object.entries({
  'monk 1': '#f6ede4',
  'monk 3': '#f7ead0',
  'monk 5': '#d7bd96',
  'monk 6': '#a07e56',
  'monk 7': '#825c43',
  'monk 8': '#604134',
  'monk 9': '#3a312a',
  'monk 10': '#292420',
}).map(([id, hex]) => ({ id, colour: linearColour(hex) }))

/** @type {readonly TonePair[]} */
export const tonePairs = hairTones.flatMap((hair) => skinTones.map((skin) => ({ hair, skin })))

/**
 * @param {string} hex
 * @returns {Colour}
 */
function linearColour(hex) {
  const channel = (/** @type {number} */ at) => linearLevel(Number.parseInt(hex.slice(at, at + 2), 16))
  return [channel(1), channel(3), channel(5)]
}

/**
 * The inverse of the sRGB transfer function.
 * @param {number} byte
 */
function linearLevel(byte) {
  return byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4
}
