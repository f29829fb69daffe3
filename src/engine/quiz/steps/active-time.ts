/**
 * How long a visitor is busy with the questions. A pause counts as `longestPauseMs` at most: whoever goes on the next morning has not
 * taken a night.
 */
export type ActiveTime = {
  /** null: unknown, because an earlier release has stored the draft. */
  readonly ms: number | null
  /** When the visitor last did something here, in milliseconds since 1970. null: not yet, so the next act only starts the count. */
  readonly lastAt: number | null
}

/** Our assumption: longer than anybody reads one screen with the details of a consent, or takes one picture. */
const longestPauseMs = 120_000

/** The largest number that the API accepts: a day. */
export const mostSeconds = 86_400

export const noTime: ActiveTime = { ms: 0, lastAt: null }

/** Of a stored draft. The time since it was stored does not count. */
export const storedTime = (seconds: number | undefined): ActiveTime => ({
  ms: seconds === undefined ? null : seconds * 1000,
  lastAt: null,
})

/** The visitor does something. A clock that was set back takes nothing away. */
export const timeAt = ({ ms, lastAt }: ActiveTime, now: number): ActiveTime => ({
  ms: ms === null || lastAt === null ? ms : ms + Math.min(Math.max(now - lastAt, 0), longestPauseMs),
  lastAt: now,
})

/** In whole seconds, as a field of what is stored and sent: none when the time is unknown. */
export const secondsIn = ({ ms }: ActiveTime): { readonly seconds?: number } =>
  ms === null ? {} : { seconds: Math.min(Math.round(ms / 1000), mostSeconds) }
