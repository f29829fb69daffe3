/** Rejects when `promise` takes longer than `ms`. Default: a minute, more than a file of this site needs on a very slow line. */
export const withTimeout = <Value>(promise: Promise<Value>, ms = 60_000): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error('Not done in time'))
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
