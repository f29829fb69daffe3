// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * What went wrong, and what to do.
 */
export interface ErrorReply {
  /**
   * For programs.
   */
  code: string
  /**
   * For people.
   */
  message: string
  /**
   * For the log of the server.
   */
  reference?: string
  /**
   * Field by field.
   */
  problems?: FieldProblem[]
}
/**
 * What is wrong with one field.
 */
export interface FieldProblem {
  /**
   * Where, as a path.
   */
  field: string
  /**
   * What to do.
   */
  message: string
}

/**
 * The photo is stored.
 */
export interface PhotoReply {
  /**
   * The view.
   */
  view: string
  /**
   * Pixels.
   */
  width: number
  /**
   * Pixels.
   */
  height: number
}

/**
 * A stored result.
 */
export interface ResultReply {
  /**
   * The submission.
   */
  id: string
  /**
   * When it was stored.
   */
  created_at: string
  /**
   * preview: the part that a visitor without an account sees.
   */
  view: 'preview' | 'full'
  /**
   * Scores that the preview leaves out.
   */
  hidden_scores: number
  result: Result
  /**
   * The stored photos.
   */
  photos: StoredPhoto[]
  /**
   * The choices.
   */
  consents: StoredConsent[]
}
/**
 * What a set of answers says, complete with every text as it was shown, so that it reads the same after the content has changed.
 */
export interface Result {
  /**
   * The content that it was worked out with.
   */
  content_version: string
  /**
   * Counted questions that were answered.
   */
  answered: number
  /**
   * Counted questions.
   */
  total: number
  /**
   * The line that stands by every result.
   */
  not_a_diagnosis: string
  /**
   * Above everything else.
   */
  signposts: ResultSignpost[]
  /**
   * A sentence about the whole.
   */
  insight: ResultInsight | null
  /**
   * The profile.
   */
  groups: ResultGroup[]
  /**
   * The scores.
   */
  scores: ResultScore[]
  /**
   * What stands out.
   */
  issues: ResultIssue[]
  /**
   * The goals, the main one first.
   */
  goals: ResultGoal[]
  /**
   * The routine.
   */
  routine: ResultRoutinePart[]
  /**
   * The tips.
   */
  tips: ResultBadge[]
  /**
   * One for each step that needs one.
   */
  products: ResultProduct[]
  /**
   * Steps for which no product fits.
   */
  unfilled: UnfilledSlot[]
  /**
   * When to take the quiz again.
   */
  recheck: string
}
/**
 * A word about seeing a professional.
 */
export interface ResultSignpost {
  /**
   * The signpost.
   */
  id: string
  /**
   * The heading.
   */
  title: string
  /**
   * What to do.
   */
  text: string
}
export interface ResultInsight {
  /**
   * The insight.
   */
  id: string
  /**
   * The sentence.
   */
  text: string
}
/**
 * A group of cards.
 */
export interface ResultGroup {
  /**
   * The group.
   */
  id: string
  /**
   * The heading.
   */
  title: string
  /**
   * A sentence under it.
   */
  lead?: string
  /**
   * The cards.
   */
  traits: ResultTrait[]
}
/**
 * A card of the profile.
 */
export interface ResultTrait {
  /**
   * The trait.
   */
  id: string
  /**
   * The heading.
   */
  title: string
  /**
   * What the word means.
   */
  help?: string
  /**
   * The value. null: not enough answers.
   */
  value: string | null
  /**
   * What the user reads.
   */
  label: string
  /**
   * What it means.
   */
  text?: string
  /**
   * A caution.
   */
  note?: string
  /**
   * A picture in content/media.
   */
  picture?: string
}
/**
 * A score with its ledger: base, entries, sum, and the sum kept between 0 and 100.
 */
export interface ResultScore {
  /**
   * The score.
   */
  id: string
  /**
   * The name of the condition.
   */
  name: string
  /**
   * The name of the concern.
   */
  concern_name: string
  /**
   * What it means.
   */
  help: string
  /**
   * 0: no sign. 100: strong signs. null: not enough answers.
   */
  concern: number | null
  /**
   * 100 minus the concern.
   */
  condition: number | null
  concern_band: ResultConcernBand | null
  condition_band: ResultConditionBand | null
  /**
   * Where everybody starts.
   */
  base: number
  /**
   * What the answers added, largest first.
   */
  entries: LedgerEntry[]
  /**
   * Base and entries, before it is kept between 0 and 100.
   */
  sum: number
  /**
   * How many of the questions that it reads were answered.
   */
  answered: number
  /**
   * How many were not.
   */
  skipped: number
}
/**
 * The word and the colour of a number.
 */
export interface ResultConcernBand {
  /**
   * The colour.
   */
  colour: 'green' | 'yellow' | 'red'
  /**
   * The word.
   */
  label: string
}
/**
 * The word and the colour of a number.
 */
export interface ResultConditionBand {
  /**
   * The colour.
   */
  colour: 'warning' | 'primary' | 'success'
  /**
   * The word.
   */
  label: string
}
/**
 * Points that one answer added or took away.
 */
export interface LedgerEntry {
  /**
   * The question.
   */
  question: string
  /**
   * The question as it was asked.
   */
  title: string
  /**
   * The answer as it was shown.
   */
  answer: string
  /**
   * The points.
   */
  points: number
  /**
   * Why.
   */
  because: string
  /**
   * How sure we are.
   */
  evidence: 'observed' | 'strong' | 'moderate' | 'weak'
}
/**
 * An issue.
 */
