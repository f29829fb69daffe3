/** Runs the measurement while this file is loaded, for the script that loads it: afterwards nothing more can be loaded. */
import { isTooSlow, measureGrowth } from './measure.ts'

const rows = Number(process.env['GROWTH_ROWS'])

export const measured = (
  await measureGrowth(rows, process.env['DATABASE_URL'] ?? null, (line) => console.error(line))
).map((row) => ({ ...row, isTooSlow: isTooSlow(row) }))
