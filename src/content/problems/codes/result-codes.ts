import type { CodeTable } from './code.ts'

/** Codes of scores, profile, routine, tips, products and ingredients. */
export const resultCodes = {
  'content/range': {
    severity: 'error',
    title: 'Ranges with gaps or overlaps, or limits in the wrong order',
    why: 'A value between two ranges would have no label, and one in two ranges could have either.',
    wrong: '- {from: 0, to: 29, label: Low}\n- {from: 40, to: 100, label: High}',
    right: '- {from: 0, to: 39, label: Low}\n- {from: 40, to: 100, label: High}',
  },
  'content/single-value': {
    severity: 'warning',
    title: 'A score that has the same value for everybody',
    why: 'It says nothing about a visitor, and its bar is empty.',
    wrong: 'range: computed\n# Yes and no both give 1 point.',
    right: 'range: computed\n# Yes gives 1 point, no gives 0.',
  },
  'content/unreachable-band': {
    severity: 'warning',
    title: 'A band of a score that no answers lead to',
    why: 'Nobody would ever read its label, so the points or the limits of the bands are probably not as meant.',
    wrong: 'base: 60\nbands:\n  - {from: 0, to: 49, label: Low} # and no rule takes points away',
    right: 'base: 0\nbands:\n  - {from: 0, to: 49, label: Low}',
  },
  'content/no-points': {
    severity: 'error',
    title: 'A score reads a question without points',
    why: 'The question could never change the score.',
    wrong: '- {id: stress, label: Stress, questions: [sleep]} # no option of the question has points',
    right: 'options:\n  - {id: badly, label: Badly, points: 2}',
  },
  'content/unread-points': {
    severity: 'error',
    title: 'Points on options that no score reads',
    why: 'A score that has rules reads the points of options only where it names their questions. Answers would count less than is written.',
    wrong: '- {id: knowledge, label: Knowledge, rules: [{question: titan, answer: saturn, points: 1}]}',
    right: '- {id: knowledge, label: Knowledge, section: space, rules: [{question: titan, answer: saturn, points: 1}]}',
  },
  'content/mirrored-score': {
    severity: 'error',
    title: 'A mirrored score with settings of its own',
    why: 'Stored results have mirrored scores as whole numbers from 0 to 100, with the bands that all of them share.',
    wrong: 'mirror: {label: Calm, help: Higher is better.}\nrange: {from: 0, to: 27}',
    right: 'range: {from: 0, to: 27}\ndirection: low_is_good',
  },
  'content/clause-end': {
    severity: 'warning',
    title: 'A clause with a full stop',
    why: 'The sentence of a result joins the clauses of two scores, and ends by itself. Visitors would read two full stops.',
    wrong: 'phrase: Your nights are short.',
    right: 'phrase: your nights are short',
  },
  'content/missing-label': {
    severity: 'error',
    title: 'An answer has no label in the profile',
    why: 'Visitors who gave this answer would have a gap in their profile.',
    wrong: '# Option `wavy` of the question, and no label for it',
    right: '- {option: wavy, value: wavy, label: Wavy, text: Soft waves.}',
  },
  'content/no-fallback': {
    severity: 'error',
    title: 'Nothing for visitors to whom no condition applies',
    why: 'They would see an empty place.',
    wrong: 'variants:\n  - {id: rich, when: {issue: dryness}, text: A rich cream.}',
    right:
      'variants:\n  - {id: rich, when: {issue: dryness}, text: A rich cream.}\n  - {id: usual, text: A light cream.}',
  },
  'content/unreachable': {
    severity: 'error',
    title: 'Something that is never used',
    why: 'What stands before it always applies.',
    wrong:
      'variants:\n  - {id: usual, text: A light cream.}\n  - {id: rich, when: {issue: dryness}, text: A rich cream.}',
    right:
      'variants:\n  - {id: rich, when: {issue: dryness}, text: A rich cream.}\n  - {id: usual, text: A light cream.}',
  },
  'content/slot-without-product': {
    severity: 'error',
    title: 'No product for a step of the routine',
    why: 'The result would say that a product is needed, and suggest none.',
    wrong: '# The routine has `slot: mask`, and no product has it.',
    right: '# The variant of the routine has no `slot`.',
  },
  'content/claim': {
    severity: 'error',
    title: 'A product claims what no product may claim',
    why: 'Cosmetics do not treat illnesses, and advertising rules forbid to say so.',
    wrong: 'objectives: [thinning] # an issue with `products: never`',
    right: 'objectives: []',
  },
  'content/ingredient-list': {
    severity: 'error',
    title: 'An ingredient list that cannot be read',
    why: 'An ingredient that is not recognised cannot be left out for somebody who is allergic to it.',
    wrong: 'ingredients: "Aqua; Lactose; Parfum"',
    right: 'ingredients: "Aqua, Lactose, Parfum"',
  },
  'content/expect': {
    severity: 'error',
    title: 'Other ingredients than expected',
    why: 'Either the list or the group has a mistake, and a visitor could be shown a product with an allergen.',
    wrong: 'ingredients: "Aqua, Prunus Amygdalus Dulcis Oil"\nexpect: []',
    right: 'ingredients: "Aqua, Prunus Amygdalus Dulcis Oil"\nexpect: [nut]',
  },
  'content/filter': {
    severity: 'error',
    title: 'A wish or an allergy does not leave out what it must',
    why: 'It reads the wrong group, or the group lacks an ingredient. Visitors would trust it.',
    wrong: '- {id: dairy, exclude: [nut], leaves_out: [Lactose]}',
    right: '- {id: dairy, exclude: [dairy], leaves_out: [Lactose]}',
  },
  'content/option-without-filter': {
    severity: 'error',
    title: 'A wish or an allergy that leaves out nothing',
    why: 'Visitors who choose it expect that products are left out for them.',
    wrong: '# Option `soya` of the allergy question, and no entry under `allergies` reads it',
    right:
      '- {id: soya, when: {question: medical_3, is: [soya]}, exclude: [soya], warn: [], leaves_out: [Soybean Oil]}',
  },
  'content/worked-example': {
    severity: 'error',
    title: 'A worked example that does not show how a score is made',
    why: 'The page would show a score without a value, or an answer that changes nothing.',
    wrong: 'score: thirst\nanswers: [{question: window, options: [north]}] # no rule of this score reads it',
    right: 'score: thirst\nanswers: [{question: water, options: [never]}]',
  },
} satisfies CodeTable
