// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * The account of the user who is logged in.
 */
export interface AccountReply {
  /**
   * The username in the spelling that was typed at sign-up.
   */
  username: string
  /**
   * The address to which reset links and notices of the account are sent.
   */
  email: string
  /**
   * The name that the user gave, or an empty string.
   */
  name: string
  /**
   * The birth date as YYYY-MM-DD; null when none was given.
   */
  birth_date: string | null
  /**
   * The id of an option of pages/dashboard.yaml; null when none was chosen.
   */
  gender: string | null
  /**
   * The products and brands that the user listed; null when the list was never changed.
   */
  products: ProductChip[] | null
}
/**
 * A product or brand that the user uses.
 */
export interface ProductChip {
  /**
   * Made on the device: 16 random bytes in hexadecimal, or the id of an initial entry.
   */
  id: string
  /**
   * The name of the product or brand, as the user wrote it.
   */
  label: string
}

/**
 * Replaces the list of products and brands that the user uses.
 */
export interface ChipsRequest {
  /**
   * The whole list in its order; what it lacks is removed.
   *
   * @maxItems 50
   */
  products: ProductChip[]
}
/**
 * Takes the result of a visitor into the account that is logged in.
 */
export interface ClaimRequest {
  /**
   * The secret that the device made for the submission: 32 random bytes in base64url.
   */
  claim_token: string
}

/**
 * The complaint is stored, and confirmed by email when an address was given.
 */
export interface ComplaintReply {
  /**
   * Always true in this response; a refusal has an error response with false.
   */
  success: true
  /**
   * A confirmation to show, in the language of the site.
   */
  message: string
  /**
   * The code by which the complaint can be found again, such as 7KQ2-MX4T.
   */
  reference: string
}

/**
 * A complaint about the site or about personal data. No account is needed.
 */
export interface ComplaintRequest {
  /**
   * The id of an option of the topic field in pages/complaints.yaml.
   */
  topic: string
  /**
   * The complaint in the words of the visitor. `limits.complaint_max` may allow less.
   */
  message: string
  /**
   * The name to which an answer is addressed, if one was given.
   */
  name?: string
  /**
   * The address to which the confirmation and the answer go.
   */
  email?: string
}

/**
 * Confirms an action that needs the password again, such as deleting the account.
 */
export interface ConfirmRequest {
  /**
   * The current password of the account, which confirms that its owner is asking.
   */
  password: string
}

/**
 * What of a user is stored with consent. One entry for each consent that any report has on record.
 */
export interface ConsentsReply {
  /**
   * Agreed while one report is stored with the consent, else declined; with the time of the newest such choice.
   */
  consents: StoredConsent[]
}
/**
 * One choice that is on record.
 */
export interface StoredConsent {
  /**
   * The consent, by its id in settings/consent.yaml.
   */
  id: string
  /**
   * Whether the visitor agreed or declined; declined also after a withdrawal.
   */
  choice: 'agreed' | 'declined'
  /**
   * When the choice was recorded, as an ISO 8601 time in UTC.
   */
  at: string
}

/**
 * The anti-forgery token of this browser. Requests that change something send it in the header X-CSRFToken.
 */
export interface CsrfReply {
  /**
   * The token to send back. The interface allows null; this server always has one.
   */
  csrfToken: string | null
}

/**
 * Changes the email address of the account.
 */
export interface EmailRequest {
  /**
   * The new address. Both the old and the new one are told of the change.
   */
  email: string
  /**
   * The current password of the account, which confirms that its owner is asking.
   */
  old_password: string
}

/**
 * Every response with a status from 400 on: what went wrong, and what to do.
 */
export interface ErrorReply {
  /**
   * False, in calls whose successful response has this field.
   */
  success?: false
  /**
   * The kind of error for programs, such as `login_required`. Codes do not change.
   */
  code: string
  /**
   * What went wrong and what to do, in the language of the site.
   */
  message: string
  /**
   * A short code that is also in the log of the server, to quote to support.
   */
  reference?: string
  /**
   * What is wrong with single fields, when the request did not pass validation.
   */
  problems?: FieldProblem[]
}
/**
 * One mistake in one field of the request.
 */
