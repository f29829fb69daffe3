/** `npm run test:long` tries all of what `npm test` takes samples of, to stay within minutes. */
export const isLong = process.env['TEST_LONG'] === '1'

/** Each nth of them, from the first on. */
export const sampleOf = <One>(all: readonly One[], nth: number): readonly One[] =>
  isLong ? all : all.filter((_, at) => at % nth === 0)
