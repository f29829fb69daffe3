import { check } from '#content/checks/check.ts'
import { message, setting } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'

/** A lower limit is not above its upper limit, and nothing moves too fast to be read. */
export const constantLimits = check(['constants'], ({ constants }, { locate }) => {
  const { accounts, recheck, limits, carousel } = constants
  const above = (owner: object, low: readonly [string, number], high: readonly [string, number]): Finding[] =>
    low[1] <= high[1]
      ? []
      : [
          {
            code: 'content/range',
            range: locate(owner, low[0]),
            message: message`${setting(low[0])} is ${low[1]}, more than ${setting(high[0])}, which is ${high[1]}.`,
            help: message`Set ${setting(low[0])} to at most ${high[1]}, or ${setting(high[0])} to at least ${low[1]}.`,
          },
        ]
  const interval = carousel.interval_ms
  return [
    ...above(accounts, ['password_min', accounts.password_min], ['password_max', accounts.password_max]),
    ...above(accounts, ['username_min', accounts.username_min], ['username_max', accounts.username_max]),
    ...above(recheck, ['from_months', recheck.from_months], ['to_months', recheck.to_months]),
    ...above(limits, ['rating_min', limits.rating_min], ['rating_max', limits.rating_max]),
    ...(interval === 0 || interval >= shortestInterval
      ? []
      : [
          {
            code: 'content/number' as const,
            range: locate(carousel, 'interval_ms'),
            message: `${interval} is too small: nobody can read a slide in ${interval} milliseconds.`,
            help: `Write ${shortestInterval} or more, or 0 to switch the movement off.`,
          },
        ]),
  ]
})

const shortestInterval = 1000