export interface FieldProblem {
  /**
   * Where the mistake is: a form field such as `topic`, or a path such as `body/answers/0` when the request has the wrong shape.
   */
  field: string
  /**
   * What is wrong with the field, or how to correct it.
   */
  message: string
}

/**
 * A score with its ledger. A mirrored one has a concern and its mirror, the condition; any other shows its own value.
 */
export type ResultScore = MirroredScore | DirectScore

/**
 * Everything that the server stores about an account, as its owner may download it.
 */
export interface ExportReply {
  /**
   * When the export was made, as an ISO 8601 time in UTC.
   */
  exported_at: string
  /**
   * The id of the user, which never changes.
   */
  id: string
  /**
   * When the account was created, as an ISO 8601 time in UTC.
   */
  registered_at: string
  /**
   * The day on which the account was last used; null when it was not recorded.
   */
  last_active_at: string | null
  account: AccountReply
  /**
   * The logins of the account that have not ended.
   */
  logins: ExportedLogin[]
  /**
   * The browsers in which the account has logged in before. Guesses from elsewhere cannot slow down their logins.
   */
  known_browsers: ExportedBrowser[]
  /**
   * The reports of the account, newest first.
   */
  reports: ExportedReport[]
}
/**
 * One login: a browser in which the user is logged in.
 */
export interface ExportedLogin {
  /**
   * When the login began, as an ISO 8601 time in UTC.
   */
  started_at: string
  /**
   * When the login was last used, to the hour; null when it was not used since it began.
   */
  last_used_at: string | null
  /**
   * When the login ends at the latest, as an ISO 8601 time in UTC.
   */
  ends_at: string
  /**
   * The browser by its user agent, for example Chrome; null when not known.
   */
  browser: string | null
  /**
   * The operating system by its user agent, for example Android; null when not known.
   */
  system: string | null
}
/**
 * One browser in which the account has logged in.
 */
export interface ExportedBrowser {
  /**
   * When the account first logged in there, as an ISO 8601 time in UTC.
   */
  first_login_at: string
  /**
   * When the account last logged in there, as an ISO 8601 time in UTC.
   */
  last_login_at: string
}
/**
 * A finished quiz with everything that belongs to it.
 */
export interface ExportedReport {
  /**
   * The id of the submission that the report comes from.
   */
  id: string
  /**
   * When the quiz was finished, as an ISO 8601 time in UTC.
   */
  created_at: string
  /**
   * How long the user was busy with the questions, in seconds; null when it was not recorded.
   */
  seconds: number | null
  /**
   * The stored answers, with the texts as they were shown.
   */
  answers: SubmittedAnswer[]
  result: Result
  /**
   * What the user agreed to or declined for this report.
   */
  consents: ExportedConsent[]
  /**
   * How the user rated the recommendation; null when it was not rated.
   */
  rating: Rating | null
  /**
   * The stored photos of the report.
   */
  photos: ExportedPhoto[]
}
/**
 * One answer with the texts as they were shown: either options with their labels, or a text.
 */
