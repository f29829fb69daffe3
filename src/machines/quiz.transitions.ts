/** Transitions that several states of the quiz share. What the names of guards and actions mean stands in quiz.machine.ts. */

/** Another tab has kept what this one does not know. */
export const draftChangedElsewhere = { guard: 'differs', actions: 'find' } as const

/** Another tab has finished the quiz. Answers that are here are not sent again without being asked. */
export const finishedElsewhere = {
  guard: 'isNewResult',
  target: 'finishedElsewhere',
  actions: 'knowFinished',
} as const

/** Browser Back and Forward. What cannot be shown is refused, and the history passes over it. */
export const visit = { guard: 'mayVisit', target: 'step', actions: 'visit' } as const

/** The same in front of a choice between two tabs, which comes first: then the step that it leads to is shown. */
export const changeStep = { guard: 'mayVisit', actions: 'turnTo' } as const

/** Whatever is unfinished is offered first. */
export const retake = [
  { guard: 'isUnfinished', target: 'offering', actions: 'findOwn' },
  { target: 'step', actions: 'startAgain' },
] as const

export const openResult = { target: 'step', actions: ['knowKept', 'goToResults'] } as const

/** The same in every step that is answered. */
export const answering = {
  ANSWER: { actions: 'answer' },
  WRITE: { actions: 'write' },
  CLEAR: { actions: 'clear' },
  CONSENT: { actions: 'consent' },
  PHOTOS: { actions: 'setPhotos' },
  NEXT: [
    { guard: 'isTooLongToSend', actions: 'holdBack' },
    { target: 'step', actions: 'forward' },
  ],
  BACK: { target: 'step', actions: 'backward' },
  GO: visit,
  OPEN_RESULT: openResult,
  DRAFT_CHANGED_ELSEWHERE: { ...draftChangedElsewhere, target: 'elsewhere' },
  FINISHED_ELSEWHERE: finishedElsewhere,
} as const
