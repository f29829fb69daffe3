import type { CodeTable } from './code.ts'

/** Codes of settings that are well-formed but cannot be what was meant. */
export const senseCodes = {
  'content/never-true': {
    severity: 'error',
    title: 'A condition that is never true',
    why: 'No visitor would ever see what depends on it.',
    wrong: '# Question “2” takes one answer.\nwhen: {all: [{question: "2", is: [dry]}, {question: "2", is: [oily]}]}',
    right: 'when: {question: "2", is: [dry, oily]}',
  },
  'content/asked-later': {
    severity: 'warning',
    title: 'A question waits for one that comes later',
    why: 'A visitor who goes through the quiz in order has passed it when it appears.',
    wrong: '- {id: which, when: {question: seen, is: [yes_some]}}\n- {id: seen}',
    right: '- {id: seen}\n- {id: which, when: {question: seen, is: [yes_some]}}',
  },
  'content/no-options': {
    severity: 'error',
    title: 'A question without an answer to choose',
    why: 'Visitors would see a question and nothing to choose.',
    wrong: 'options:\n  - {id: one, label: One, retired: true}\n  - {id: two, label: Two, retired: true}',
    right:
      'options:\n  - {id: one, label: One, retired: true}\n  - {id: two, label: Two}\n  - {id: three, label: Three}',
  },
  'content/equal-labels': {
    severity: 'error',
    title: 'Two options with the same text',
    why: 'Visitors cannot tell them apart, but rules do.',
    wrong: '- {id: weekly, label: Once a week}\n- {id: monthly, label: Once a week}',
    right: '- {id: weekly, label: Once a week}\n- {id: monthly, label: Once a month}',
  },
  'content/not-exclusive': {
    severity: 'warning',
    title: '“None of the above” together with other answers',
    why: 'Visitors could choose it together with the others, and rules would read both.',
    wrong: '- {id: none_of_these, label: None of the above}',
    right: '- {id: none_of_these, label: None of the above, exclusive: true}',
  },
  'content/retired-in-rule': {
    severity: 'warning',
    title: 'A rule that reads only options that are no longer offered',
    why: 'It applies to stored answers, but to nobody new. Often another option took the place of the retired one.',
    wrong: 'when: {question: "7", is: [thin]} # retired',
    right: 'when: {question: "7", is: [thin, fair_amount]}',
  },
  'content/rule-twice': {
    severity: 'warning',
    title: 'Two rules of a score for the same answer',
    why: 'Both add their points. Mostly one of them was meant for another answer.',
    wrong: '- {question: "2", answer: dry, points: 16}\n- {question: "2", answer: dry, points: 7}',
    right: '- {question: "2", answer: dry, points: 16}\n- {question: "2", answer: combination, points: 7}',
  },
  'content/no-effect': {
    severity: 'warning',
    title: 'A rule that adds 0 points',
    why: 'Visitors would read it among the reasons for their score, and it changes nothing.',
    wrong: '- {question: "2", answer: dry, points: 0}',
    right: '- {question: "2", answer: dry, points: 16}',
  },
  'content/unread-question': {
    severity: 'warning',
    title: 'Nothing reads the answer to a question',
    why: 'Visitors are asked for nothing. Data that is not needed should not be collected.',
    wrong: '# Question `sleep_17`, and no rule that reads it',
    right: 'not_scored:\n  - {question: sleep_17, because: It changes nothing in your result.}',
  },
  'content/empty-preview': {
    severity: 'warning',
    title: 'A result of which visitors without an account see nothing',
    why: 'They have answered every question, and would see only that they can sign up.',
    wrong: '# The content has accounts, and this is its only score.\n- {id: sleep, label: Your night}',
    right: '- {id: sleep, label: Your night, preview: true}',
  },
  'content/unusual-price': {
    severity: 'warning',
    title: 'A price far from all others',
    why: 'A decimal point in the wrong place makes a price a hundred times as large, and the total with it.',
    wrong: 'price: 1050',
    right: 'price: 10.50',
  },
  'content/covered-not-sensitive': {
    severity: 'error',
    title: 'A consent covers a question that is not sensitive',
    why: 'The question need not say why it is asked and cannot be declined, although its answer is stored only after a yes.',
    wrong: '- {id: medical_2, type: question, choice: radio, title: Have you had a fever?}',
    right: '- {id: medical_2, type: question, choice: radio, sensitive: health, title: Have you had a fever?}',
  },
} satisfies CodeTable