export interface SubmittedAnswer {
  /**
   * The id of the question in quiz/sections or quiz/quiz.yaml.
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
   *
   * Items: The id of an option of the question.
   */
  options?: string[]
  /**
   * The labels of these options, in the same order.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: The label of an option, as it was shown.
   */
  labels?: string[]
  /**
   * The free text of an answer without options.
   */
  text?: string
  /**
   * The texts that were written beside chosen options, such as "Other", by the id of the option.
   */
  texts?: {
    /**
     * The text beside one option.
     */
    [k: string]: string
  }
  /**
   * The unit of a number, as it was shown; empty if it has none. Only stored answers to questions that take a number have it: the server sets it, and ignores what is sent.
   */
  unit?: string
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
   * The version of the rules that the result was computed with: 12 hexadecimal digits. Two results with the same one can be compared, whatever texts and prices have changed. Absent in results of earlier versions.
   */
  rules_version?: string
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
   * The line which says that a result is no medical diagnosis. Empty: the content has none.
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
   * The sentence that says when to take the quiz again. Empty: the content has none.
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
  /**
   * The advice is never folded. Absent in results of earlier versions.
   */
  urgent?: boolean
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
 * Traits that are together under one heading.
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
   * What the label means for the visitor.
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
  /**
   * The label in the short line of the group.
   */
  word?: string
  /**
   * Is beside the short line in place of the picture of the card: a path below content/media.
   */
  word_picture?: string
}
/**
 * A score that shows its value turned round, with its ledger: base, entries, their sum, and the sum limited to 0 to 100.
 */
export interface MirroredScore {
  /**
   * The score of analysis/scores.yaml.
   */
  id: string
  /**
   * The name for the number where high is good, such as Energy.
   */
  name: string
  /**
   * The name for the number where high is a problem, such as Tiredness.
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
   * Base and entries added up, before rounding and the limits of 0 and 100.
   */
  sum: number
  /**
   * How many of the questions that the score reads were answered, “Prefer not to say” included.
   */
  answered: number
  /**
   * How many questions that the score reads were asked and have no answer. “Prefer not to say” is one.
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
  /**
   * What the summary of the result says of this score: a clause, as it was on the day of the result.
   */
  phrase?: string
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
   * What was added to the value (of a mirrored score, the concern); negative when it was taken away.
   */
  points: number
  /**
   * The sentence that explains the points, if the content has one.
   */
  because?: string
  /**
   * How well the rule is supported, if the content says so; `observed` means that the visitor said so directly.
   */
  evidence?: 'observed' | 'strong' | 'moderate' | 'weak'
}
/**
 * A score that shows its own value, with range, direction and ledger.
 */
export interface DirectScore {
  /**
   * The score of analysis/scores.yaml.
   */
  id: string
  /**
   * What the score is called, as it was shown.
   */
  name: string
  /**
   * What the score measures, as it was shown below the bar.
   */
  help?: string
  /**
   * Sum or mean of the points within the range, rounded; null when there were not enough answers.
   */
  value: number | null
  /**
   * The lowest value that the score can have.
   */
  from: number
  /**
   * The highest value that the score can have.
   */
  to: number
  /**
   * Which end of the range is good, or `neutral`.
   */
  direction: 'high_is_good' | 'low_is_good' | 'neutral'
  /**
   * How many decimals the value is shown with.
   */
  decimals: number
  /**
   * The word after the number, such as points.
   */
  unit?: string
  /**
   * Whether the points were added up, or divided by the number of answered questions.
   */
  combine: 'sum' | 'mean'
  /**
   * The range that the value is in; null when there is no number or no such range.
   */
  band: ResultScoreBand | null
  /**
   * The value before any answer was read.
   */
  base: number
  /**
   * The points of the answers, in the order of the quiz, or of rules with the largest amount first.
   */
  entries: LedgerEntry[]
  /**
   * Base and points combined, before rounding and the limits of the range.
   */
  sum: number
  /**
   * How many of the questions that the score reads have an answer that can give points: all but “Prefer not to say”.
   */
  answered: number
  /**
   * How many questions that the score reads were asked and have no answer. “Prefer not to say” is one.
   */
  skipped: number
  /**
   * The given and the right answer of each question, if the score shows them.
   */
  answers?: MarkedAnswer[]
}
/**
 * The range that the value of a score is in.
 */
export interface ResultScoreBand {
  /**
   * The range in words, such as "Moderate".
   */
  label: string
  /**
   * The colour and icon of the bar.
   */
  colour: 'green' | 'yellow' | 'red' | 'primary'
  /**
   * What a value in this range means, as it was shown.
   */
  text?: string
  /**
   * What the summary of the result says of this score: a clause, as it was on the day of the result.
   */
  phrase?: string
}
/**
 * The answer to one question beside the right one.
 */
