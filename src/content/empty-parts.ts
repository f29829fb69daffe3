import type { Content } from '#types/content.generated.ts'

type OptionalPart =
  'scores' | 'profile' | 'routines' | 'tips' | 'catalogue' | 'ingredients' | 'consent' | 'retired_ids' | 'emails'

const link = { label: '', to: '/' }

/**
 * What a part of the content is while its file is missing: there is nothing to compute and nothing to show, so the rules need no
 * special case for it.
 */
export const emptyParts: Readonly<Pick<Content, OptionalPart>> = {
  scores: { bands: { concern: [], condition: [] }, scores: [] },
  profile: {
    unknown_label: '',
    groups: [],
    issues: { max: 0, list: [] },
    goals: { max: 0, main_question: '', list: [] },
    insights: [],
    signposts: [],
    not_a_diagnosis: '',
  },
  routines: { parts: [], slots: [], recheck: '' },
  tips: { show_per_badge: 0, badges: [], tips: [] },
  catalogue: {
    sample: false,
    sample_note: '',
    default_image: '',
    matching: {
      points: { slot_needed: 0, each_objective: 0, max_objectives: 0, main_goal: 0, warning: 0, suits: [] },
      doubts: [],
      reasons: { slot: '', objective: '', main_goal: '', filter: '', allergy: '', warning: '', suits: [] },
      per_slot: 0,
      max_total: 0,
    },
    products: [],
  },
  ingredients: { groups: [], filters: [], allergies: [], label_note: '' },
  consent: {
    panel: {
      intro: '',
      who: '',
      no_account: '',
      with_account: '',
      read_more: link,
      choose_first: '',
      saved_yes: '',
      saved_no: '',
      without: '',
    },
    consents: [],
  },
  retired_ids: { retired: [] },
  emails: [],
}