export interface ResultIssue {
  /**
   * The issue.
   */
  id: string
  /**
   * Its name.
   */
  label: string
}
/**
 * A goal.
 */
export interface ResultGoal {
  /**
   * The goal.
   */
  id: string
  /**
   * Its name.
   */
  label: string
}
/**
 * A part of the routine.
 */
export interface ResultRoutinePart {
  /**
   * The part.
   */
  id: string
  /**
   * The heading.
   */
  title: string
  /**
   * The steps.
   */
  steps: ResultRoutineStep[]
}
/**
 * A step.
 */
export interface ResultRoutineStep {
  /**
   * The step.
   */
  id: string
  /**
   * The heading.
   */
  title: string
  /**
   * The variant that was chosen.
   */
  variant: string
  /**
   * The kind of product. null: none.
   */
  slot: string | null
  /**
   * What it is called.
   */
  slot_label: string | null
  /**
   * How often.
   */
  how_often: string
  /**
   * What to do.
   */
  text: string
}
/**
 * A badge and its tips.
 */
export interface ResultBadge {
  /**
   * The badge.
   */
  id: string
  /**
   * The name.
   */
  title: string
  /**
   * The tips.
   */
  tips: ResultTip[]
}
/**
 * A tip.
 */
export interface ResultTip {
  /**
   * The tip.
   */
  id: string
  /**
   * The heading.
   */
  title: string
  /**
   * The tip.
   */
  text: string
  /**
   * Why.
   */
  because: string
  /**
   * How sure we are.
   */
  evidence: 'strong' | 'moderate' | 'weak' | 'custom'
}
/**
 * A product that was chosen.
 */
export interface ResultProduct {
  /**
   * The product.
   */
  id: number
  /**
   * The brand.
   */
  brand: string
  /**
   * The name.
   */
  name: string
  /**
   * The step that it serves.
   */
  slot: string
  /**
   * What that is called.
   */
  slot_label: string
  /**
   * The price in pence.
   */
  price_pence: number
  /**
   * The size.
   */
  size_ml?: number
  /**
   * A picture in content/media.
   */
  image: string
  /**
   * The retailer's page.
   */
  link: string
  /**
   * The retailer.
   */
  retailer?: string
  /**
   * It does not exist.
   */
  sample: boolean
  /**
   * How well it fits.
   */
  points: number
  /**
   * Why it was chosen.
   *
   * Items: A reason.
   */
  reasons: string[]
  /**
   * What speaks against it.
   *
   * Items: A doubt.
   */
  doubts: string[]
  /**
   * The INCI list.
   */
  ingredients?: string
}
/**
 * A step for which nothing fits.
 */
export interface UnfilledSlot {
  /**
   * The kind of product.
   */
  slot: string
  /**
   * What it is called.
   */
  label: string
}
/**
 * A stored photo.
 */
export interface StoredPhoto {
  /**
   * The view.
   */
  view: string
  /**
   * Pixels.
   */
  width: number
  /**
   * Pixels.
   */
  height: number
}
/**
 * A choice that is on record.
 */
export interface StoredConsent {
  /**
   * The consent.
   */
  id: string
  /**
   * The choice.
   */
  choice: 'agreed' | 'declined'
  /**
   * When.
   */
  at: string
}

/**
 * The submission is stored.
 */
export interface SubmissionReply {
  /**
   * Its id.
   */
  id: string
  /**
   * When it was stored.
   */
  created_at: string
  /**
   * Photos may be sent.
   */
  photos: boolean
}

/**
 * A finished quiz. Sent with the header Idempotency-Key: a second one with the same key and body gets the first answer.
 */
export interface Submission {
  /**
   * The quiz.
   */
  quiz: string
  /**
   * The content that the visitor saw.
   */
  content_version: string
  /**
   * A secret of 32 random bytes, made on the device, base64url. Whoever has it may read and claim the result.
   */
  claim_token: string
  /**
   * The answers that may be stored.
   *
   * @maxItems 500
   */
  answers: SubmittedAnswer[]
  /**
   * Each choice.
   *
   * @maxItems 40
   */
  consents: SubmittedConsent[]
}
/**
 * One answer with the words as they were shown. Either options with labels, or text.
 */
export interface SubmittedAnswer {
  /**
   * The question.
   */
  question: string
  /**
   * The question as it was shown.
   */
  title: string
  /**
   * The ids of the options that were chosen.
   *
   * @minItems 1
   * @maxItems 40
   */
  options?: string[]
  /**
   * Their labels, in the same order.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: A label.
   */
  labels?: string[]
  /**
   * Free text.
   */
  text?: string
}
/**
 * A choice, with the words that were agreed to.
 */
export interface SubmittedConsent {
  /**
   * The consent.
   */
  id: string
  /**
   * The version of its words.
   */
  version: number
  /**
   * The choice.
   */
  choice: 'agreed' | 'declined'
  /**
   * The sentence that was chosen, as it was shown.
   */
  words: string
  /**
   * When, by the clock of the device.
   */
  at: string
}

/**
 * A yes that is taken back, or a choice that is made later.
 */
export interface Withdrawal {
  /**
   * The choice.
   */
  choice: 'declined'
}
