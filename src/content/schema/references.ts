/** The values of the keyword `x-ref`: the kinds of thing that a text can refer to. Forms offer the existing things to choose from. */
export const references = {
  badge: 'id of a badge in analysis/tips.yaml',
  consent_subject: 'id of a question, or photos',
  ingredient_filter: 'id of a wish in products/ingredients.yaml',
  ingredient_group: 'id of a group in products/ingredients.yaml',
  issue: 'id of an issue in analysis/profile.yaml',
  link: 'page of this site, https or mailto address, or contact',
  media: 'path of a picture below the media folder',
  objective: 'id of an issue or a goal in analysis/profile.yaml',
  option: 'id of an option of the question that is named beside it',
  option_list: 'name of a list in option_lists of quiz/quiz.yaml',
  path: 'address of a page of this site',
  question: 'id of a question in quiz/sections',
  score: 'id of a score in analysis/scores.yaml',
  section: 'id of a file in quiz/sections',
  slot: 'id of a slot in analysis/routines.yaml',
  step: 'id of a step in quiz/quiz.yaml',
  tab: 'id of a tab in quiz/quiz.yaml',
  trait: 'id of a trait in analysis/profile.yaml',
  value: 'value of the trait, or option of the question, that is named beside it',
} as const

export type Reference = keyof typeof references

/** The values of the keyword `x-id`: the kinds of thing that have an id. Texts with `x-ref` refer to these ids. */
export const identified = [
  'badge',
  'goal',
  'ingredient_filter',
  'ingredient_group',
  'issue',
  'option',
  'option_list',
  'persona',
  'question',
  'score',
  'section',
  'slot',
  'step',
  'tab',
  'trait',
  'value',
  'view',
] as const

export type Identified = (typeof identified)[number]
