/** The state of the studio that the tour follows. */
export type TourFacts = {
  readonly isItemOpen: boolean
  /** The number of acts in effect, and of all acts. */
  readonly done: number
  readonly acts: number
  readonly isReviewOpen: boolean
}

export type TourStep = {
  readonly title: string
  readonly text: string
  /** The text where the list is a drawer, buttons have no words, and there may be no keys, as on a phone. */
  readonly narrow?: string
  /** Whether the editor has completed the step. `start`: the facts when the step began. */
  readonly isDone: (now: TourFacts, start: TourFacts) => boolean
}

/** One real edit, from finding a text to reviewing it. Nothing reaches visitors. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Find a question',
    text: 'Open a step in the list on the left, then one of its questions. Or press Ctrl+K and type a word from it.',
    narrow:
      'Open the list with the three lines above, then a step and one of its questions. Or press Search and type a word from it.',
    isDone: ({ isItemOpen }) => isItemOpen,
  },
  {
    title: 'Change a text',
    text: 'Type something else into any field. It is kept while you type, and the preview shows it at once.',
    narrow: 'Type something else into any field. It is kept while you type. The button with a phone shows the preview.',
    isDone: ({ acts, done }, start) => acts > start.acts || done > start.done,
  },
  {
    title: 'Take it back',
    text: 'Press Undo above, or Ctrl+Z. It works for everything you did in this draft, also tomorrow.',
    narrow: 'Press Undo, the arrow back above. It works for everything you did in this draft, also tomorrow.',
    // More acts can be redone than at the start of the step, so something was undone.
    isDone: ({ acts, done }, start) => acts - done > start.acts - start.done,
  },
  {
    title: 'And do it again',
    text: 'Press Redo. The dot in the list shows what you have changed.',
    narrow: 'Press Redo, the arrow beside it. The dot in the list shows what you have changed.',
    isDone: ({ done }, start) => done > start.done,
  },
  {
    title: 'Review your changes',
    text: 'Press Review. You see each change in words, and what it does to results. Only Publish there shows it to visitors.',
    isDone: ({ isReviewOpen }) => isReviewOpen,
  },
]
