/** Runs the measurement on import: the script that imports this file cannot load further modules afterwards. */
import { isTooSlow, measureGrowth } from './measure.ts'

const rows = Number(process.env['GROWTH_ROWS'])

export const measured = (
  await measureGrowth(rows, process.env['DATABASE_URL'] ?? null, (line) => console.error(line))
).map((row) => ({ ...row, isTooSlow: isTooSlow(row) }))
