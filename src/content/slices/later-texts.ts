/** Texts that `quizLaterSlice` contains, and `quizSlice` does not. */
export const laterTexts = [
  'analysing',
  'before_sending',
  'connection',
  'results',
  'review',
  'sending',
  'sent',
  'two_tabs',
  'view',
] as const
