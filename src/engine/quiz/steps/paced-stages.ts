/**
 * How many stages of the waiting screen are ticked. A stage is ticked when it and all before it are really done, and not before its
 * turn: the turns divide the whole time evenly and leave a last part, in which everything is ticked.
 *
 * @param done which stages are done, in their order
 * @param totalMs how long the screen is shown at least. 0: nothing waits for its turn
 */
export const stagesTicked = (done: readonly boolean[], elapsedMs: number, totalMs: number): number => {
  const firstOpen = done.indexOf(false)
  const finished = firstOpen === -1 ? done.length : firstOpen
  return totalMs === 0 ? finished : Math.min(finished, Math.floor((elapsedMs * (done.length + 1)) / totalMs))
}

/** When the turn of a stage comes, counted from 0. */
export const stageStartMs = (stage: number, count: number, totalMs: number): number =>
  ((stage + 1) * totalMs) / (count + 1)
