/** Transitions that several states of the quiz machine share. Their guards and actions are defined in quiz.machine.ts. */

export const draftChangedElsewhere = { guard: 'draftDiffers', actions: 'setFoundDraft' } as const

/**
 * While the visitor chooses, always offer the newest draft, even if the other tab has changed its answers back to those of this tab: an
 * older draft has answers that are in neither tab.
 */
export const newerDraft = { actions: 'setFoundDraft' } as const

/** The answers of this tab are not sent as a second quiz unless the visitor asks for it. */
export const finishedElsewhere = {
  guard: 'isNewResult',
  target: 'finishedElsewhere',
  actions: 'setFinishedResult',
} as const

/** The browser's Back and Forward. A step that cannot be shown is ignored; the page then skips its history entry. */
export const visit = { guard: 'mayVisit', target: 'step', actions: 'visit' } as const

/** The same while the visitor has to choose between two tabs: the step is shown after the choice. */
export const changeStep = { guard: 'mayVisit', actions: 'changePlace' } as const

/** Unfinished answers are offered first, so that a new quiz cannot overwrite them unnoticed. */
export const retake = [
  { guard: 'isUnfinished', target: 'offering', actions: 'offerOwnDraft' },
  { target: 'step', actions: 'startAgain' },
] as const

export const openResult = { target: 'step', actions: ['setStoredResult', 'goToResults'] } as const

/** Every state whose step can be answered or reviewed: questions, photos, text and review. */
export const answering = {
  ANSWER: { actions: ['countTime', 'answer'] },
  WRITE: { actions: ['countTime', 'write'] },
  CLEAR: { actions: ['countTime', 'clear'] },
  CONSENT: { actions: ['countTime', 'consent'] },
  PHOTOS: { actions: ['countTime', 'setPhotos'] },
  NEXT: [
    { guard: 'isMissing', target: 'step', actions: 'toMissing' },
    { guard: 'hasBlockingAnswers', actions: 'countBlockedSend' },
    { target: 'step', actions: 'toNextPlace' },
  ],
  BACK: { target: 'step', actions: 'toPreviousPlace' },
  CHANGE: { target: 'step', actions: 'change' },
  GO: visit,
  OPEN_RESULT: openResult,
  DRAFT_CHANGED_ELSEWHERE: { ...draftChangedElsewhere, target: 'changedElsewhere' },
  FINISHED_ELSEWHERE: finishedElsewhere,
} as const

/** The answer to the only question of a group advances to the next one, after a moment in which the visitor sees it. */
const advance = {
  guard: 'shouldAdvance',
  target: 'advancing',
  actions: ['countTime', 'answer'],
  reenter: true,
} as const

export const answeringQuestions = { ...answering, ANSWER: [advance, answering.ANSWER] } as const

/** While the quiz is about to advance: whatever the visitor does meanwhile comes first. */
export const answeringMeanwhile = {
  ...answering,
  ANSWER: [advance, { ...answering.ANSWER, target: 'step' }],
  CLEAR: { ...answering.CLEAR, target: 'step' },
  VIEW: { actions: 'setView', target: 'step' },
} as const
