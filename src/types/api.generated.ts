// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * The account of a user.
 */
export interface AccountReply {
  /**
   * The username.
   */
  username: string
  /**
   * The address.
   */
  email: string
  /**
   * May be empty.
   */
  name: string
  /**
   * YYYY-MM-DD; null: not given.
   */
  birth_date: string | null
  /**
   * An option of pages/dashboard.yaml; null: not given.
   */
  gender: string | null
  /**
   * Their products and brands; null: never changed.
   */
  products: ProductChip[] | null
}
/**
 * A product or brand.
 */
export interface ProductChip {
  /**
   * Made on the device: 16 random bytes in hex, or the id of an initial chip.
   */
  id: string
  /**
   * Its name.
   */
  label: string
}

/**
 * My products and brands.
 */
export interface ChipsRequest {
  /**
   * All of them, in order.
   *
   * @maxItems 50
   */
  products: ProductChip[]
}
/**
 * Takes a visitor's result into the account.
 */
export interface ClaimRequest {
  /**
   * The secret that the device made with the submission.
   */
  claim_token: string
}

/**
 * The complaint is stored.
 */
export interface ComplaintReply {
  /**
   * Always true here; a refusal says false.
   */
  success: true
  /**
   * For people.
   */
  message: string
  /**
   * By it the complaint is found again.
   */
  reference: string
}

/**
 * A complaint.
 */
export interface ComplaintRequest {
  /**
   * An option of pages/complaints.yaml.
   */
  topic: string
  /**
   * The complaint.
   */
  message: string
  /**
   * Whom an answer is addressed to.
   */
  name?: string
  /**
   * Where the confirmation and the answer go.
   */
  email?: string
}

/**
 * What needs the password again.
 */
export interface ConfirmRequest {
  /**
   * The password of the account.
   */
  password: string
}

/**
 * The anti-forgery token. It goes back in the header X-CSRFToken.
 */
export interface CsrfReply {
  /**
   * The token; null when there is none to be had.
   */
  csrfToken: string | null
}

/**
 * A new email address.
 */
export interface EmailRequest {
  /**
   * The new address.
   */
  email: string
  /**
   * The password of the account.
   */
  old_password: string
}

/**
 * What went wrong, and what to do.
 */
