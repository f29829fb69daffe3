import type { CodeTable } from './code.ts'

/** Codes of settings that do not have the form that their schema describes. */
export const schemaCodes = {
  'content/required': {
    severity: 'error',
    title: 'A setting is missing',
    why: 'The product cannot work without it, or a visitor would see nothing in its place.',
    wrong: '- {id: dry}',
    right: '- {id: dry, label: Dry}',
  },
  'content/unknown-key': {
    severity: 'error',
    title: 'An unknown setting',
    why: 'A mistyped setting has no effect, and the right one seems to be missing.',
    wrong: '- {id: dry, lable: Dry}',
    right: '- {id: dry, label: Dry}',
  },
  'content/enum': {
    severity: 'error',
    title: 'Not one of the allowed values',
    why: 'The setting takes one of a few words, and the product knows no others.',
    wrong: 'choice: checkboxes',
    right: 'choice: checkbox',
  },
  'content/type': {
    severity: 'error',
    title: 'A value of the wrong kind',
    why: 'A number where a text is needed, a text where a list is needed, and so on.',
    wrong: 'question: 5',
    right: 'question: "5"',
  },
  'content/pattern': {
    severity: 'error',
    title: 'A value of the wrong form',
    why: 'Ids, links and dates have a form of their own. Other places could not refer to them otherwise.',
    wrong: 'id: Sleep Habits',
    right: 'id: sleep_habits',
  },
  'content/format': {
    severity: 'error',
    title: 'Not a date, language, currency or time zone',
    why: 'Dates and prices would be written wrongly, or not at all.',
    wrong: 'time_zone: Europe/Londn',
    right: 'time_zone: Europe/London',
  },
  'content/length': {
    severity: 'error',
    title: 'Too short or too long',
    why: 'A text that is too long does not fit where it is shown; one that is too short says too little.',
    wrong: 'title: ""',
    right: 'title: How do you sleep?',
  },
  'content/number': {
    severity: 'error',
    title: 'A number outside its limits',
    why: 'The product would not work as visitors expect, for example with a link that is valid for no time.',
    wrong: 'reset_link_minutes: 0',
    right: 'reset_link_minutes: 10',
  },
  'content/duplicate': {
    severity: 'error',
    title: 'The same entry twice in a list',
    why: 'The second one has no effect. Mostly another entry was meant.',
    wrong: 'is: [weekly, weekly]',
    right: 'is: [weekly, monthly]',
  },
  'content/schema': {
    severity: 'error',
    title: 'Not as the schema of the file describes it',
    why: 'Any other rule of a schema. The message names it.',
    wrong: '# The message says which rule is broken.',
    right: '# Follow the description of the setting in its schema.',
  },
} satisfies CodeTable
