/** In milliseconds. */
const pause = 300
let lastAnswerAt = -pause

/**
 * An answer that comes right after another has its tint at once, without a fade. A fade takes frames of the main thread, for which the
 * next press would have to wait, and nobody can watch several. It is an attribute rather than state, so that no render is needed.
 *
 * `at`: the time stamp of the event that chose the option.
 */
export const markQuickAnswer = (option: Element | null, at: number): void => {
  option?.toggleAttribute('data-quick', at - lastAnswerAt < pause)
  lastAnswerAt = at
}
