/** The values of the keyword `x-ref`: the kinds of thing that a text can refer to. Forms offer the existing things to choose from. */
export const references = [
  'badge',
  'consent_subject',
  'ingredient_filter',
  'ingredient_group',
  'issue',
  'link',
  'media',
  'objective',
  'option',
  'option_list',
  'path',
  'question',
  'score',
  'section',
  'slot',
  'step',
  'tab',
  'trait',
  'value',
] as const

export type Reference = (typeof references)[number]

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