export interface MarkedAnswer {
  /**
   * The question of quiz/sections whose answer was marked.
   */
  question: string
  /**
   * The wording that the visitor was asked.
   */
  title: string
  /**
   * The labels of the chosen options; null without an answer.
   */
  given: string | null
  /**
   * The labels of the right options.
   */
  right: string
  /**
   * Whether exactly the right options were chosen.
   */
  is_right: boolean
  /**
   * Of a question whose options are pictures: those that were chosen.
   */
  given_pictures?: OptionPicture[]
  /**
   * Of a question whose options are pictures: the right ones.
   */
  right_pictures?: OptionPicture[]
}
/**
 * What visitors chose in the quiz.
 */
export interface OptionPicture {
  /**
   * The picture of the option: a path below content/media.
   */
  src: string
  /**
   * What the picture shows, for people who do not see it.
   */
  alt: string
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
 * One card of the routine, such as the evening.
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
  /**
   * 1 is the most important. Missing in results that are older than this field.
   */
  priority?: number
  /**
   * The score that the tip can improve. Missing when it is for none in particular, and in results that are older than this field.
   */
  score?: string
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
   * Why the product was chosen, one sentence each, the strongest first.
   *
   * Items: A reason.
   */
  reasons: string[]
  /**
   * What speaks against the product, one sentence each, the strongest first.
   *
   * Items: A doubt.
   */
  doubts: string[]
  /**
   * The INCI list of the pack; absent when there is none that can be read.
   */
  ingredients?: string
  /**
   * The colour of the drawing when the result was computed; absent when the content sets none.
   */
  tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf'
  /**
   * The ingredients behind the doubts. Absent in results of earlier versions.
   */
  cautions?: IngredientCaution[]
}
/**
 * Ingredients that speak against the product for this visitor.
 */
