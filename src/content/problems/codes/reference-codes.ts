import type { CodeTable } from './code.ts'

const unknown = (what: string, wrong: string, right: string, where: string) => ({
  severity: 'error' as const,
  title: `There is no such ${what}`,
  why: `The rule or setting has no effect while the name is wrong. ${where}`,
  wrong,
  right,
})

/** Codes of ids, and of the places that refer to them. */
export const referenceCodes = {
  'content/duplicate-id': {
    severity: 'error',
    title: 'An id is used twice',
    why: 'Rules and stored answers could mean either of the two.',
    wrong: 'options:\n  - {id: dry, label: Dry}\n  - {id: dry, label: Very dry}',
    right: 'options:\n  - {id: dry, label: Dry}\n  - {id: very_dry, label: Very dry}',
  },
  'content/retired-id': {
    severity: 'error',
    title: 'The id of something that was removed',
    why: 'Stored answers still use the id with its old meaning, and would get the new one.',
    wrong:
      '# settings/retired-ids.yaml has `retired: [{id: sleep_3, on: 2026-11-22}]`\n- {id: sleep_3, type: question}',
    right: '- {id: sleep_18, type: question}',
  },
  'content/id-removed': {
    severity: 'error',
    title: 'A published id is gone and not retired',
    why: 'Stored answers and reports still use it. Nothing would keep somebody from using it again with another meaning.',
    wrong: '# sleep_3 is in history/ids.yaml, and no longer in quiz/sections',
    right: 'retired:\n  - {id: sleep_3, on: 2026-11-22} # settings/retired-ids.yaml',
  },
  'content/id-kind': {
    severity: 'error',
    title: 'A published id has become something else',
    why: 'Stored answers were given to a question of the other kind, and would be read in a way that nobody meant.',
    wrong: '- {id: sleep_3, choice: checkbox} # published as radio',
    right: '- {id: sleep_18, choice: checkbox} # and sleep_3 is retired',
  },
  'content/id-meaning': {
    severity: 'error',
    title: 'A published id has the label of another one',
    why: 'Stored answers keep their ids. Everybody who chose the one would have chosen the other.',
    wrong:
      'options: # published with the labels the other way round\n  - {id: daily, label: Weekly}\n  - {id: weekly, label: Daily}',
    right:
      'options: # the order may change, the labels stay with their ids\n  - {id: weekly, label: Weekly}\n  - {id: daily, label: Daily}',
  },
  'content/label-in-rule': {
    severity: 'error',
    title: 'A rule uses a text instead of an id',
    why: 'Texts may change at any time. The rule would stop working with the next change.',
    wrong: 'when: {question: "5", is: [Type 4B]}',
    right: 'when: {question: "5", is: [type_4b]}',
  },
  'content/unknown-question': unknown(
    'question',
    'when: {question: slep_9, answered: true}',
    'when: {question: sleep_9, answered: true}',
    'Questions are in quiz/sections.',
  ),
  'content/unknown-option': unknown(
    'option',
    'when: {question: "2", is: [drry]}',
    'when: {question: "2", is: [dry]}',
    'The options are listed with the question.',
  ),
  'content/unknown-score': unknown(
    'score',
    'when: {score: drynes, at_least: 71}',
    'when: {score: dryness, at_least: 71}',
    'Scores are in analysis/scores.yaml.',
  ),
  'content/unknown-issue': unknown(
    'issue',
    'when: {issue: breaking}',
    'when: {issue: breakage}',
    'Issues are in analysis/profile.yaml.',
  ),
  'content/unknown-goal': {
    severity: 'error',
    title: 'An answer to the main question has no goal',
    why: 'Visitors who choose it would have no main goal in their result.',
    wrong: '# Option `shine` of the main question, and no goal with the id `shine`',
    right: '- {id: shine, label: Shine, when: {question: "0", is: [shine]}}',
  },
  'content/unknown-profile-label': unknown(
    'profile label',
    'when: {profile: chronotpe, is: [low]}',
    'when: {profile: chronotype, is: [low]}',
    'Traits are in analysis/profile.yaml.',
  ),
  'content/unknown-value': unknown(
    'value of a profile label',
    'when: {profile: chronotype, is: [lo]}',
    'when: {profile: chronotype, is: [low]}',
    'Values are listed with the trait in analysis/profile.yaml.',
  ),
  'content/unknown-objective': unknown(
    'issue or goal',
    'objectives: [moisture]',
    'objectives: [moisture_retention]',
    'Issues and goals are in analysis/profile.yaml.',
  ),
  'content/unknown-section': unknown(
    'section',
    'section: sleephabits',
    'section: sleep_habits',
    'Sections are in quiz/sections.',
  ),
  'content/unknown-step': unknown('step', 'step: medicals', 'step: medical', 'Steps are in quiz/quiz.yaml.'),
  'content/unknown-tab': unknown('tab', 'tab: detail', 'tab: details', 'Tabs are in quiz/quiz.yaml.'),
  'content/unknown-badge': unknown(
    'badge',
    'badge: good_habits',
    'badge: good_habit',
    'Badges are in analysis/tips.yaml.',
  ),
  'content/unknown-slot': unknown('slot', 'slot: masks', 'slot: mask', 'Slots are in analysis/routines.yaml.'),
  'content/unknown-ingredient-group': unknown(
    'ingredient group',
    'exclude: [nuts]',
    'exclude: [nut]',
    'Groups are in products/ingredients.yaml.',
  ),
  'content/unknown-wish': unknown(
    'wish',
    'labels: [vegann]',
    'labels: [vegan]',
    'Wishes are the filters of products/ingredients.yaml.',
  ),
  'content/unknown-mail': unknown(
    'mail',
    'id: reset-linc',
    'id: reset-link',
    'The server sends the mails that it knows.',
  ),
} satisfies CodeTable
