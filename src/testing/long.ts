/** Set by `npm run test:all`, which runs every test, each on every database. */
export const isAll = process.env['TEST_ALL'] === '1'

/** Set by `npm run test:long`, which runs every test with all cases, of which the other commands run a sample. */
export const isLong = process.env['TEST_LONG'] === '1'

/** Every nth item, starting with the first. */
export const sampleOf = <One>(all: readonly One[], nth: number): readonly One[] =>
  isLong ? all : all.filter((_, at) => at % nth === 0)

/** Rounds of a randomised test whose rounds are expensive. `fast-check` would run 100. */
export const rounds = isAll ? 100 : 25