export interface IngredientCaution {
  /**
   * The ingredients in doubt, by their names on the pack.
   *
   * Items: A name.
   */
  ingredients: string[]
  /**
   * What speaks against them, in one sentence.
   */
  text: string
  /**
   * What it speaks against: an allergy, a wish, or what the profile needs (doubt). Absent in results of earlier versions.
   */
  kind?: 'allergy' | 'wish' | 'doubt'
  /**
   * true: the list of ingredients cannot tell, only the maker. Absent where it can.
   */
  possible?: boolean
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
 * One choice, with the text that was chosen.
 */
export interface ExportedConsent {
  /**
   * The consent, by its id in settings/consent.yaml.
   */
  id: string
  /**
   * The version of the consent whose text was shown.
   */
  version: number
  /**
   * The label of the chosen answer, word for word as it was shown.
   */
  words: string
  /**
   * Whether the user agreed or declined.
   */
  choice: 'agreed' | 'declined'
  /**
   * When the choice was recorded, as an ISO 8601 time in UTC.
   */
  at: string
  /**
   * When the user took the consent back; null when it is in force or was declined.
   */
  withdrawn_at: string | null
}
/**
 * How a user rated the recommendation of a report.
 */
export interface Rating {
  /**
   * From 1, the worst, to 5, the best.
   */
  stars: number
  /**
   * What the user wrote about it; may be empty.
   */
  comment: string
  /**
   * When the rating was last changed, as an ISO 8601 time in UTC.
   */
  updated_at: string
}
/**
 * One stored photo with the picture itself.
 */
export interface ExportedPhoto {
  /**
   * The side that the photo shows, such as `top`.
   */
  view: string
  /**
   * When the photo was stored, as an ISO 8601 time in UTC.
   */
  created_at: string
  /**
   * The width of the stored photo in pixels.
   */
  width: number
  /**
   * The height of the stored photo in pixels.
   */
  height: number
  /**
   * The JPEG itself, as a base64 data URL.
   */
  data: string
}

/**
 * A message from a visitor to the people who run the site.
 */
export interface FeedbackRequest {
  /**
   * The id of an option of the topic field in pages/feedback.yaml.
   */
  topic: string
  /**
   * The message in the words of the visitor. `limits.feedback_max` may allow less.
   */
  message: string
  /**
   * The address for an answer, if the visitor wants one.
   */
  email?: string
}

/**
 * Asks for an email with a link that sets a new password.
 */
export interface ForgotPasswordRequest {
  /**
   * The address of the account. The response does not tell whether there is one.
   */
  email: string
}

/**
 * A new login. The browser stores it in localStorage under `auth`.
 */
export interface LoginReply {
  /**
   * The access token: valid for ten minutes, and only together with the cookie of this browser.
   */
  access: string
  /**
   * The refresh token: exchanged once for a new access token and a new refresh token.
   */
  refresh: string
  user: StoredUser
}
/**
 * Whose login it is: what pages show without asking the server.
 */
export interface StoredUser {
  /**
   * The id of the user, which never changes.
   */
  id: string
  /**
   * The username in the spelling that was typed at sign-up.
   */
  username: string
}

/**
 * Logs in with a username or an email address, and a password.
 */
export interface LoginRequest {
  /**
   * The username, or the email address of the account; upper and lower case are the same. Of several accounts with one address, three are tried: the two oldest and the newest.
   */
  username: string
  /**
   * The password of the account, as it was set.
   */
  password: string
}

/**
 * Ends the login to which the token belongs.
 */
export interface LogoutRequest {
  /**
   * The opaque refresh token of the login, as the last login or refresh returned it.
   */
  refresh: string
}

/**
 * Changes the password of the account and ends its other logins.
 */
export interface PasswordRequest {
  /**
   * The current password of the account, which confirms that its owner is asking.
   */
  old_password: string
  /**
   * The new password. The limits of settings/constants.yaml apply, and passwords that are easy to guess are refused.
   */
  new_password: string
}

/**
 * The photo is stored without the place and time that the file had.
 */
export interface PhotoReply {
  /**
   * The side that the photo shows, such as `top`.
   */
  view: string
  /**
   * The width of the stored photo in pixels.
   */
  width: number
  /**
   * The height of the stored photo in pixels.
   */
  height: number
}

/**
 * The products that the latest report suggests, each once, in the order of its result.
 *
 * @maxItems 200
 *
 * Items: The id of a product, as POST /api/products/recommendations takes it.
 */
export type ProductIds = string[]

/**
 * The products that were asked for, in that order; unknown ids are left out.
 */
export type ProductsReply = Product[]

/**
 * A product of the catalogue, as the recommendations show it.
 */
export interface Product {
  /**
   * The number of the product in the catalogue, as a string.
   */
  id: string
  /**
   * The name of the product, without its brand.
   */
  name: string
  /**
   * The price in pounds without the sign, such as 8.50; empty when it is not known.
   */
  price: string
  /**
   * The picture of the product: a path on this site.
   */
  image_url: string
  /**
   * The INCI list of the pack; empty when there is none.
   */
  ingredients: string
  /**
   * The hair types that the product suits, in words with commas between them: the labels of every trait that matching requires.
   */
  hairtype: string
  /**
   * The page of the product at its retailer; empty for a sample, and when no shop sells it.
   */
  link: string
  /**
   * The picture again: always the same path as `image_url`.
   */
  image: string
}

/**
 * Asks for the details of products by their ids.
 */
export interface ProductsRequest {
  /**
   * The ids of the products, each once.
   *
   * @maxItems 200
   *
   * Items: The id of a product, as the recommendations list it.
   */
  id: string[]
}

/**
 * Replaces the personal details of the account.
 */
export interface ProfileRequest {
  /**
   * The name that the user wants to be called by; may be empty.
   */
  name: string
  /**
   * The birth date as YYYY-MM-DD; null deletes it.
   */
  birth_date: string | null
  /**
   * The id of an option of pages/dashboard.yaml; null deletes it.
   */
  gender: string | null
}

/**
 * What the user answered to one question in the latest report.
 */
export interface QuizReply {
  /**
   * The labels of the chosen options with commas between them, or the free text; empty when it was not answered.
   */
  text: string
}

/**
 * How the user rated the recommendation of a report.
 */
export interface RatingReply {
  /**
   * The rating with its comment; null when there is none.
   */
  rating: Rating | null
}
/**
 * Rates the recommendation of a report, or changes the rating.
 */
export interface RatingRequest {
  /**
   * From 1, the worst, to 5, the best.
   */
  stars: number
  /**
   * What the user wrote about it; may be empty. `limits.comment_max` may allow less.
   */
  comment: string
}

/**
 * New tokens of a login that goes on.
 */
export interface RefreshReply {
  /**
   * The new access token, in place of the one before.
   */
  access: string
  /**
   * The new refresh token. Missing when another tab refreshed first: that tab has stored the new one.
   */
  refresh?: string
}

/**
 * Exchanges a refresh token for new tokens.
 */
export interface RefreshRequest {
  /**
   * The opaque refresh token of the login, as the last login or refresh returned it.
   */
  refresh: string
}

/**
 * Creates an account with a username and a password.
 */
export interface RegisterRequest {
  /**
   * Letters, digits, dots, hyphens and underscores. `accounts.username_min` and `username_max` limit its length.
   */
  username: string
  /**
   * The address to which the welcome email and reset links are sent.
   */
  email: string
  /**
   * The new password. The limits of settings/constants.yaml apply, and passwords that are easy to guess are refused.
   */
  password: string
}

/**
 * A report as the list of reports shows it: an overview in place of its whole result.
 */
export interface ReportSummary {
  /**
   * The id of the submission that the report comes from.
   */
  id: string
  /**
   * When the quiz was finished, as an ISO 8601 time in UTC.
   */
  created_at: string
  /**
   * How many of the counted questions were answered.
   */
  answered: number
  /**
   * How many questions the quiz counted.
   */
  total: number
  /**
   * How many photos are stored with the report.
   */
  photos: number
  /**
   * The version of the content that the report was computed with.
   */
  content_version: string
  overview: ReportOverview
}
/**
 * The result at a glance, in the words of the day of the result. A withdrawn consent changes it as it changes the result.
 */
export interface ReportOverview {
  /**
   * The profile in a few words; null when the content has no short forms for this result.
   */
  short: OverviewShort | null
  /**
   * All scores of the result, in its order.
   */
  scores: OverviewScore[]
}
/**
 * The heading of a group of traits, with the short forms of up to three of them.
 */
export interface OverviewShort {
  /**
   * The heading of the group, such as Hair ID.
   */
  title: string
  /**
   * The short forms, in the order of the traits. The page gives the first one its capital letter.
   *
   * @minItems 1
   * @maxItems 3
   */
  words: string[]
  /**
   * The picture of one of these traits, a path below content/media; null without one.
   */
  picture: string | null
}
/**
 * What is shown of a score: of a mirrored one its condition, of any other its value.
 */
export interface OverviewScore {
  /**
   * The score of analysis/scores.yaml on the day of the result. It may have been removed since.
   */
  id: string
  /**
   * What the score was called on that day.
   */
  name: string
  /**
   * The number that is shown; null when there were not enough answers.
   */
  value: number | null
  /**
   * The lowest value that the score could have.
   */
  from: number
  /**
   * The highest value that the score could have.
   */
  to: number
  /**
   * How many decimals the value is shown with.
   */
  decimals: number
  /**
   * The word after the number, such as points. Absent without one.
   */
  unit?: string
  /**
   * The range that the value is in; null when there is no number or no such range.
   */
  band: OverviewBand | null
}
/**
 * The label and the colour of a range.
 */
export interface OverviewBand {
  /**
   * The colour and the icon of the bar.
   */
  colour: 'warning' | 'primary' | 'success' | 'green' | 'yellow' | 'red'
  /**
   * The range in words, such as "Doing well".
   */
  label: string
}

/**
 * The reports of an account, newest first, one page at a time.
 */
export type ReportsReply = ReportSummary[]

/**
 * Sets a new password with the link of an email.
 */
export interface ResetPasswordRequest {
  /**
   * The secret of the link. It works once and for a limited time.
   */
  token: string
  /**
   * The new password. The limits of settings/constants.yaml apply, and passwords that are easy to guess are refused.
   */
  new_password: string
}

/**
 * A stored result with its photos and consents.
 */
export interface ResultReply {
  /**
   * The id of the submission that the result comes from.
   */
  id: string
  /**
   * When the submission was stored, as an ISO 8601 time in UTC.
   */
  created_at: string
  /**
   * `full` for the account that owns the result, `preview` for the part that a visitor without an account sees.
   */
  view: 'preview' | 'full'
  /**
   * How many scores the preview leaves out.
   */
  hidden_scores: number
  result: Result
  clauses?: ResultClauses
  first?: FirstThing
  /**
   * The photos that are stored with the result.
   */
  photos: StoredPhoto[]
  /**
   * The recorded choices about storing answers and photos.
   */
  consents: StoredConsent[]
}
/**
 * The clauses of the sentence that sums up the result. Missing when no score has one. They are of all scores, also of those that a preview hides, so that the sentence stays the same when the visitor signs up.
 */
export interface ResultClauses {
  /**
   * The clause of the score nearest to its bad end.
   */
  lowest: string
  /**
   * The clause of the score that does best, if its band is a good one. Missing when no other one does well.
   */
  strength?: string
}
/**
 * The first thing to do: the most important tip, else the first step of the routine. Missing when there is neither. A preview has it, too.
 */
export interface FirstThing {
  /**
   * The id of the tip that it is. Missing for a step of the routine.
   */
  tip?: string
  /**
   * What to do, in a few words.
   */
  title: string
  /**
   * How to do it, in a sentence or two.
   */
  text: string
  /**
   * How often, for a step of the routine.
   */
  how_often?: string
  /**
   * Why it helps, for a tip.
   */
  because?: string
}
/**
 * One stored photo, without the picture itself.
 */
export interface StoredPhoto {
  /**
   * The side that the photo shows, such as `top`.
   */
  view: string
  /**
   * The width of the stored photo in pixels.
   */
  width: number
  /**
   * The height of the stored photo in pixels.
   */
  height: number
  /**
   * The SHA-256 of the bytes that were sent, in base64, so that a device can tell that its photo has arrived. Missing for old photos.
   */
  sent?: string
}
/**
 * The scores of the latest report by their ids; empty before the first quiz.
 */
export interface ScoresReply {
  [k: string]: ScoreEntry
}
/**
 * One score of the latest report.
 */
export interface ScoreEntry {
  /**
   * The name of the score for people, such as Moisture.
   */
  description: string
  /**
   * The number that is shown: of a mirrored score the condition from 0 to 100, where 100 is best, and of any other score its value.
   */
  value: number
  /**
   * Of a mirrored score: 100 minus the value, how strong the signs of a problem are.
   */
  concern?: number
  /**
   * The value in words, such as "Doing well", if the score has bands.
   */
  label?: string
  /**
   * The lowest value that the score can have. Absent for mirrored scores: 0.
   */
  from?: number
  /**
   * The highest value that the score can have. Absent for mirrored scores: 100.
   */
  to?: number
  /**
   * Which end of the range is good. Absent for mirrored scores: the high one.
   */
  direction?: 'high_is_good' | 'low_is_good' | 'neutral'
  /**
   * The colour of the band. Absent for mirrored scores, whose bands are in the content.
   */
  colour?: 'green' | 'yellow' | 'red' | 'primary'
  /**
   * How many decimals the value is shown with. Absent for mirrored scores: 0.
   */
  decimals?: number
  /**
   * The word after the number, such as points. Absent without one.
   */
  unit?: string
}

/**
 * The browsers in which the user is logged in.
 */
export interface SessionsReply {
  /**
   * The logins that have not ended: the one that asks first, then by their last use.
   */
  sessions: ActiveSession[]
}
/**
 * One login: a browser in which the user is logged in.
 */
export interface ActiveSession {
  /**
   * The id of the login, with which it can be ended. It gives no access.
   */
  id: string
  /**
   * Whether it is the login that sent this request.
   */
  is_current: boolean
  /**
   * The browser by its user agent, for example Chrome; null when not known.
   */
  browser: string | null
  /**
   * The operating system by its user agent, for example Android; null when not known.
   */
  system: string | null
  /**
   * When the login began, as an ISO 8601 time in UTC.
   */
  started_at: string
  /**
   * When the login was last used, to the hour; null when it was not used since its first minutes.
   */
  last_used_at: string | null
  /**
   * When the login ends unless it is used again, as an ISO 8601 time in UTC.
   */
  ends_at: string
}

/**
 * The quiz is stored and its result computed.
 */
export interface SubmissionReply {
  /**
   * The id of the submission, with which the result is read.
   */
  id: string
  /**
   * When the submission was stored, as an ISO 8601 time in UTC.
   */
  created_at: string
  /**
   * Whether photos may be sent: true after consent to store them.
   */
  photos: boolean
}

/**
 * A finished quiz. It is sent with the header Idempotency-Key: a second request with the same key and body gets the first response.
 */
export interface Submission {
  /**
   * The id of the quiz, from quiz/quiz.yaml.
   */
  quiz: string
  /**
   * The version of the content that the visitor saw.
   */
  content_version: string
  /**
   * A secret made on the device: 32 random bytes in base64url. It allows to read and to claim the result; the server stores its hash.
   */
  claim_token: string
  /**
   * How long the visitor was busy with the questions, in seconds, without longer pauses. It is stored, and is no part of the result. Absent: unknown. A retry may say another time: the first one counts.
   */
  seconds?: number
  /**
   * The answers that may be stored. A server accepts no more than its quiz can have.
   *
   * @maxItems 2000
   */
  answers: SubmittedAnswer[]
  /**
   * What the visitor agreed to or declined.
   *
   * @maxItems 40
   */
  consents: SubmittedConsent[]
}
/**
 * One choice about storing answers or photos.
 */
export interface SubmittedConsent {
  /**
   * The consent, by its id in settings/consent.yaml.
   */
  id: string
  /**
   * The version of the consent whose text was shown.
   */
  version: number
  /**
   * Whether the visitor agreed or declined.
   */
  choice: 'agreed' | 'declined'
  /**
   * The version of the content in which the text was shown, when it differs from that of the submission.
   */
  content_version?: string
  /**
   * The label of the chosen answer, as it was shown. It is compared with the text of the server, which is what is stored.
   */
  words?: string
  /**
   * Ignored: the server records the time of receipt. Pages of earlier versions send it.
   */
  at?: string
}

/**
 * The request was carried out; there is nothing more to return.
 */
export interface SuccessReply {
  /**
   * Always true in this response; a refusal has an error response with false.
   */
  success: true
  /**
   * A confirmation to show, in the language of the site.
   */
  message: string
}

/**
 * Signs an address up for news.
 */
export interface UpdatesRequest {
  /**
   * The address to which news and the link to unsubscribe are sent.
   */
  email: string
  /**
   * The campaign address where the form was filled in, exactly as in pages/updates.yaml.
   */
  path: string
}

/**
 * Takes a consent back; the server deletes what it covered, and what of the result came from it.
 */
export interface Withdrawal {
  /**
   * Always `declined`: agreeing later is not possible for a stored result.
   */
  choice: 'declined'
}