export interface ErrorReply {
  /**
   * In the calls whose good answer has one.
   */
  success?: false
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
 * Everything that an account holds.
 */
export interface ExportReply {
  /**
   * When this was put together.
   */
  exported_at: string
  /**
   * The user.
   */
  id: string
  /**
   * When the account was made.
   */
  registered_at: string
  /**
   * The day on which the account was last used. null: it was not noted.
   */
  last_active_at: string | null
  account: AccountReply
  /**
   * The logins.
   */
  logins: ExportedLogin[]
  /**
   * The browsers that the account knows.
   */
  known_browsers: ExportedBrowser[]
  /**
   * The reports, newest first.
   */
  reports: ExportedReport[]
}
/**
 * A login that has not ended.
 */
export interface ExportedLogin {
  /**
   * When it began.
   */
  started_at: string
  /**
   * When it was last used, to the hour. null: not since it began.
   */
  last_used_at: string | null
  /**
   * When it ends at the latest.
   */
  ends_at: string
  /**
   * What kind of browser it said to be. null: not known.
   */
  browser: string | null
  /**
   * What kind of device it said to be. null: not known.
   */
  system: string | null
}
/**
 * A browser in which the account has logged in.
 */
export interface ExportedBrowser {
  /**
   * When it was used to log in for the first time.
   */
  first_login_at: string
  /**
   * When it was used to log in for the last time.
   */
  last_login_at: string
}
/**
 * A completed quiz with everything that belongs to it.
 */
export interface ExportedReport {
  /**
   * The submission.
   */
  id: string
  /**
   * When the quiz was completed.
   */
  created_at: string
  /**
   * The answers with the words as they were shown.
   */
  answers: SubmittedAnswer[]
  result: Result
  /**
   * The choices.
   */
  consents: ExportedConsent[]
  /**
   * What the user thinks of the recommendation; null: not rated.
   */
  rating: Rating | null
  /**
   * The photos.
   */
  photos: ExportedPhoto[]
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
 * What a set of answers leads to, with every text as it was shown, so that a stored result reads the same after the content has changed.
 */
export interface Result {
  /**
   * The version of the content that the result was computed with: 12 hexadecimal digits.
   */
  content_version: string
  /**
   * How many of the counted questions have an answer.
   */
  answered: number
  /**
   * How many questions the quiz counts in its progress.
   */
  total: number
  unanswered?: Unanswered
  /**
   * The line which says that a result is no medical diagnosis.
   */
  not_a_diagnosis: string
  /**
   * Advice to see a professional, shown above everything else.
   */
  signposts: ResultSignpost[]
  /**
   * The summary of the result; null when none fits.
   */
  insight: ResultInsight | null
  /**
   * The profile: groups of traits in the order of the content.
   */
  groups: ResultGroup[]
  /**
   * Every score with its number and the reasons for it, in the order of the content.
   */
  scores: ResultScore[]
  /**
   * What stands out, the most important first, limited to the number that is shown.
   */
  issues: ResultIssue[]
  /**
   * What the visitor wants, the main goal first.
   */
  goals: ResultGoal[]
  /**
   * The suggested care, in parts and steps.
   */
  routine: ResultRoutinePart[]
  /**
   * The badges with their tips, in the order of the content.
   */
  tips: ResultBadge[]
  /**
   * The suggested products, for one kind of product after the other in the order of the routine.
   */
  products: ResultProduct[]
  /**
   * Kinds of product that the routine needs and for which no product may be suggested.
   */
  unfilled: UnfilledSlot[]
  /**
   * The sentence that says when to take the quiz again.
   */
  recheck: string
}
/**
 * Why the other counted questions have no answer. Absent in results of earlier versions.
 */
export interface Unanswered {
  /**
   * Questions that were not asked because of another answer.
   */
  not_applicable: number
  /**
   * Questions whose answers may not be stored, because nobody agreed to it.
   */
  no_consent: number
  /**
   * Questions that were asked and left out.
   */
  skipped: number
}
/**
 * One piece of advice to ask a pharmacist or a doctor.
 */
export interface ResultSignpost {
  /**
   * The signpost of analysis/profile.yaml that applied to the visitor.
   */
  id: string
  /**
   * What the advice is about, as it was shown.
   */
  title: string
  /**
   * Whom to see and how soon, as it was shown.
   */
  text: string
}
/**
 * The first insight of the content whose condition held.
 */
export interface ResultInsight {
  /**
   * The insight of analysis/profile.yaml that was chosen.
   */
  id: string
  /**
   * The sentences with the labels of the traits filled in.
   */
  text: string
}
/**
 * Traits under one heading, such as Hair ID.
 */
export interface ResultGroup {
  /**
   * The group of traits in analysis/profile.yaml.
   */
  id: string
  /**
   * The heading above the cards, as it was shown.
   */
  title: string
  /**
   * The sentence between heading and cards, if the group has one.
   */
  lead?: string
  /**
   * The cards of the group, also those that are not known.
   */
  traits: ResultTrait[]
}
/**
 * One card: a property such as porosity, and what the answers say about it.
 */
export interface ResultTrait {
  /**
   * The trait of analysis/profile.yaml.
   */
  id: string
  /**
   * The name of the property, as it was shown.
   */
  title: string
  /**
   * What the property means in general.
   */
  help?: string
  /**
   * The value that conditions compare with; null when there were not enough answers.
   */
  value: string | null
  /**
   * What visitors read for the value; when it is null, that there were not enough answers.
   */
  label: string
  /**
   * What the label means for the care of the hair.
   */
  text?: string
  /**
   * What limits the label, for example that it is an estimate.
   */
  note?: string
  /**
   * The picture of the card: a path below content/media.
   */
  picture?: string
}
/**
 * A score with its ledger: base, entries, their sum, and the sum limited to 0 to 100.
 */
export interface ResultScore {
  /**
   * The score of analysis/scores.yaml.
   */
  id: string
  /**
   * The name for the number where high is good, such as Moisture.
   */
  name: string
  /**
   * The name for the number where high is a problem, such as Dryness.
   */
  concern_name: string
  /**
   * What the score measures, as it was shown below the bar.
   */
  help: string
  /**
   * From 0 (no sign of the problem) to 100 (strong signs); null when there were not enough answers.
   */
  concern: number | null
  /**
   * 100 minus the concern, so that higher is better; null when there were not enough answers.
   */
  condition: number | null
  /**
   * The range that the concern is in; null when there is no number.
   */
  concern_band: ResultConcernBand | null
  /**
   * The range that the condition is in; null when there is no number.
   */
  condition_band: ResultConditionBand | null
  /**
   * The concern before any answer was read.
   */
  base: number
  /**
   * What the answers added or took away, the largest amount first.
   */
  entries: LedgerEntry[]
  /**
   * Base and entries added up, before the limits of 0 and 100 are applied.
   */
  sum: number
  /**
   * How many of the questions that the score reads were answered.
   */
  answered: number
  /**
   * How many of the questions that the score reads have no answer.
   */
  skipped: number
}
/**
 * The label and the colour of a concern.
 */
export interface ResultConcernBand {
  /**
   * The colour of the range on the home page: red needs attention.
   */
  colour: 'green' | 'yellow' | 'red'
  /**
   * The range in words, such as "Worth watching".
   */
  label: string
}
/**
 * The label and the colour of a condition.
 */
export interface ResultConditionBand {
  /**
   * The colour of the score bar: `success` is the best range.
   */
  colour: 'warning' | 'primary' | 'success'
  /**
   * The range in words, such as "Doing well".
   */
  label: string
}
/**
 * The points that one answer added or took away.
 */
export interface LedgerEntry {
  /**
   * The question whose answer gave the points.
   */
  question: string
  /**
   * The wording that the visitor was asked.
   */
  title: string
  /**
   * The labels of the chosen options that gave the points, as they were shown.
   */
  answer: string
  /**
   * What was added to the concern; negative when it was taken away.
   */
  points: number
  /**
   * The sentence that explains the points.
   */
  because: string
  /**
   * How well the rule is supported; `observed` means that the visitor said so directly.
   */
  evidence: 'observed' | 'strong' | 'moderate' | 'weak'
}
/**
 * Something that stands out in the answers or scores.
 */
export interface ResultIssue {
  /**
   * The issue of analysis/profile.yaml that was found.
   */
  id: string
  /**
   * The issue in words, as it was shown.
   */
  label: string
}
/**
 * Something that the visitor wants to reach.
 */
export interface ResultGoal {
  /**
   * The goal of analysis/profile.yaml.
   */
  id: string
  /**
   * The goal in words, as it was shown.
   */
  label: string
}
/**
 * One card of the routine, such as wash day.
 */
export interface ResultRoutinePart {
  /**
   * The part of analysis/routines.yaml.
   */
  id: string
  /**
   * The heading of the card, as it was shown.
   */
  title: string
  /**
   * What to do in this part, in order.
   */
  steps: ResultRoutineStep[]
}
/**
 * One thing to do, in the variant that fits the visitor.
 */
export interface ResultRoutineStep {
  /**
   * The step of analysis/routines.yaml.
   */
  id: string
  /**
   * The name of the step, as it was shown.
   */
  title: string
  /**
   * The variant of the step whose condition held.
   */
  variant: string
  /**
   * The kind of product that the step needs; null when it needs none.
   */
  slot: string | null
  /**
   * The kind of product in words; null when the step needs none.
   */
  slot_label: string | null
  /**
   * How often to do the step, as it was shown.
   */
  how_often: string
  /**
   * How to do the step, as it was shown.
   */
  text: string
}
/**
 * A badge with the tips that fit the visitor.
 */
export interface ResultBadge {
  /**
   * The badge of analysis/tips.yaml.
   */
  id: string
  /**
   * The badge in words, as it was shown.
   */
  title: string
  /**
   * The tips under this badge, the best priority first.
   */
  tips: ResultTip[]
}
/**
 * One suggestion with the reason for it.
 */
export interface ResultTip {
  /**
   * The tip of analysis/tips.yaml that was chosen.
   */
  id: string
  /**
   * What the tip is about, as it was shown.
   */
  title: string
  /**
   * What to do, as it was shown.
   */
  text: string
  /**
   * Why it helps, as it was shown.
   */
  because: string
  /**
   * How well research supports the tip; `custom` is handed-down knowledge.
   */
  evidence: 'strong' | 'moderate' | 'weak' | 'custom'
}
/**
 * A suggested product with its points and the reasons for them.
 */
export interface ResultProduct {
  /**
   * The product of products/catalogue.yaml.
   */
  id: number
  /**
   * The brand of the product when the result was computed.
   */
  brand: string
  /**
   * The name of the product when the result was computed.
   */
  name: string
  /**
   * The kind of product for which it was chosen.
   */
  slot: string
  /**
   * The kind of product in words, as it was shown.
   */
  slot_label: string
  /**
   * The price in pence; absent when it is not known.
   */
  price_pence?: number
  /**
   * The contents of the pack in millilitres; absent when not known.
   */
  size_ml?: number
  /**
   * The picture of the product: a path below content/media.
   */
  image: string
  /**
   * The page of the product at its retailer; absent when no shop sells it.
   */
  link?: string
  /**
   * The name of the shop; absent when the brand stands for it.
   */
  retailer?: string
  /**
   * True when the product does not exist.
   */
  sample: boolean
  /**
   * How well the product fits the visitor: the sum of all reasons and doubts.
   */
  points: number
  /**
   * Why the product was chosen, one sentence each.
   *
   * Items: A reason.
   */
  reasons: string[]
  /**
   * What speaks against the product, one sentence each.
   *
   * Items: A doubt.
   */
  doubts: string[]
  /**
   * The INCI list of the pack; absent when there is none that can be read.
   */
  ingredients?: string
}
/**
 * A kind of product without a suggestion.
 */
export interface UnfilledSlot {
  /**
   * The slot of analysis/routines.yaml that stayed empty.
   */
  slot: string
  /**
   * The kind of product in words, as it was shown.
   */
  label: string
}
/**
 * A choice, with the words that were agreed to or declined.
 */
export interface ExportedConsent {
  /**
   * The consent.
   */
  id: string
  /**
   * The version of its words.
   */
  version: number
  /**
   * The sentence, as it was shown.
   */
  words: string
  /**
   * The choice.
   */
  choice: 'agreed' | 'declined'
  /**
   * When, by the clock of the device.
   */
  at: string
  /**
   * When a yes was taken back; null: it was not.
   */
  withdrawn_at: string | null
}
/**
 * What a user thinks of a recommendation.
 */
export interface Rating {
  /**
   * 1 is worst, 5 is best.
   */
  stars: number
  /**
   * In their own words; may be empty.
   */
  comment: string
  /**
   * When it was last changed.
   */
  updated_at: string
}
/**
 * A photo.
 */
export interface ExportedPhoto {
  /**
   * The view.
   */
  view: string
  /**
   * When it was stored.
   */
  created_at: string
  /**
   * Pixels.
   */
  width: number
  /**
   * Pixels.
   */
  height: number
  /**
   * The picture itself, as a data URL.
   */
  data: string
}

/**
 * A message to us.
 */
export interface FeedbackRequest {
  /**
   * An option of pages/feedback.yaml.
   */
  topic: string
  /**
   * The message.
   */
  message: string
  /**
   * For an answer.
   */
  email?: string
}

/**
 * Asks for a reset link.
 */
export interface ForgotPasswordRequest {
  /**
   * The address of the account.
   */
  email: string
}

/**
 * What a browser keeps under `auth`.
 */
export interface LoginReply {
  /**
   * Good for ten minutes, with the cookie of this browser.
   */
  access: string
  /**
   * Buys a new access token, once.
   */
  refresh: string
  user: StoredUser
}
/**
 * Who is logged in.
 */
export interface StoredUser {
  /**
   * The user.
   */
  id: string
  /**
   * As it was typed at sign-up.
   */
  username: string
}

/**
 * A username or an email address, and a password.
 */
export interface LoginRequest {
  /**
   * The username, or the email address of the account (it has an @, a username has none); capitals do not matter. Of several accounts with one address, the oldest three are tried.
   */
  username: string
  /**
   * The password.
   */
  password: string
}

/**
 * Ends a login.
 */
export interface LogoutRequest {
  /**
   * The refresh token of the stored login.
   */
  refresh: string
}

/**
 * A new password.
 */
export interface PasswordRequest {
  /**
   * The present one.
   */
  old_password: string
  /**
   * At least 8 characters with 1 capital letter and 1 number.
   */
  new_password: string
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
 * Ids of products, the best first.
 *
 * @maxItems 200
 *
 * Items: A product.
 */
export type ProductIds = string[]

/**
 * Products, in the order in which they were asked for.
 */
export type ProductsReply = Product[]

/**
 * A product.
 */
export interface Product {
  /**
   * The product.
   */
  id: string
  /**
   * Its name.
   */
  name: string
  /**
   * In pounds, without the sign: 8.50; empty when it is not known.
   */
  price: string
  /**
   * A path on this site.
   */
  image_url: string
  /**
   * As on the pack; empty when we have no list.
   */
  ingredients: string
  /**
   * The hair types that it suits.
   */
  hairtype: string
  /**
   * Its page at the retailer; empty for a sample, and when no shop sells it.
   */
  link: string
  /**
   * The same path as image_url.
   */
  image: string
}

/**
 * Products to read.
 */
export interface ProductsRequest {
  /**
   * Products.
   *
   * @maxItems 200
   *
   * Items: A product.
   */
  id: string[]
}

/**
 * Profile settings.
 */
export interface ProfileRequest {
  /**
   * May be empty.
   */
  name: string
  /**
   * YYYY-MM-DD; null: not given.
   */
  birth_date: string | null
  /**
   * An option of pages/dashboard.yaml; null: not given.
   */
  gender: string | null
}

/**
 * What was answered to a question, in words.
 */
export interface QuizReply {
  /**
   * Labels, with commas between them; empty when it was not answered.
   */
  text: string
}

/**
 * A stored rating; null when there is none.
 */
export interface RatingReply {
  /**
   * The rating.
   */
  rating: Rating | null
}
/**
 * What a person thinks of a recommendation.
 */
export interface RatingRequest {
  /**
   * 1 is worst, 5 is best.
   */
  stars: number
  /**
   * In their own words; may be empty.
   */
  comment: string
}

/**
 * A new access token.
 */
export interface RefreshReply {
  /**
   * In place of the old one.
   */
  access: string
  /**
   * In place of the old one. Missing when another tab was quicker: it has the new one.
   */
  refresh?: string
}

/**
 * A refresh token.
 */
export interface RefreshRequest {
  /**
   * The refresh token of the stored login.
   */
  refresh: string
}

/**
 * A new account.
 */
export interface RegisterRequest {
  /**
   * 3 to 30 letters, digits, dots, hyphens and underscores.
   */
  username: string
  /**
   * Where a reset link goes.
   */
  email: string
  /**
   * At least 8 characters with 1 capital letter and 1 number.
   */
  password: string
}

/**
 * A report.
 */
export interface ReportSummary {
  /**
   * The submission that it comes from.
   */
  id: string
  /**
   * When the quiz was completed.
   */
  created_at: string
  /**
   * Counted questions that were answered.
   */
  answered: number
  /**
   * Counted questions.
   */
  total: number
  /**
   * Photos that are stored.
   */
  photos: number
  /**
   * The content that it was worked out with.
   */
  content_version: string
}

/**
 * The reports of an account, newest first.
 */
export type ReportsReply = ReportSummary[]

/**
 * A new password, by the link of an email.
 */
export interface ResetPasswordRequest {
  /**
   * From the link.
   */
  token: string
  /**
   * At least 8 characters with 1 capital letter and 1 number.
   */
  new_password: string
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
  /**
   * SHA-256 of the bytes that were sent, in base64: whoever has them need not send them again. Not known of the oldest.
   */
  sent?: string
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
 * The scores of the last report, by name; empty before any quiz.
 */
export interface ScoresReply {
  [k: string]: ScoreEntry
}
/**
 * A score.
 */
export interface ScoreEntry {
  /**
   * Its name for people.
   */
  description: string
  /**
   * The condition: 100 is best.
   */
  value: number
  /**
   * 100 - value: the signs of a concern.
   */
  concern: number
  /**
   * The value in words.
   */
  label: string
}

/**
 * Where a user is logged in.
 */
export interface SessionsReply {
  /**
   * The logins that have not ended, the one that asks first, then the latest used.
   */
  sessions: ActiveSession[]
}
/**
 * A login in one browser.
 */
export interface ActiveSession {
  /**
   * The login. It opens nothing.
   */
  id: string
  /**
   * Whether it is the login that asks.
   */
  is_current: boolean
  /**
   * What kind of browser it said to be, for example Chrome. null: not known.
   */
  browser: string | null
  /**
   * What kind of device it said to be, for example Android. null: not known.
   */
  system: string | null
  /**
   * When it began.
   */
  started_at: string
  /**
   * When it was last used, to the hour. null: not since the first minutes.
   */
  last_used_at: string | null
  /**
   * When it ends if it is not used again.
   */
  ends_at: string
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
   * The answers that may be stored. A server takes as many as its quiz can have, see engine/submission-size.ts.
   *
   * @maxItems 2000
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
 * A choice.
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
   * The content whose words were chosen, when it is another one than that of the submission.
   */
  content_version?: string
  /**
   * The sentence that was chosen, as it was shown. Compared with the server's, which is what is stored.
   */
  words?: string
  /**
   * Not used: the time of receipt is stored. Pages of earlier versions send it.
   */
  at?: string
}

/**
 * It is done.
 */
export interface SuccessReply {
  /**
   * Always true here; a refusal says false.
   */
  success: true
  /**
   * For people.
   */
  message: string
}

/**
 * Signs up for news.
 */
export interface UpdatesRequest {
  /**
   * Where news go.
   */
  email: string
  /**
   * The campaign path that it came from, in its spelling.
   */
  path: string
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
