import type { CodeTable } from './code.ts'

/** Codes of steps, sections and questions. */
export const quizCodes = {
  'content/steps': {
    severity: 'error',
    title: 'Steps in an order that does not work',
    why: 'A visitor could not begin the quiz, or never reach its result.',
    wrong:
      'steps:\n  - {id: result, kind: results, title: Your result}\n  - {id: goals, kind: questions, title: Goals, section: goals}',
    right:
      'steps:\n  - {id: goals, kind: questions, title: Goals, section: goals}\n  - {id: result, kind: results, title: Your result}',
  },
  'content/unused-tab': {
    severity: 'error',
    title: 'A tab without a step',
    why: 'The tab would be shown and never be marked.',
    wrong: 'tabs: [{id: diet, label: Diet}]\nsteps: [{id: goals, kind: questions, title: Goals, section: goals}]',
    right:
      'tabs: [{id: diet, label: Diet}]\nsteps: [{id: goals, kind: questions, title: Goals, tab: diet, section: goals}]',
  },
  'content/section-twice': {
    severity: 'error',
    title: 'Two steps show the same section',
    why: 'A visitor would be asked the same questions twice.',
    wrong:
      'steps:\n  - {id: one, kind: questions, title: One, section: diet}\n  - {id: two, kind: questions, title: Two, section: diet}',
    right: 'steps:\n  - {id: one, kind: questions, title: One, section: diet}',
  },
  'content/section-unused': {
    severity: 'error',
    title: 'No step shows this section',
    why: 'Its questions are never asked.',
    wrong: '# quiz/sections/diet.yaml, and no step with `section: diet`',
    right: '- {id: diet, kind: questions, title: Diet, section: diet}',
  },
  'content/group-size': {
    severity: 'warning',
    title: 'A group with many questions',
    why: 'A phone shows the questions of a group on one screen. With more than five, it is long again.',
    wrong: '# seven questions, and only the first one has a group\n- {id: a, group: {title: Wash day}}\n- {id: b}',
    right: '# a heading after three or four questions\n- {id: d, group: {title: Sleep}}',
  },
  'content/count': {
    severity: 'error',
    title: 'A number that counts something is wrong',
    why: 'The numbers are written down on purpose: a step that is lost by accident is noticed.',
    wrong: 'stepper: {steps: 4} # pages/how.yaml has five',
    right: 'stepper: {steps: 5}',
  },
  'content/cycle': {
    severity: 'error',
    title: 'Questions wait for one another',
    why: 'None of them would ever be asked.',
    wrong: '- {id: a, when: {question: b, answered: true}}\n- {id: b, when: {question: a, answered: true}}',
    right: '- {id: a}\n- {id: b, when: {question: a, answered: true}}',
  },
  'content/condition': {
    severity: 'error',
    title: 'A condition that cannot be read',
    why: 'It would be always or never true, or it reads something that is not known yet.',
    wrong: 'when: {question: "5"}',
    right: 'when: {question: "5", is: [type_4b]}',
  },
  'content/condition-always': {
    severity: 'warning',
    title: 'A comparison that is true for every number',
    why: 'The condition works as if only an answer was asked for. Mostly another number was meant.',
    wrong: '- {id: age, choice: number, min: 18, max: 120}\n- {id: b, when: {question: age, at_least: 18}}',
    right: '- {id: age, choice: number, min: 18, max: 120}\n- {id: b, when: {question: age, at_least: 21}}',
  },
  'content/number-range': {
    severity: 'error',
    title: 'The range or step of a number or scale does not fit',
    why: 'A visitor could not give every answer, or none.',
    wrong: '{id: mood, choice: scale, from: 0, to: 10, step: 3}',
    right: '{id: mood, choice: scale, from: 0, to: 10, step: 2}',
  },
  'content/exclusive': {
    severity: 'error',
    title: 'An exclusive option in the wrong place',
    why: 'An option that clears the others is useful only where several can be chosen, and stands last.',
    wrong: 'choice: radio\noptions:\n  - {id: none, label: None, exclusive: true}\n  - {id: dry, label: Dry}',
    right: 'choice: checkbox\noptions:\n  - {id: dry, label: Dry}\n  - {id: none, label: None, exclusive: true}',
  },
  'content/sensitive-without-why': {
    severity: 'error',
    title: 'A sensitive question does not say why it is asked',
    why: 'People decide whether to answer by what the answer is used for. Data protection law asks for it, too.',
    wrong: 'sensitive: health\ntitle: Do you have any allergies?',
    right:
      'sensitive: health\ntitle: Do you have any allergies?\nwhy: We leave out products with what you are allergic to.',
  },
  'content/sensitive-without-no-answer': {
    severity: 'error',
    title: 'A sensitive question that cannot be declined',
    why: 'Nobody may be made to give a sensitive answer.',
    wrong: 'sensitive: health\noptions:\n  - {id: fever, label: "Yes"}\n  - {id: no_fever, label: "No"}',
    right:
      'sensitive: health\noptions:\n  - {id: fever, label: "Yes"}\n  - {id: no_fever, label: "No"}\n  - {id: not_said, label: Prefer not to say, no_answer: true}',
  },
  'content/sensitive-without-consent': {
    severity: 'error',
    title: 'A sensitive question, or the photos, without a consent',
    why: 'Sensitive answers are stored only after a yes, which is asked for in the same step.',
    wrong: 'covers: [medical_1]',
    right: 'covers: [medical_1, medical_2]',
  },
  'content/consent-twice': {
    severity: 'error',
    title: 'Two consents cover the same question',
    why: 'A yes to one and a no to the other would contradict each other.',
    wrong: '- {id: health, covers: [medical_1]}\n- {id: allergies, covers: [medical_1]}',
    right: '- {id: health, covers: [medical_1]}',
  },
  'content/no-answer': {
    severity: 'error',
    title: '“Prefer not to say” in the wrong place',
    why: 'It stands last, there is one of it, and a free text has no other options.',
    wrong: 'options:\n  - {id: not_said, label: Prefer not to say, no_answer: true}\n  - {id: fever, label: "Yes"}',
    right: 'options:\n  - {id: fever, label: "Yes"}\n  - {id: not_said, label: Prefer not to say, no_answer: true}',
  },
  'content/no-answer-in-rule': {
    severity: 'error',
    title: 'A rule reads “Prefer not to say”',
    why: 'Somebody who declines to answer must not be treated differently for it.',
    wrong: 'when: {question: medical_2, is: [not_said]}',
    right: 'when: {question: medical_2, is: [had_fever]}',
  },
  'content/too-large': {
    severity: 'error',
    title: 'More answers than the server takes',
    why: 'The server would refuse a quiz that was answered in full.',
    wrong: 'max_length: 500000',
    right: 'max_length: 2000',
  },
  'content/unknown-option-list': {
    severity: 'error',
    title: 'A question names a list of options that is not there',
    why: 'The question would have no answer to choose.',
    wrong: 'options: frequenzy # the list is called frequency',
    right: 'options: frequency',
  },
  'content/unused-option-list': {
    severity: 'warning',
    title: 'A list of options that no question uses',
    why: 'Somebody who changes it would change nothing.',
    wrong:
      'option_lists: {frequency: [{id: never, label: Never}, {id: often, label: Often}]} # and no question uses it',
    right: 'options: frequency',
  },
  'content/persona-answer': {
    severity: 'error',
    title: 'An answer of a persona that nobody can give',
    why: 'The studio could not say what a change does to the result of this persona.',
    wrong: '- {question: water, options: [daily, weekly]} # a question that takes one',
    right: '- {question: water, options: [weekly]}',
  },
} satisfies CodeTable
