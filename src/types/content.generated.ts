// Generated from schemas/ by `npm run generate`. Do not edit.
import type { MarkdownNode } from './markdown.generated.ts'

/**
 * One screen of the quiz. Its kind decides what it shows.
 */
export type Step = IntroStep | QuestionsStep | PhotosStep | TextStep | AnalysingStep | ResultsStep
/**
 * One question. Its kind of answer (`choice`) decides which other settings it may have.
 */
export type Question = RadioQuestion | CheckboxQuestion | InputQuestion
export type Trait = AnswerTrait | CluesTrait | ScoreTrait

/**
 * Everything that editors write: all files of the content folder as one value, once they have passed every check.
 */
export interface Content {
  quiz: Quiz
  /**
   * The files of quiz/sections, in the order of the steps that show them.
   */
  sections: Section[]
  scores: Scores
  profile: Profile
  routines: Routines
  tips: Tips
  catalogue: Catalogue
  ingredients: Ingredients
  constants: Constants
  navigation: Navigation
  messages: Messages
  consent: Consent
  site: Site
  retired_ids: RetiredIds
  pages: Pages
  /**
   * The files of the emails folder: one for each message that the server sends.
   */
  emails: Email[]
}
/**
 * The tabs and the steps of the quiz, in the order in which visitors go through them.
 */
export interface Quiz {
  /**
   * Names the quiz in drafts on devices and in stored submissions, so that those of another quiz are not mixed up with them. Never change it.
   */
  id: string
  /**
   * The groups of steps named above the progress bar, in order. Each needs at least one step.
   *
   * @minItems 1
   */
  tabs: QuizTab[]
  /**
   * The screens of the quiz, in order. It begins with the introduction, and ends with the analysis and the results.
   *
   * @minItems 3
   */
  steps: Step[]
}
/**
 * A group of steps, named above the progress bar.
 */
export interface QuizTab {
  /**
   * The `tab` of a step refers to it. Visitors never see it.
   */
  id: string
  /**
   * The name of the group as visitors read it above the progress bar, and in the title of the browser tab.
   */
  label: string
}
/**
 * The first screen: what the quiz is about, with the button that starts it. Its texts are in pages/quiz.yaml under `intro`.
 */
export interface IntroStep {
  /**
   * Saved drafts remember by this id where a visitor was, and pages/quiz.yaml may have texts for the step under it. Never change it.
   */
  id: string
  /**
   * Decides what the step shows and which other settings it may have.
   */
  kind: 'intro'
  /**
   * The heading at the top of the step, and part of the title of the browser tab.
   */
  title: string
  /**
   * The tab above the step that is marked as current. Without a tab, the step shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * A screen that asks the questions of one section.
 */
export interface QuestionsStep {
  /**
   * Saved drafts remember by this id where a visitor was, and pages/quiz.yaml may have texts for the step under it. Never change it.
   */
  id: string
  /**
   * Decides what the step shows and which other settings it may have.
   */
  kind: 'questions'
  /**
   * The heading at the top of the step, and part of the title of the browser tab.
   */
  title: string
  /**
   * The tab above the step that is marked as current. Without a tab, the step shows neither tabs nor the progress bar.
   */
  tab?: string
  /**
   * The section whose questions are asked here: the id of a file in quiz/sections. Each section belongs to exactly one step.
   */
  section: string
}
/**
 * The screen where visitors may take or choose photos, after they have agreed to that. Its texts are in pages/quiz.yaml under `photos`.
 */
export interface PhotosStep {
  /**
   * Saved drafts remember by this id where a visitor was, and pages/quiz.yaml may have texts for the step under it. Never change it.
   */
  id: string
  /**
   * Decides what the step shows and which other settings it may have.
   */
  kind: 'photos'
  /**
   * The heading at the top of the step, and part of the title of the browser tab.
   */
  title: string
  /**
   * The tab above the step that is marked as current. Without a tab, the step shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * A screen with a single field for anything that visitors want to add.
 */
export interface TextStep {
  /**
   * Saved drafts remember by this id where a visitor was, and pages/quiz.yaml may have texts for the step under it. Never change it.
   */
  id: string
  /**
   * Decides what the step shows and which other settings it may have.
   */
  kind: 'text'
  /**
   * The heading at the top of the step, and part of the title of the browser tab.
   */
  title: string
  /**
   * The tab above the step that is marked as current. Without a tab, the step shows neither tabs nor the progress bar.
   */
  tab?: string
  question: TextStepQuestion
}
/**
 * What visitors are asked to write about. It does not count in the progress, and no rule reads it.
 */
export interface TextStepQuestion {
  /**
   * Stored answers keep the text under this id. Never change it, and do not use the id of another question.
   */
  id: string
  /**
   * The question above the field, as visitors read it.
   */
  title: string
  /**
   * A smaller line below the question, for example that it is optional.
   */
  subheader?: string
  /**
   * The most characters that may be written. The field counts down, and the server refuses more.
   */
  max_length: number
}
/**
 * The screen that sends the answers and photos and waits for the result. Its texts are in pages/quiz.yaml under `analysing`.
 */
export interface AnalysingStep {
  /**
   * Saved drafts remember by this id where a visitor was, and pages/quiz.yaml may have texts for the step under it. Never change it.
   */
  id: string
  /**
   * Decides what the step shows and which other settings it may have.
   */
  kind: 'analysing'
  /**
   * The heading at the top of the step, and part of the title of the browser tab.
   */
  title: string
  /**
   * The tab above the step that is marked as current. Without a tab, the step shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * The last screen, which shows the result. Its texts are in pages/quiz.yaml under `results` and in pages/report.yaml.
 */
export interface ResultsStep {
  /**
   * Saved drafts remember by this id where a visitor was, and pages/quiz.yaml may have texts for the step under it. Never change it.
   */
  id: string
  /**
   * Decides what the step shows and which other settings it may have.
   */
  kind: 'results'
  /**
   * The heading at the top of the step, and part of the title of the browser tab.
   */
  title: string
  /**
   * The tab above the step that is marked as current. Without a tab, the step shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * A list of questions that one step of the quiz shows together, in the order of this file.
 */
export interface Section {
  /**
   * A step of quiz/quiz.yaml shows the section by this id, and settings/constants.yaml counts its questions by it. Never change it.
   */
  id: string
  /**
   * Names the section for editors. Visitors read the heading of the step that shows the section instead.
   */
  title: string
  /**
   * The questions of the section, in the order in which visitors see them.
   *
   * @minItems 1
   */
  questions: Question[]
}
/**
 * A question with one answer: choosing an option replaces the one chosen before.
 */
export interface RadioQuestion {
  /**
   * Names the question in conditions, score rules, consents and stored answers. Never change it; a removed id goes into settings/retired-ids.yaml.
   */
  id: string
  /**
   * How the options are shown: `question` lists them as rows, `image_question` as pictures. Then every option needs `image` and `alt`.
   */
  type: 'question' | 'image_question'
  /**
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text.
   */
  choice: 'radio'
  /**
   * A note for editors on who wrote the texts: `spec` are fixed by the specification, `ours` may be edited freely, `mixed` has options of both. Visitors do not see it.
   */
  wording?: 'spec' | 'ours' | 'mixed'
  /**
   * Marks a personal question and names its topic. It must have `why` and an option with `no_answer`, and a consent of settings/consent.yaml must cover it: the answer is stored only after a yes.
   */
  sensitive?: 'health' | 'ethnicity' | 'location' | 'personal'
  /**
   * The question as visitors read it in the quiz, and later beside the points that its answer gave.
   */
  title: string
  /**
   * A smaller line below the question that says how to answer it.
   */
  subheader?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question appears in the quiz only while this condition holds. Without a condition everybody is asked.
   */
  when?: Condition
  /**
   * The answers to choose one from, in the order in which they are shown.
   *
   * @minItems 2
   * @maxItems 40
   */
  options: Option[]
}
/**
 * Something that is true or false for a visitor. A line reads one answer, score, trait or issue; `all`, `any` and `none` combine lines, and may contain each other.
 */
export interface Condition {
  /**
   * True when every condition of the list is true.
   *
   * @minItems 1
   */
  all?: Condition[]
  /**
   * True when at least one condition of the list is true.
   *
   * @minItems 1
   */
  any?: Condition[]
  /**
   * True when no condition of the list is true.
   *
   * @minItems 1
   */
  none?: Condition[]
  /**
   * The question whose answer is read. Use it together with `is` or `answered`.
   */
  question?: string
  /**
   * Beside `question`: true when one of these options was chosen. Beside `profile`: true when the trait has one of these values.
   *
   * @minItems 1
   */
  is?: string[]
  /**
   * Beside `question`: `true` when any answer was given, `false` when none was.
   */
  answered?: boolean
  /**
   * The score whose concern, from 0 to 100, is read. Use it together with `at_least` or `at_most`. A score without a number makes the line false.
   */
  score?: string
  /**
   * Beside `score`: true when the concern is this number or higher.
   */
  at_least?: number
  /**
   * Beside `score`: true when the concern is this number or lower.
   */
  at_most?: number
  /**
   * The trait of analysis/profile.yaml whose value is read. Use it together with `is`. A trait without a value makes the line false.
   */
  profile?: string
  /**
   * True when this issue of analysis/profile.yaml was found, also if it is not among those that are shown.
   */
  issue?: string
}
/**
 * One answer that a visitor can choose.
 */
export interface Option {
  /**
   * Names the option in rules and stored answers, also when the label changes. Never change it; a removed id goes into settings/retired-ids.yaml.
   */
  id: string
  /**
   * What visitors read on the option, and later in their reports. It may change freely.
   */
  label: string
  /**
   * For questions with several answers: choosing this option clears all others, as "None of these" does. It has to be the last option or stand directly before "Prefer not to say".
   */
  exclusive?: boolean
  /**
   * Choosing this option declines to answer. The question then counts as answered, the other options are cleared, and no rule may read it. A sensitive question needs it as its last option.
   */
  no_answer?: boolean
  /**
   * The picture to choose in a question of type `image_question`: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Describe the pattern, not a person.
   */
  alt?: string
  /**
   * A note for editors: this option is not part of the specification. Visitors do not see it.
   */
  added?: boolean
  /**
   * Hides the option in the quiz. Answers that were stored with it stay readable, and rules may still read them.
   */
  retired?: boolean
}
/**
 * A question that can be answered with several options at the same time.
 */
export interface CheckboxQuestion {
  /**
   * Names the question in conditions, score rules, consents and stored answers. Never change it; a removed id goes into settings/retired-ids.yaml.
   */
  id: string
  /**
   * How the options are shown: `question` lists them as rows, `image_question` as pictures. Then every option needs `image` and `alt`.
   */
  type: 'question' | 'image_question'
  /**
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text.
   */
  choice: 'checkbox'
  /**
   * A note for editors on who wrote the texts: `spec` are fixed by the specification, `ours` may be edited freely, `mixed` has options of both. Visitors do not see it.
   */
  wording?: 'spec' | 'ours' | 'mixed'
  /**
   * Marks a personal question and names its topic. It must have `why` and an option with `no_answer`, and a consent of settings/consent.yaml must cover it: the answer is stored only after a yes.
   */
  sensitive?: 'health' | 'ethnicity' | 'location' | 'personal'
  /**
   * The question as visitors read it in the quiz, and later beside the points that its answer gave.
   */
  title: string
  /**
   * A smaller line below the question that says how to answer it.
   */
  subheader?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question appears in the quiz only while this condition holds. Without a condition everybody is asked.
   */
  when?: Condition
  /**
   * The answers to choose any number of, in the order in which they are shown.
   *
   * @minItems 2
   * @maxItems 40
   */
  options: Option[]
}
/**
 * A question that visitors answer in their own words. Conditions can only tell whether it was answered.
 */
export interface InputQuestion {
  /**
   * Names the question in conditions, score rules, consents and stored answers. Never change it; a removed id goes into settings/retired-ids.yaml.
   */
  id: string
  /**
   * Always `question`: a free text has no pictures to choose from.
   */
  type: 'question'
  /**
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text.
   */
  choice: 'input'
  /**
   * A note for editors on who wrote the texts: `spec` are fixed by the specification, `ours` may be edited freely, `mixed` has options of both. Visitors do not see it.
   */
  wording?: 'spec' | 'ours' | 'mixed'
  /**
   * Marks a personal question and names its topic. It must have `why` and an option with `no_answer`, and a consent of settings/consent.yaml must cover it: the answer is stored only after a yes.
   */
  sensitive?: 'health' | 'ethnicity' | 'location' | 'personal'
  /**
   * The question as visitors read it in the quiz, and later beside the points that its answer gave.
   */
  title: string
  /**
   * A smaller line below the question that says how to answer it.
   */
  subheader?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question appears in the quiz only while this condition holds. Without a condition everybody is asked.
   */
  when?: Condition
  /**
   * The most characters that an answer may have. The field counts down, and the server refuses more.
   */
  max_length: number
  /**
   * Shows a field with several lines in place of a single one.
   */
  multiline?: boolean
  /**
   * Only for a sensitive question: the one option to choose instead of writing. It has `no_answer: true`.
   *
   * @minItems 1
   * @maxItems 1
   */
  options?: Option[]
}
/**
 * How answers become scores. Each score starts at its base, every rule that fits adds or takes away points, and the sum is kept between 0 and 100.
 */
export interface Scores {
  bands: ScoreBands
  /**
   * Invented scores that show visitors on the home page what a result looks like. Without them there are no sample bars.
   */
  teaser_sample?: TeaserSample[]
  /**
   * The scores, in the order in which reports show them.
   *
   * @minItems 1
   */
  scores: Score[]
  /**
   * Questions that change no score, with the reason. The page "How we score" lists them.
   */
  not_scored?: NotScored[]
}
/**
 * The ranges that give a number its label and colour. They cover every number from 0 to 100 without gaps.
 */
export interface ScoreBands {
  /**
   * For scores shown as a problem, where a high number needs attention: the sample bars of the home page and their legend.
   *
   * @minItems 1
   */
  concern: ConcernBand[]
  /**
   * For scores shown as a strength, 100 minus the concern, where a high number is good: the dashboard and the reports.
   *
   * @minItems 1
   */
  condition: ConditionBand[]
}
/**
 * A range of the concern with its label and colour.
 */
export interface ConcernBand {
  /**
   * The lowest concern of the band. The first band starts at 0, and each next one directly above the one before.
   */
  from: number
  /**
   * The highest concern of the band. The last band ends at 100.
   */
  to: number
  /**
   * The colour of the bar and of its mark in the legend of the home page.
   */
  colour: 'green' | 'yellow' | 'red'
  /**
   * What visitors read beside a concern in this range, so that colour never carries the meaning alone.
   */
  label: string
}
/**
 * A range of the condition with its label and colour.
 */
export interface ConditionBand {
  /**
   * The lowest condition of the band. The first band starts at 0, and each next one directly above the one before.
   */
  from: number
  /**
   * The highest condition of the band. The last band ends at 100.
   */
  to: number
  /**
   * The colour of the score bar in results: `warning` for low, `primary` for middle and `success` for high conditions.
   */
  colour: 'warning' | 'primary' | 'success'
  /**
   * What visitors read beside a condition in this range, so that colour never carries the meaning alone.
   */
  label: string
}
/**
 * One invented score on the home page.
 */
export interface TeaserSample {
  /**
   * Gives the bar the name of this score, as a concern.
   */
  score: string
  /**
   * The invented number on the bar. The concern bands give it its colour and label.
   */
  value: number
  /**
   * Hides the bar behind the invitation to sign up, as the scores of a visitor without an account are.
   */
  blurred: boolean
}
/**
 * One number from 0 to 100, with the rules that lead to it.
 */
export interface Score {
  /**
   * Conditions and stored results refer to the score by this id. Never change it.
   */
  id: string
  /**
   * The name where a high number is a problem: on the sample bars of the home page and as a heading of "How we score".
   */
  concern_label: string
  /**
   * The name where a high number is good: on the score bars of results and the dashboard.
   */
  condition_label: string
  /**
   * One or two sentences below the score bar that say what the condition measures and which end is better.
   */
  condition_help: string
  /**
   * Shows the score to visitors who have no account. The others are hidden behind the invitation to sign up.
   */
  preview?: boolean
  /**
   * The concern before any answer is read: where everybody starts.
   */
  base: number
  /**
   * The questions that matter most for this score. See `min_key_answers`.
   *
   * @minItems 1
   */
  key_questions: string[]
  /**
   * With fewer answers to the key questions there is no number: the report says that there are not enough answers yet.
   */
  min_key_answers: number
  /**
   * What each answer adds or takes away. All rules that fit are used.
   */
  rules: ScoreRule[]
}
/**
 * Points for one answer, with the reason that visitors read.
 */
export interface ScoreRule {
  /**
   * The question whose answer the rule reads.
   */
  question: string
  /**
   * The option that gives the points. With a list, any of its options gives them, and several give them once.
   */
  answer: string | string[]
  /**
   * Added to the concern when the answer was given. Negative points make the concern smaller.
   */
  points: number
  /**
   * How well the rule is supported: `observed` means that the visitor said so directly, the others rate the research. Shown beside the points.
   */
  evidence: 'observed' | 'strong' | 'moderate' | 'weak'
  /**
   * The sentence that visitors read beside the points under "Why this score" and on "How we score".
   */
  because: string
}
/**
 * A question that is asked although no score reads it.
 */
export interface NotScored {
  /**
   * The question that no score reads.
   */
  question: string
  /**
   * Why the question is asked and gives no points, as visitors read it on "How we score".
   */
  because: string
}
/**
 * What the answers say about the visitor.
 */
export interface Profile {
  /**
   * Shown where a label could not be worked out.
   */
  unknown_label: string
  /**
   * The groups of cards, in order.
   */
  groups: TraitGroup[]
  issues: Issues
  goals: Goals
  /**
   * In order of importance.
   *
   * @minItems 1
   */
  insights: Insight[]
  /**
   * In order.
   */
  signposts: Signpost[]
  /**
   * The line that stands by every result.
   */
  not_a_diagnosis: string
}
/**
 * A group of cards.
 */
export interface TraitGroup {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * The heading.
   */
  title: string
  /**
   * A sentence under the heading.
   */
  lead?: string
  /**
   * A visitor without an account sees them, too.
   */
  preview?: boolean
  /**
   * The cards, in order.
   *
   * @minItems 1
   */
  traits: Trait[]
}
/**
 * A label worked out from one answer.
 */
export interface AnswerTrait {
  /**
   * Conditions point at it: {profile: id, is: [...]}.
   */
  id: string
  /**
   * The heading of the card.
   */
  title: string
  /**
   * What the word means.
   */
  help?: string
  /**
   * answer, clues or score.
   */
  kind: 'answer'
  /**
   * A picture in content/media.
   */
  picture?: string
  /**
   * A caution beside the label.
   */
  note?: string
  /**
   * The question whose answer it is.
   */
  question: string
  /**
   * The labels.
   *
   * @minItems 1
   */
  labels: AnswerLabel[]
}
/**
 * A label for an option.
 */
export interface AnswerLabel {
  /**
   * The option.
   */
  option: string
  /**
   * The value that conditions compare with.
   */
  value: string
  /**
   * What the user reads.
   */
  label: string
  /**
   * What it means.
   */
  text: string
}
/**
 * A label worked out from several clues.
 */
export interface CluesTrait {
  /**
   * Conditions point at it: {profile: id, is: [...]}.
   */
  id: string
  /**
   * The heading of the card.
   */
  title: string
  /**
   * What the word means.
   */
  help?: string
  /**
   * answer, clues or score.
   */
  kind: 'clues'
  /**
   * A picture in content/media.
   */
  picture?: string
  /**
   * A caution beside the label.
   */
  note?: string
  /**
   * Without an answer to any of these there is no label.
   *
   * @minItems 1
   */
  needs_any: string[]
  /**
   * The clues that are added up.
   *
   * @minItems 1
   */
  clues: Clue[]
  /**
   * The labels.
   *
   * @minItems 1
   */
  labels: SumLabel[]
}
/**
 * Points for a sum.
 */
export interface Clue {
  /**
   * The question.
   */
  question: string
  /**
   * Any of these options.
   *
   * @minItems 1
   */
  is: string[]
  /**
   * Points for the sum.
   */
  adds: number
  /**
   * The clue does not count while this holds.
   */
  skip_when?: Condition
}
/**
 * A label for a range of the sum.
 */
export interface SumLabel {
  /**
   * The lowest number of the range.
   */
  from: number
  /**
   * The highest number of the range.
   */
  to: number
  /**
   * The value that conditions compare with.
   */
  value: string
  /**
   * What the user reads.
   */
  label: string
  /**
   * What it means.
   */
  text: string
}
/**
 * A label worked out from a score.
 */
export interface ScoreTrait {
  /**
   * Conditions point at it: {profile: id, is: [...]}.
   */
  id: string
  /**
   * The heading of the card.
   */
  title: string
  /**
   * What the word means.
   */
  help?: string
  /**
   * answer, clues or score.
   */
  kind: 'score'
  /**
   * A picture in content/media.
   */
  picture?: string
  /**
   * A caution beside the label.
   */
  note?: string
  /**
   * The score whose concern is read.
   */
  score: string
  /**
   * The labels.
   *
   * @minItems 1
   */
  labels: ScoreLabel[]
}
/**
 * A label for a range of the score.
 */
export interface ScoreLabel {
  /**
   * The lowest number of the range.
   */
  from: number
  /**
   * The highest number of the range.
   */
  to: number
  /**
   * The value that conditions compare with.
   */
  value: string
  /**
   * What the user reads.
   */
  label: string
  /**
   * What it means.
   */
  text: string
}
/**
 * What stands out.
 */
export interface Issues {
  /**
   * The most issues that are shown.
   */
  max: number
  /**
   * In order of importance.
   */
  list: Issue[]
}
/**
 * An issue.
 */
export interface Issue {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * What the user reads.
   */
  label: string
  /**
   * never: no product may claim to help with it.
   */
  products?: 'never'
  /**
   * When the issue is there.
   */
  when: Condition
}
/**
 * What the user wants.
 */
export interface Goals {
  /**
   * The most goals that are shown.
   */
  max: number
  /**
   * The question whose answer is the main goal. Its options have the ids of goals.
   */
  main_question: string
  /**
   * In order.
   */
  list: Goal[]
}
/**
 * A goal.
 */
export interface Goal {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * What the user reads.
   */
  label: string
  /**
   * When it is a goal.
   */
  when: Condition
}
/**
 * A sentence about the whole. The first one that fits is shown.
 */
export interface Insight {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * When it fits.
   */
  when?: Condition
  /**
   * The sentence. The ids of labels in curly brackets are filled in.
   */
  text: string
}
/**
 * A word about seeing a professional.
 */
export interface Signpost {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * When it is shown.
   */
  when: Condition
  /**
   * The heading.
   */
  title: string
  /**
   * What to do.
   */
  text: string
}
/**
 * The hair care routine of every result. Each step uses the first of its variants whose condition holds.
 */
export interface Routines {
  /**
   * The cards of the routine, in the order in which a result shows them.
   */
  parts: RoutinePart[]
  /**
   * The kinds of product that steps may need. Each product of the catalogue serves one of them.
   */
  slots: Slot[]
  /**
   * The sentence in every stored result, and at the end of its PDF, that says when to take the quiz again.
   */
  recheck: string
}
/**
 * One card of the routine, such as wash day.
 */
export interface RoutinePart {
  /**
   * Stored results and the comparison of two reports refer to the part by this id. Never change it.
   */
  id: string
  /**
   * The heading of the card in results and in the PDF.
   */
  title: string
  /**
   * What to do in this part, in order.
   *
   * @minItems 1
   */
  steps: RoutineStep[]
}
/**
 * One thing to do. The first variant whose condition holds says how.
 */
export interface RoutineStep {
  /**
   * Stored results and the comparison of two reports refer to the step of the routine by this id. Never change it.
   */
  id: string
  /**
   * The name of the step on the card, whichever variant is used.
   */
  title: string
  /**
   * The ways to do the step, tried in order. The last one has no condition, so that everybody gets one.
   *
   * @minItems 1
   */
  variants: RoutineVariant[]
}
/**
 * One way to do the step, for the visitors whom its condition describes.
 */
export interface RoutineVariant {
  /**
   * Stored results keep which variant was used under this id. Never change it.
   */
  id: string
  /**
   * The variant is used if this condition holds and no earlier one fits. Only the last variant has none.
   */
  when?: Condition
  /**
   * The slot for which a product is suggested with this step; `null` when the step needs no product.
   */
  slot: string | null
  /**
   * Shown beside the step, for example "Once a week".
   */
  how_often: string
  /**
   * How to do the step, as visitors read it on the card.
   */
  text: string
}
/**
 * A kind of product, such as a light conditioner.
 */
export interface Slot {
  /**
   * Variants, products and stored results refer to the slot by this id. Never change it.
   */
  id: string
  /**
   * What visitors read for this kind of product, above the product that was chosen for it.
   */
  label: string
}
/**
 * Suggestions in every result, grouped under badges and chosen by their conditions.
 */
export interface Tips {
  /**
   * The most tips that a result shows under one badge: those with the best priority whose conditions hold.
   */
  show_per_badge: number
  /**
   * The groups of tips, in the order in which a result shows them.
   *
   * @minItems 1
   */
  badges: Badge[]
  /**
   * All tips. Which of them a visitor sees depends on conditions and priorities.
   */
  tips: Tip[]
}
/**
 * A group of tips. At least one of them has no condition, so that the badge is never empty.
 */
export interface Badge {
  /**
   * Tips and stored results refer to the badge by this id. Never change it.
   */
  id: string
  /**
   * What visitors read on the badge in their result.
   */
  title: string
}
/**
 * One suggestion with the reason for it, shown under a badge.
 */
export interface Tip {
  /**
   * Stored results and the comparison of two reports refer to the tip by this id. Never change it.
   */
  id: string
  /**
   * The badge under which the tip is shown.
   */
  badge: string
  /**
   * Tips with a lower number come first. With the same number the order of this file decides.
   */
  priority: number
  /**
   * How well research supports the tip; `custom` is handed-down knowledge with little research. Shown after the reason.
   */
  evidence: 'strong' | 'moderate' | 'weak' | 'custom'
  /**
   * The tip is a candidate only while this condition holds. Without one it is always a candidate.
   */
  when?: Condition
  /**
   * The heading of the tip, as visitors read it below its badge.
   */
  title: string
  /**
   * What to do, in one to three sentences that visitors read.
   */
  text: string
  /**
   * Why the tip helps, in a smaller line after the advice.
   */
  because: string
}
/**
 * The products, and how they are chosen.
 */
export interface Catalogue {
  /**
   * These products do not exist.
   */
  sample: boolean
  /**
   * Said once, above every list of sample products.
   */
  sample_note: string
  /**
   * The currency of the prices.
   */
  currency: 'GBP'
  /**
   * Shown for a product without a picture.
   */
  default_image: string
  matching: Matching
  /**
   * The products.
   */
  products: Product[]
}
/**
 * How products are chosen.
 */
export interface Matching {
  points: MatchingPoints
  /**
   * What speaks against a product.
   */
  doubts: Doubt[]
  reasons: ReasonWords
  /**
   * Products for each step.
   */
  per_slot: number
  /**
   * The most products.
   */
  max_total: number
}
/**
 * The points.
 */
export interface MatchingPoints {
  /**
   * The routine needs it.
   */
  slot_needed: number
  /**
   * Each issue or goal that it helps with.
   */
  each_objective: number
  /**
   * The most issues and goals that count.
   */
  max_objectives: number
  /**
   * It serves the main goal.
   */
  main_goal: number
  /**
   * Each "may contain" note.
   */
  warning: number
  /**
   * Points for labels of the profile.
   */
  suits: SuitsPoints[]
}
/**
 * Points for a label of the profile that it suits.
 */
export interface SuitsPoints {
  /**
   * The label.
   */
  profile: string
  /**
   * The points.
   */
  points: number
  /**
   * Left out when it does not suit.
   */
  required?: boolean
}
/**
 * What speaks against a product.
 */
export interface Doubt {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * A group of ingredients.
   */
  group: string
  /**
   * The points that are taken away.
   */
  points: number
  /**
   * When it counts.
   */
  when: Condition
  /**
   * What the user reads.
   */
  because: string
}
/**
 * The sentences under "Why we chose it". {name} is filled in.
 */
export interface ReasonWords {
  /**
   * The sentence for the step of the routine.
   */
  slot: string
  /**
   * The sentence for an issue or goal.
   */
  objective: string
  /**
   * The sentence for the main goal.
   */
  main_goal: string
  /**
   * The sentence for a wish.
   */
  filter: string
  /**
   * The sentence for an allergy.
   */
  allergy: string
  /**
   * The sentence for an ingredient that may be in it.
   */
  warning: string
  /**
   * The sentences for labels of the profile.
   */
  suits: SuitsReason[]
}
/**
 * The sentence for a label of the profile.
 */
export interface SuitsReason {
  /**
   * The label.
   */
  profile: string
  /**
   * The sentence.
   */
  text: string
}
/**
 * A product.
 */
export interface Product {
  /**
   * Never change it.
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
   * The step of the routine that it serves.
   */
  slot: string
  /**
   * The price in pounds. Leave it out where it is not known: the product is then not part of any total.
   */
  price?: number
  /**
   * The size.
   */
  size_ml?: number
  /**
   * The labels of the profile that it suits.
   */
  suits: Suits[]
  /**
   * The issues and goals that it helps with.
   */
  objectives: string[]
  /**
   * The INCI list as on the pack.
   */
  ingredients?: string
  /**
   * The groups that the list must match.
   */
  expect: string[]
  /**
   * Wishes that the pack promises, for example vegan.
   */
  labels?: string[]
  /**
   * A picture in content/media.
   */
  image?: string
  /**
   * The page of the product at its retailer. Leave it out for a product that no shop sells: Purchase all then names it without a link.
   */
  link?: string
  /**
   * The name of the retailer. Without it the brand is taken for the shop.
   */
  retailer?: string
}
/**
 * Labels of the profile that something suits.
 */
export interface Suits {
  /**
   * The label of the profile.
   */
  profile: string
  /**
   * Its values.
   *
   * @minItems 1
   */
  is: string[]
}
/**
 * How a list of ingredients is read.
 */
export interface Ingredients {
  /**
   * The groups.
   */
  groups: IngredientGroup[]
  /**
   * What each wish leaves out.
   */
  filters: IngredientFilter[]
  /**
   * What each allergy leaves out.
   */
  allergies: IngredientFilter[]
  /**
   * Options that leave out no product on purpose. An exclusive option, such as None of these, need not be listed.
   */
  no_filter?: NoFilter[]
  /**
   * Said when there is no list.
   */
  no_list_note: string
  /**
   * Said beside every list.
   */
  label_note: string
}
/**
 * A group of ingredients.
 */
export interface IngredientGroup {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * What it is called.
   */
  label: string
  /**
   * sure, possible or contested.
   */
  certainty: 'sure' | 'possible' | 'contested'
  /**
   * The wider group.
   */
  part_of?: string
  /**
   * What it does.
   */
  about?: string
  /**
   * What is contested.
   */
  note?: string
  match: Patterns
  except?: Patterns
}
/**
 * How a name is recognised.
 */
export interface Patterns {
  /**
   * The whole name.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  is?: string[]
  /**
   * The name begins with it.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  starts?: string[]
  /**
   * The name ends with it.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  ends?: string[]
  /**
   * The name has it anywhere.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  contains?: string[]
  /**
   * The name has it as a whole word.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  word?: string[]
}
/**
 * What a wish or an allergy leaves out.
 */
export interface IngredientFilter {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * What it is called.
   */
  label: string
  /**
   * When it applies.
   */
  when: Condition
  /**
   * Products with these groups are left out.
   */
  exclude: string[]
  /**
   * Products with these groups carry a note.
   */
  warn: string[]
  /**
   * Ingredients that must be left out. They are examples that the check reads: one that is not left out is an error.
   *
   * @minItems 1
   *
   * Items: An ingredient as it is written in a list.
   */
  leaves_out: string[]
}
/**
 * Answers to one question that leave out nothing.
 */
export interface NoFilter {
  /**
   * A question that a wish or an allergy reads.
   */
  question: string
  /**
   * Its options that leave out nothing.
   *
   * @minItems 1
   */
  is: string[]
}
/**
 * Numbers that the product is built around.
 */
export interface Constants {
  /**
   * Texts: quiz.
   */
  quiz: {
    /**
     * The number for: quiz › total questions.
     */
    total_questions: number
    /**
     * The list: quiz › per section.
     *
     * Items: One of: quiz › per section.
     */
    per_section: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The number for: quiz › per section › questions.
       */
      questions: number
    }[]
    /**
     * The number for: quiz › analysing delay ms.
     */
    analysing_delay_ms: number
    /**
     * The list: quiz › replies.
     *
     * Items: One of: quiz › replies.
     */
    replies: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: quiz › replies › question.
       */
      question: string
    }[]
  }
  /**
   * Texts: photos.
   */
  photos: {
    /**
     * The number for: photos › required.
     */
    required: number
    /**
     * The list: photos › views.
     *
     * Items: One of: photos › views.
     */
    views: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
    }[]
    /**
     * The number for: photos › max file mb.
     */
    max_file_mb: number
    /**
     * The number for: photos › min width.
     */
    min_width: number
    /**
     * The number for: photos › min height.
     */
    min_height: number
    /**
     * The list: photos › timers.
     *
     * Items: The number for: photos › timers.
     */
    timers: number[]
    /**
     * When the device advises to take a picture again. Advice only: no picture is refused for it. It is looked at in the order of the advices here; the first one that fits is given.
     */
    coaching: {
      /**
       * Too Dark: not enough light reaches anything in the picture. Light is the brightness (0 black, 255 white) of its brightest small part, or of its bright surroundings, whichever is more. It is never the mean: that would call dark hair and dark skin too dark in good light.
       */
      too_dark: {
        /**
         * Below this light every picture is too dark.
         */
        light_below: number
        /**
         * Below this light a picture is too dark if it is grainy, too. Not less than light_below.
         */
        dim_below: number
        /**
         * How grainy a dim picture may be: the noise in its smoothest parts, as a share of its light.
         */
        grain_above: number
        /**
         * The same as light_below for a picture that the subject fills: there is nothing around it that would tell the light. Not more than light_below.
         */
        filled_light_below: number
        /**
         * How grainy such a picture may be below light_below: a pattern looks like grain. Not less than grain_above.
         */
        filled_grain_above: number
      }
      /**
       * Too Close: the subject goes on to the edge of the picture.
       */
      too_close: {
        /**
         * The share of the edge (above and beside) that looks like the middle, in colour and in pattern.
         */
        subject_in_frame_above: number
        /**
         * Edge and middle have the same colour if they differ by no more than this, as a share of both: 0 is the same colour, 1 is a grey against black. Hue counts three times as much as brightness.
         */
        colour_within: number
        /**
         * They have the same pattern if the weaker one is at least this share of the stronger one.
         */
        pattern_at_least: number
      }
      /**
       * Background: there is a lot behind the subject.
       */
      background: {
        /**
         * The share of the surroundings that is not part of one plain wall.
         */
        clutter_above: number
        /**
         * Not part of the wall is what is further from its colour than this, as a share of the light.
         */
        colour_beyond: number
      }
      /**
       * Blurred: fine detail is missing in the middle of the picture.
       */
      blurred: {
        /**
         * How steep the steepest steps of brightness are, as a share of what there is to step over. A share, because black has less contrast than blonde when both are sharp.
         */
        sharpness_below: number
      }
      /**
       * When the device says nothing but Approved, because it cannot tell.
       */
      unsure: {
        /**
         * The share of the picture that is white without detail, as with a window behind the subject.
         */
        burnt_out_above: number
      }
    }
  }
  /**
   * Texts: carousel.
   */
  carousel: {
    /**
     * The number for: carousel › interval ms.
     */
    interval_ms: number
    /**
     * The number for: carousel › steps.
     */
    steps: number
  }
  /**
   * Texts: stepper.
   */
  stepper: {
    /**
     * The number for: stepper › steps.
     */
    steps: number
  }
  /**
   * Texts: dashboard.
   */
  dashboard: {
    /**
     * The number for: dashboard › chips per row.
     */
    chips_per_row: number
    /**
     * How many reports the report history shows at first, and adds with each press of its button for more.
     */
    reports_per_page: number
  }
  /**
   * Texts: recheck.
   */
  recheck: {
    /**
     * The number for: recheck › from months.
     */
    from_months: number
    /**
     * The number for: recheck › to months.
     */
    to_months: number
  }
  /**
   * Texts: format.
   */
  format: {
    /**
     * The words for: format › report date.
     */
    report_date: string
    /**
     * The words for: format › currency.
     */
    currency: string
    /**
     * The words for: format › currency sign.
     */
    currency_sign: string
    /**
     * The words for: format › time zone.
     */
    time_zone: string
  }
  /**
   * Texts: redirects.
   */
  redirects: {
    /**
     * The words for: redirects › after login.
     */
    after_login: string
    /**
     * The words for: redirects › after registration.
     */
    after_registration: string
    /**
     * The words for: redirects › after logout.
     */
    after_logout: string
    /**
     * The words for: redirects › guard.
     */
    guard: string
    /**
     * The words for: redirects › signed in at signup.
     */
    signed_in_at_signup: string
    /**
     * The words for: redirects › exit quiz.
     */
    exit_quiz: string
  }
  /**
   * Texts: accounts.
   */
  accounts: {
    /**
     * The number for: accounts › password capitals.
     */
    password_capitals: number
    /**
     * The number for: accounts › password numbers.
     */
    password_numbers: number
    /**
     * The number for: accounts › password min.
     */
    password_min: number
    /**
     * The number for: accounts › password max.
     */
    password_max: number
    /**
     * The number for: accounts › username min.
     */
    username_min: number
    /**
     * The number for: accounts › username max.
     */
    username_max: number
    /**
     * The number for: accounts › email max.
     */
    email_max: number
    /**
     * The number for: accounts › name max.
     */
    name_max: number
    /**
     * The number for: accounts › reset link minutes.
     */
    reset_link_minutes: number
    /**
     * The number for: accounts › minimum age.
     */
    minimum_age: number
  }
  /**
   * Texts: limits.
   */
  limits: {
    /**
     * The number for: limits › chip max.
     */
    chip_max: number
    /**
     * The number for: limits › chips max.
     */
    chips_max: number
    /**
     * The number for: limits › rating min.
     */
    rating_min: number
    /**
     * The number for: limits › rating max.
     */
    rating_max: number
    /**
     * The number for: limits › comment max.
     */
    comment_max: number
    /**
     * The number for: limits › feedback max.
     */
    feedback_max: number
    /**
     * The number for: limits › complaint max.
     */
    complaint_max: number
  }
  /**
   * Texts: retention.
   */
  retention: {
    /**
     * The number for: retention › draft days.
     */
    draft_days: number
    /**
     * The number for: retention › unclaimed days.
     */
    unclaimed_days: number
    /**
     * For how many days after its last login a browser counts as known to an account, and how long its cookie known_browser stays. Guesses from elsewhere never slow down a login from a known browser. Browsers keep no cookie for more than 400 days.
     */
    known_browser_days: number
    /**
     * After how many months feedback is deleted. Its email address goes earlier, when the account that has it is deleted.
     */
    feedback_months: number
    /**
     * After how many months without a login an account is deleted. Its owner is warned by email before, and a login keeps it.
     */
    inactive_account_months: number
    /**
     * How many days before the deletion of an unused account its owner is warned by email, at the least.
     */
    inactive_warning_days: number
    /**
     * After how many days the notes of visits are deleted: the files server-*.log below LOG_DIR. Without LOG_DIR the operator has to see to it.
     */
    access_log_days: number
    /**
     * After how many months the notes about the safety of accounts are deleted: the files security-*.log below LOG_DIR. Without LOG_DIR the operator has to see to it.
     */
    security_log_months: number
    /**
     * For how many days backups are kept. What people delete is on record for as long, so that a restored backup does not bring it back; an older backup is not restored unless the operator insists.
     */
    backup_days: number
    /**
     * Days for which a photo file that belongs to no result is kept aside before it is deleted. It can be restored until then. Photos that a visitor deletes are not kept.
     */
    quarantine_days: number
    /**
     * The number for: retention › complaint years.
     */
    complaint_years: number
  }
}
/**
 * The menus, in order.
 */
export interface Navigation {
  /**
   * Texts: top.
   */
  top: {
    /**
     * The words for: top › label.
     */
    label: string
    /**
     * The words for: top › open.
     */
    open: string
    /**
     * The words for: top › close.
     */
    close: string
    /**
     * The list: top › items.
     *
     * Items: One of: top › items.
     */
    items: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: top › items › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
      /**
       * always: everyone. visitor: only when not logged in. user: only when logged in.
       */
      show: 'always' | 'visitor' | 'user'
      /**
       * Whether: top › items › emphasis.
       */
      emphasis?: boolean
    }[]
  }
  /**
   * Texts: side.
   */
  side: {
    /**
     * The words for: side › label.
     */
    label: string
    /**
     * The words for: side › open.
     */
    open: string
    /**
     * The words for: side › close.
     */
    close: string
    /**
     * The list: side › items.
     *
     * Items: One of: side › items.
     */
    items: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: side › items › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
      /**
       * always: everyone. visitor: only when not logged in. user: only when logged in.
       */
      show: 'always' | 'visitor' | 'user'
    }[]
  }
  /**
   * Texts: footer.
   */
  footer: {
    /**
     * The words for: footer › label.
     */
    label: string
    /**
     * The words for: footer › social label.
     */
    social_label: string
    /**
     * The words for: footer › leaves site.
     */
    leaves_site: string
    /**
     * Texts: footer › contact.
     */
    contact: {
      /**
       * The words for: footer › contact › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * The name of the list of the small print.
     */
    legal_label: string
    /**
     * The list: footer › legal.
     *
     * Items: One of: footer › legal.
     */
    legal: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: footer › legal › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }[]
    /**
     * The words for: footer › not a diagnosis.
     */
    not_a_diagnosis: string
    /**
     * The words for: footer › company.
     */
    company: string
  }
  /**
   * The words for: skip link.
   */
  skip_link: string
  /**
   * The words for: current page.
   */
  current_page: string
  /**
   * The choice of colours, at the foot of each page.
   */
  theme: {
    /**
     * What is chosen.
     */
    label: string
    /**
     * Light colours.
     */
    light: string
    /**
     * Dark colours.
     */
    dark: string
    /**
     * The colours that the device asks for.
     */
    system: string
  }
}
/**
 * All the short messages of the site: success, failure, waiting, and what is wrong with a form field. Change the texts only; the names on the left are fixed.
 */
export interface Messages {
  /**
   * Messages that several pages have in common. A page uses them when it has no message of its own for what happened.
   */
  common: {
    /**
     * Shown while something is on its way: the next step of the quiz, an answer or a photo in the dashboard, and the button of a dialog that asks for the password.
     */
    loading: string
    /**
     * Heading of the box above a form that lists every field with a mistake, and of the box on the photo step of the quiz that lists rejected pictures.
     */
    there_is_a_problem: string
    /**
     * Not shown anywhere at present. The title of the browser tab gets its "Error:" from titles.error in settings/site.yaml.
     */
    error_prefix: string
    /**
     * Button that repeats what has just failed: opening a result in the quiz, adding a result to the account, loading a rating in the dashboard.
     */
    try_again: string
    /**
     * Button that closes the note about a result on this device that was added to the account, belongs to another account, or no longer exists.
     */
    close: string
    /**
     * Button that closes without doing anything: in the dialog to download account data and in the form to rate recommendations.
     */
    cancel: string
    /**
     * Not shown anywhere at present. The account page uses the messages under account, and the quiz has its own text beside the progress.
     */
    saved: string
    /**
     * Added to the message of a page when the server fails unexpectedly. {reference} is the number under which the error is in the log of the server, so that support can find it.
     */
    server: string
    /**
     * Reply of the server while it cannot reach its database. Visitors also see it when a rating does not load or when withdrawing consent in the quiz fails.
     */
    unavailable: string
    /**
     * Shown in a form above its button when the server has more requests than it can handle and asks the visitor to come back. {seconds} is how long to wait; {seconds|second|seconds} picks the singular or plural.
     */
    busy: string
    /**
     * Not shown anywhere at present: the site has no maintenance mode.
     */
    maintenance: string
    /**
     * Shown in a form above its button, or in place of data in the dashboard, when the device has no network connection.
     */
    offline: string
    /**
     * Shown when a request was cut off although the device is online. Say what happened, what is safe and what to do.
     */
    interrupted: string
    /**
     * Shown when the server has not answered in time, which for a form is after 20 seconds.
     */
    timeout: string
    /**
     * Not shown anywhere at present: no page compares a change with one that was made elsewhere in the meantime.
     */
    conflict: string
    /**
     * Not shown anywhere at present. Intended as the button beside "Changed elsewhere" that takes over the other change.
     */
    conflict_use_theirs: string
    /**
     * Not shown anywhere at present. Intended as the button beside "Changed elsewhere" that keeps what the visitor typed.
     */
    conflict_use_mine: string
    /**
     * Shown after too many tries when the wait is a minute or longer and the form has no such message of its own. {minutes} is the wait, rounded up.
     */
    rate_limit: string
    /**
     * Shown after too many tries when the wait is shorter than a minute. {seconds} is the wait.
     */
    rate_limit_short: string
    /**
     * Shown when the server refuses a form or a file because of its size.
     */
    too_large: string
    /**
     * Shown when the server refuses what was sent and the mistakes are marked at the fields, and on the account page when several parts could not be saved.
     */
    not_accepted: string
    /**
     * Reply of the server to a user who asks for data of another account. Pages ask for the user's own data only, so visitors hardly ever see it.
     */
    forbidden: string
    /**
     * Shown in the dashboard when a report no longer exists, for example because it was deleted in another tab. It is also the reply of the server to an address it does not know.
     */
    not_found: string
    /**
     * Not shown anywhere at present. Wrong addresses show the page in pages/not-found.yaml.
     */
    gone_page: string
    /**
     * Heading of the page shown when a part of the site could not be fetched, for example without a network. The page on how we score shows it in place of the rules.
     */
    page_failed: string
    /**
     * Not shown anywhere at present: an open page does not announce a new version of the site.
     */
    new_version: string
    /**
     * Button below "Page did not load" that loads the page again.
     */
    reload: string
    /**
     * Shown when the server cannot tell, even at a second try, that a form was sent from this site, for example because the browser blocks or has deleted a cookie.
     */
    security_check: string
    /**
     * Shown on the account page beside the save button as long as there are changes that are not saved.
     */
    unsaved: string
    /**
     * Not shown anywhere at present. The account page takes the buttons of this dialog from account.unsaved_dialog in pages/dashboard.yaml.
     */
    unsaved_leave: string
    /**
     * Not shown anywhere at present. The text in use is account.unsaved_dialog.stay in pages/dashboard.yaml.
     */
    unsaved_stay: string
    /**
     * Not shown anywhere at present. Without JavaScript, pages show the texts under browser at the end of this file.
     */
    no_script: string
  }
  /**
   * What is wrong with a field of a form. Each message is shown beside its field and in the list above the form, so it should say what to do and make sense by itself.
   */
  fields: {
    /**
     * Sign-up page: the username is empty.
     */
    username_missing: string
    /**
     * Login page: the first field, which takes a username or an email address, is empty.
     */
    username_or_email_missing: string
    /**
     * Sign-up page: the username is shorter than allowed. {min} is the limit, username_min in settings/constants.yaml.
     */
    username_too_short: string
    /**
     * Sign-up page: the username is longer than allowed. {max} is the limit, username_max in settings/constants.yaml.
     */
    username_too_long: string
    /**
     * Sign-up page: the username contains something other than the letters A to Z, digits, dots, hyphens and underscores.
     */
    username_characters: string
    /**
     * Sign-up page: another account has this username already. The server checks it when the form is sent.
     */
    username_taken: string
    /**
     * Sign-up, forgot password and account page: the email address is empty. The updates page uses email_capture.format instead.
     */
    email_missing: string
    /**
     * Any form with an email field except the one for updates: the text is not a complete email address.
     */
    email_format: string
    /**
     * Any form with an email field except the one for updates: the address is longer than allowed. {max} is the limit, email_max in settings/constants.yaml.
     */
    email_too_long: string
    /**
     * Login and sign-up page, and the dialogs of the account page that ask for the password: the password is empty.
     */
    password_missing: string
    /**
     * Reset password and account page: the new password is empty.
     */
    password_new_missing: string
    /**
     * Account page: the email address or password was changed, but the present password was not typed.
     */
    password_old_missing: string
    /**
     * Not shown anywhere at present. The rule under the password field comes from the hints in pages/signup.yaml, pages/reset-password.yaml and pages/dashboard.yaml.
     */
    password_rule: string
    /**
     * A new password has fewer capital letters than password_capitals in settings/constants.yaml asks for. Sign-up, reset password and account page.
     */
    password_capital: string
    /**
     * A new password has fewer digits than password_numbers in settings/constants.yaml asks for. Sign-up, reset password and account page.
     */
    password_number: string
    /**
     * A new password is shorter than allowed. {min} is the limit in characters, password_min in settings/constants.yaml.
     */
    password_too_short: string
    /**
     * A password is longer than allowed. {max} is the limit in characters, password_max in settings/constants.yaml.
     */
    password_too_long: string
    /**
     * A new password is in the list of common passwords, or resembles the username, the email address or the name of the site.
     */
    password_common: string
    /**
     * Account page: the new password is the same as the present one.
     */
    password_same: string
    /**
     * Account page: a new password was typed once, and the field to repeat it is empty.
     */
    password_confirm_missing: string
    /**
     * Reset password and account page: the new password and its repetition are not the same.
     */
    password_confirm_differs: string
    /**
     * Account page: the present password, which is needed to change the email address or the password, is not right.
     */
    password_old_wrong: string
    /**
     * Dialogs of the account page that ask for the password: download data, log out other browsers, delete the account.
     */
    password_wrong: string
    /**
     * Account page and complaints form: the name is longer than allowed. {max} is the limit in characters, name_max in settings/constants.yaml.
     */
    name_too_long: string
    /**
     * Account page: day, month or year of the date of birth is missing, or is not a number.
     */
    birth_date_format: string
    /**
     * Account page: the date of birth is not in the calendar, for example 31 February.
     */
    birth_date_impossible: string
    /**
     * Account page: the date of birth is today or later.
     */
    birth_date_future: string
    /**
     * Account page: by the date of birth the user is younger than allowed. {age} is the limit in years, minimum_age in settings/constants.yaml.
     */
    birth_date_too_young: string
    /**
     * Account page: by the date of birth the user would be over 120 years old, so the year is probably mistyped.
     */
    birth_date_too_old: string
    /**
     * Account page: the chosen gender is not among the options of the list, for example because the list has changed since the page was opened.
     */
    gender_unknown: string
    /**
     * Account page, products and brands: Add was pressed with nothing typed.
     */
    chip_empty: string
    /**
     * Account page, products and brands: the entry is in the list already, capitals aside. {label} is what was typed.
     */
    chip_repeated: string
    /**
     * Account page, products and brands: the entry is longer than allowed. {max} is the limit in characters, chip_max in settings/constants.yaml.
     */
    chip_too_long: string
    /**
     * Account page, products and brands: the list has as many entries as allowed. {max} is the limit, chips_max in settings/constants.yaml.
     */
    chips_full: string
    /**
     * Rating of the recommendations in the dashboard: no star was chosen.
     */
    rating_missing: string
    /**
     * Rating of the recommendations in the dashboard: the comment is too long. {max} is the limit in characters, comment_max in settings/constants.yaml, and {over} how many are too many.
     */
    comment_too_long: string
    /**
     * Feedback form: no topic was chosen.
     */
    topic_missing: string
    /**
     * Feedback form: it was sent with nothing written in it.
     */
    message_missing: string
    /**
     * Feedback form: the text is too long. {max} is the limit in characters, feedback_max in settings/constants.yaml, and {over} how many are too many.
     */
    message_too_long: string
    /**
     * Complaints form: no topic was chosen.
     */
    complaint_topic_missing: string
    /**
     * Complaints form: it was sent with nothing written in it.
     */
    complaint_missing: string
    /**
     * Complaints form: the text is too long. {max} is the limit in characters, complaint_max in settings/constants.yaml, and {over} how many are too many.
     */
    complaint_too_long: string
    /**
     * Quiz, when the answers are sent: the server refuses a written answer as too long. {max} is the limit in characters, max_length of the question.
     */
    text_too_long: string
    /**
     * Quiz, when the answers are sent: a written answer contains a character that no database can store, such as a null character. Other forms show "Not accepted" instead.
     */
    text_characters: string
    /**
     * Not shown anywhere at present: the quiz does not check the form of a postcode.
     */
    postcode_format: string
    /**
     * Quiz, when the answers are sent: a chosen answer is no longer among the options. The topic lists of the feedback and complaints forms use it too.
     */
    option_unknown: string
  }
  /**
   * Outcomes of the form on the login page.
   */
  login: {
    /**
     * Shown in the login form after logging in, and as a short notice on the page that follows. {username} is the name of the account.
     */
    success: string
    /**
     * Shown on the login page when logging in fails for a reason that has no message of its own, such as an error of the server.
     */
    failure: string
    /**
     * Shown on the login page for an unknown username or email address and for a wrong password alike. It must not say which of them is wrong, so that nobody learns who has an account.
     */
    wrong: string
    /**
     * Shown on the login page after too many wrong passwords. {minutes} is how long to wait.
     */
    rate_limit: string
    /**
     * Shown on the login and sign-up page when the browser does not accept cookies.
     */
    needs_cookies: string
    /**
     * Shown on the login page when the password was right, but the browser does not let the site remember the login.
     */
    needs_storage: string
  }
  /**
   * Short notices on the page that opens after logging out.
   */
  logout: {
    /**
     * Notice after logging out with a network connection.
     */
    success: string
    /**
     * Notice after logging out without a network connection: the login is removed from this device now, and the server learns of it later.
     */
    offline: string
  }
  /**
   * Why a visitor has to log in, or what is being checked, on pages that need a login.
   */
  session: {
    /**
     * Shown for a moment on the dashboard, account and logout pages, until it is known whether somebody is logged in.
     */
    checking: string
    /**
     * Shown on the login page, or at the top of any other page, when a login has run out or was ended from another device.
     */
    ended: string
    /**
     * Shown on the login page when the user has logged out in another tab of the same browser.
     */
    other_tab: string
    /**
     * Shown on the login page to a visitor who opened the logout page without being logged in.
     */
    nobody: string
    /**
     * Shown like "Login ended" when all logins of the account were ended, because a copy of one was used a second time.
     */
    protected: string
    /**
     * Reply of the server to a request that needs a login. Visitors mostly see came_from_guard of pages/login.yaml instead.
     */
    guard: string
    /**
     * Not shown anywhere at present. The dialogs that ask for the password have their own texts under account in pages/dashboard.yaml.
     */
    confirm_password: string
  }
  /**
   * Outcomes of the form on the sign-up page.
   */
  register: {
    /**
     * Shown in the sign-up form when the account is made, and as a short notice on the page that follows.
     */
    success: string
    /**
     * Shown on the sign-up page when making the account fails for a reason that has no message of its own, such as an error of the server.
     */
    failure: string
    /**
     * Reply of the server when the username is taken. The sign-up page shows "Username taken" at the field instead.
     */
    not_created: string
    /**
     * Shown on the sign-up page when too many accounts were made from one internet connection. {minutes} is how long to wait.
     */
    rate_limit: string
  }
  /**
   * Outcomes of the form that asks for a link to set a new password.
   */
  forgot_password: {
    /**
     * Heading of the confirmation on the forgot password page. It is the same whether or not the address belongs to an account, so it must not say that it does.
     */
    success: string
    /**
     * Shown on the forgot password page when the server answers that the request did not work, without giving a reason.
     */
    failure: string
    /**
     * Shown on the forgot password page when the request itself failed, for example because of an error of the server.
     */
    request_failure: string
    /**
     * Not shown anywhere at present. The forgot password page shows "Link requested" and after_sending of pages/forgot-password.yaml.
     */
    neutral: string
    /**
     * Shown on the forgot password page after too many requests for a link. {minutes} is how long to wait.
     */
    rate_limit: string
  }
  /**
   * Outcomes of the page that the link in the reset email opens.
   */
  reset_password: {
    /**
     * Reply of the server once the new password is stored. The page itself shows success from pages/reset-password.yaml.
     */
    success: string
    /**
     * Shown on the reset password page when the new password could not be stored and there is no more precise message.
     */
    failure: string
    /**
     * Reply of the server when the link no longer works. The page itself shows link_used from pages/reset-password.yaml.
     */
    link_used: string
    /**
     * Shown on the reset password page in place of the form when a part of the link is missing.
     */
    link_broken: string
  }
  /**
   * What the score bars of the Hair Analysis page in the dashboard show when there are no numbers.
   */
  scores: {
    /**
     * Shown in place of the score bars until the scores have arrived.
     */
    loading: string
    /**
     * Shown in place of the score bars when they could not be loaded, with buttons to try again and to start the quiz.
     */
    failure: string
    /**
     * Shown in place of the score bars when the user has not completed the quiz, with a button that starts it.
     */
    empty: string
    /**
     * Shown beside a score that has no number because too few of its questions were answered, and in place of the tips when there are none.
     */
    not_enough: string
  }
  /**
   * What a card of the dashboard that repeats one answer of the quiz shows when there is none. Which answers these are is set under quiz.replies in settings/constants.yaml.
   */
  quiz_reply: {
    /**
     * Shown on the card of an answer that could not be loaded. {message} is the reason, or "Answer not loaded" when the server gives none.
     */
    failure: string
    /**
     * Fills in {message} of "Answer failed" when the server gives no reason that helps the reader.
     */
    not_loaded: string
    /**
     * Shown on the card when the question was not answered.
     */
    empty: string
  }
  /**
   * Messages of the Recommendations page in the dashboard, and of the rating on it.
   */
  recommendations: {
    /**
     * Shown in place of the products until they have arrived.
     */
    loading: string
    /**
     * Shown in place of the products when they could not be loaded and there is no more precise reason.
     */
    failure: string
    /**
     * Shown in place of the products when the user has not completed the quiz.
     */
    none: string
    /**
     * Not shown anywhere at present. The button comes from recommendations.states.empty.action in pages/dashboard.yaml.
     */
    none_action: string
    /**
     * Shown in place of the products when the login has ended while the page was opening.
     */
    not_logged_in: string
    /**
     * Shown when no product of the catalogue passes the wishes and allergies of the user: in place of all products, or below them with the kinds that are missing.
     */
    nothing_fits: string
    /**
     * Shown above the rating after it was stored.
     */
    rating_saved: string
    /**
     * Shown at the rating when storing or deleting it failed and there is no more precise reason.
     */
    rating_failed: string
    /**
     * Shown above the rating after it was deleted.
     */
    rating_deleted: string
  }
  /**
   * Messages of the form that takes an email address for news, at every path in pages/updates.yaml.
   */
  email_capture: {
    /**
     * Shown at the email field for every mistake in the address: empty, incomplete or too long.
     */
    format: string
    /**
     * Takes the place of the form once the address is stored.
     */
    success: string
    /**
     * Shown above the button when the address could not be stored and there is no more precise reason.
     */
    failure: string
    /**
     * Shown above the button when too many addresses were entered from one internet connection. {minutes} is how long to wait.
     */
    rate_limit: string
  }
  /**
   * What the form at /feedback says after sending, and what the server replies.
   */
  feedback: {
    /**
     * Reply of the server once the feedback is stored. The page itself shows success from pages/feedback.yaml.
     */
    success: string
    /**
     * Shown above the button of the feedback form when sending failed and there is no more precise reason. The visitor's text stays in the form.
     */
    failure: string
  }
  /**
   * What the form at /complaints says after sending, and what the server replies.
   */
  complaints: {
    /**
     * Reply of the server once the complaint is stored; {reference} is the number of the complaint. The page itself shows success from pages/complaints.yaml.
     */
    success: string
    /**
     * Shown above the button of the complaints form when sending failed and there is no more precise reason. The visitor's text stays in the form, so say where else to write.
     */
    failure: string
  }
  /**
   * Messages of the quiz about the connection, sending the answers, storage on the device, and adding the result to an account. Most texts of the quiz are in pages/quiz.yaml.
   */
  quiz: {
    /**
     * Not shown anywhere at present: answers are stored on the device, so the quiz needs no connection until they are sent.
     */
    offline: string
    /**
     * Not shown anywhere at present: the quiz goes on by itself when the connection is back.
     */
    online: string
    /**
     * Not shown anywhere at present. The text in use is analysing.offline in pages/quiz.yaml.
     */
    submit_offline: string
    /**
     * Not shown anywhere at present. The text in use is analysing.failed in pages/quiz.yaml.
     */
    submit_failure: string
    /**
     * Shown while the answers are being sent and the server has not answered in time. Sending is tried again without the visitor doing anything.
     */
    submit_timeout: string
    /**
     * Shown with the title of a question when the server refuses its answer, for example two options where one is allowed.
     */
    submit_refused: string
    /**
     * Shown while the answers are being sent, after too many tries. {minutes} is the time until the next try.
     */
    submit_rate_limit: string
    /**
     * Shown when one internet connection has sent as many quizzes as allowed in a day. The answers stay on the device.
     */
    day_full: string
    /**
     * Shown when the disk of the server has too little space for another quiz. The answers stay on the device.
     */
    no_room: string
    /**
     * Not shown anywhere at present: answers that are sent twice lead to the same result without a message.
     */
    submit_conflict: string
    /**
     * Shown when the server has already stored the same submission with other answers, for example after a try that was interrupted.
     */
    submit_different: string
    /**
     * Shown before the answers are sent when some of them need consent and no choice was made yet, with a button to each choice. It is also the reason when the server refuses such answers.
     */
    consent_missing: string
    /**
     * Shown when a consent text was changed after the visitor agreed to it. The choice is cleared, so that they read the new text.
     */
    consent_changed: string
    /**
     * Reply of the server when the quiz was changed while somebody was answering it. The page itself shows analysing.updated from pages/quiz.yaml.
     */
    quiz_changed: string
    /**
     * Not shown anywhere at present. The text in use is resume.unreadable in pages/quiz.yaml.
     */
    draft_unreadable: string
    /**
     * Warning at the top of each step when the browser forgets the answers as soon as it is closed, as in a private window.
     */
    draft_not_kept: string
    /**
     * Shown at the top of a step, and on the photo step, when the device has no space left for answers or photos.
     */
    draft_full: string
    /**
     * Not shown anywhere at present: the quiz has no message for storage that stops working while the page is open.
     */
    draft_lost_contact: string
    /**
     * Not shown anywhere at present. The step that asks which tab to go on with has its texts in pages/quiz.yaml.
     */
    changed_in_other_tab: string
    /**
     * Shown on the result step when the stored result could not be opened, with a button to try again.
     */
    result_failed: string
    /**
     * Shown in the dashboard, on the result step and on the logout page when the result on this device could not be added to the account yet.
     */
    claim_failed: string
    /**
     * Shown in the dashboard, on the result step and on the logout page when the result on this device belongs to another account.
     */
    claim_taken: string
    /**
     * Shown in the dashboard, on the result step and on the logout page when the server no longer has the result of this device, for example because it was not added to an account within unclaimed_days of settings/constants.yaml.
     */
    claim_gone: string
  }
  /**
   * Problems with the camera on the photo step. Apart from "No picture taken", the page shows the longer advice under photos.camera_help in pages/quiz.yaml.
   */
  camera: {
    /**
     * Not shown anywhere at present. Visitors see the entry blocked under photos.camera_help.failures in pages/quiz.yaml.
     */
    blocked: string
    /**
     * Not shown anywhere at present. Visitors see the entry none_found under photos.camera_help.failures in pages/quiz.yaml.
     */
    none_found: string
    /**
     * Not shown anywhere at present. Visitors see the entry in_use under photos.camera_help.failures in pages/quiz.yaml.
     */
    in_use: string
    /**
     * Not shown anywhere at present. Visitors see the entry unplugged under photos.camera_help.failures in pages/quiz.yaml.
     */
    unplugged: string
    /**
     * Not shown anywhere at present. Visitors see the entry not_secure under photos.camera_help.failures in pages/quiz.yaml.
     */
    not_secure: string
    /**
     * Not shown anywhere at present. Visitors see the entry not_supported under photos.camera_help.failures in pages/quiz.yaml.
     */
    not_supported: string
    /**
     * Not shown anywhere at present. Visitors see the entry no_readback under photos.camera_help.failures in pages/quiz.yaml.
     */
    no_readback: string
    /**
     * Not shown anywhere at present. Visitors see the entry interrupted under photos.camera_help.failures in pages/quiz.yaml.
     */
    interrupted: string
    /**
     * Not shown anywhere at present. Visitors see the entry failed under photos.camera_help.failures in pages/quiz.yaml.
     */
    failed: string
    /**
     * Shown on the photo step when the camera is on, but taking the picture did not work.
     */
    no_picture: string
  }
  /**
   * What is wrong with pictures that were chosen, dropped or pasted on the photo step. Each message is a line of one box there.
   */
  upload: {
    /**
     * Not shown anywhere at present, so {file} is not filled in. The text in use is photos.actions.added in pages/quiz.yaml.
     */
    added: string
    /**
     * The file is no picture, or of a kind that is not accepted. {file} is its name.
     */
    wrong_type: string
    /**
     * The file is a HEIC picture, the usual kind on iPhones, and this browser cannot read it. {file} is its name.
     */
    heic: string
    /**
     * The file is larger than allowed. {file} is its name and {max} the limit in megabytes, max_file_mb in settings/constants.yaml.
     */
    too_large: string
    /**
     * The picture has too few pixels. {file} is its name, {width} and {height} are the least allowed, min_width and min_height in settings/constants.yaml.
     */
    too_small: string
    /**
     * The picture has more than 50 million pixels, which some phones cannot open. {file} is its name; the limit is fixed in the program.
     */
    too_many_pixels: string
    /**
     * The chosen file has a size of 0 bytes, as after a download that broke off. {file} is its name.
     */
    empty: string
    /**
     * The file looks like a picture, but cannot be opened, mostly because it is damaged. {file} is its name.
     */
    unreadable: string
    /**
     * The picture is an animation. {file} is its name.
     */
    animated: string
    /**
     * The picture was added, but it is the same as the one of another view. {file} is its name.
     */
    repeated: string
    /**
     * More files were chosen than views were free. {count} is the number of free views, {files} lists the files that were not added.
     */
    too_many: string
    /**
     * Files were chosen although every view has a picture already.
     */
    full: string
    /**
     * A picture was dropped on a view that has one. {view} is the name of the view.
     */
    taken: string
    /**
     * What was dropped or pasted contains no picture.
     */
    nothing: string
    /**
     * The paste button was pressed, but the browser does not let the site read the clipboard.
     */
    paste_blocked: string
    /**
     * Not shown anywhere at present: closing the file dialog without a choice changes nothing.
     */
    aborted: string
  }
  /**
   * What happened to the photos: on the photo step, while they are sent, and in the reports of the dashboard.
   */
  photos: {
    /**
     * Shown on the photo step, and as a short notice, after the submit button was pressed. From then on the camera is off.
     */
    submitted: string
    /**
     * Shown above the photos of a report when not all of the chosen ones could be deleted.
     */
    delete_failed: string
    /**
     * Short notice after photos of a report were deleted and others are left.
     */
    deleted: string
    /**
     * Short notice after the last photo of a report was deleted.
     */
    all_deleted: string
    /**
     * Reply of the server when its photo storage cannot be reached. The quiz shows analysing.photos_failed from pages/quiz.yaml instead.
     */
    store_failed: string
    /**
     * Shown when a visitor, or their internet connection, has sent as many photos as allowed in a day. It follows a sentence that says that the answers are stored.
     */
    day_full: string
    /**
     * Shown when the disk of the server has too little space for photos. It follows a sentence that says that the answers are stored.
     */
    no_room: string
    /**
     * Reply of the server when more photos arrive than it can handle; {seconds} is how long to wait. The quiz waits by itself and does not show it.
     */
    busy: string
    /**
     * Reply of the server when it cannot read a photo. The quiz shows analysing.photos_failed from pages/quiz.yaml instead.
     */
    store_refused: string
    /**
     * Reply of the server to a photo that was sent without consent to store it. The quiz never sends one, so visitors do not see it.
     */
    no_consent: string
    /**
     * Shown in place of a photo of a report, or of the comparison of two reports, that could not be loaded.
     */
    show_failed: string
  }
  /**
   * Messages of the Report History page, of a single report, and of the comparison of two.
   */
  reports: {
    /**
     * Shown on the page of a single report until it has arrived.
     */
    loading: string
    /**
     * Shown below the list of reports when loading more failed, and on the Recommendations page when the reasons for the products could not be loaded.
     */
    failure: string
    /**
     * Not shown anywhere at present. The text in use is report_history.states.empty in pages/dashboard.yaml.
     */
    empty: string
    /**
     * Shown on the page of a single report when it could not be loaded, with a button to try again.
     */
    open_failed: string
    /**
     * Shown above the list of reports, or on the report, when the PDF could not be downloaded and there is no more precise reason.
     */
    download_failed: string
    /**
     * Short notice after the PDF of a report was saved on the device.
     */
    downloaded: string
    /**
     * Short notice after a report was deleted.
     */
    deleted: string
    /**
     * Shown above the list of reports, or on the report, when it could not be deleted and there is no more precise reason.
     */
    delete_failed: string
    /**
     * Shown in place of the comparison when one of the two reports could not be loaded.
     */
    compare_failed: string
    /**
     * Shown beside the compare button when it was pressed with fewer or more than two reports chosen.
     */
    compare_two: string
  }
  /**
   * Messages of the account page: saving changes, other logins, downloading the data, deleting the account, consent.
   */
  account: {
    /**
     * Not shown anywhere at present. The text in use is account.states.loading in pages/dashboard.yaml.
     */
    loading: string
    /**
     * Shown on the account page in place of the list of logins or of consents when it could not be loaded.
     */
    failure: string
    /**
     * Shown beside the save button when everything that had changed was saved.
     */
    saved: string
    /**
     * Shown beside the save button when it was pressed without any change.
     */
    nothing_to_save: string
    /**
     * Shown beside the save button when only some parts were saved. {saved} and {not_saved} list their names, for example "Profile and Email".
     */
    partly: string
    /**
     * Shown at the profile (name, date of birth, gender) when it was saved.
     */
    profile_saved: string
    /**
     * Shown at the profile (name, date of birth, gender) when it could not be saved; the reason follows if there is one.
     */
    profile_failed: string
    /**
     * Shown at the list of products and brands when it was saved.
     */
    products_saved: string
    /**
     * Shown at the list of products and brands when it could not be saved; the reason follows if there is one.
     */
    products_failed: string
    /**
     * Shown at the email address when it was changed. A mail (emails/email-changed.yaml) goes to the old and the new address.
     */
    email_saved: string
    /**
     * Shown at the email address when it could not be changed; the reason follows if there is one.
     */
    email_failed: string
    /**
     * Not shown anywhere at present: what is wrong with an address is said by the messages under fields.
     */
    email_not_accepted: string
    /**
     * Shown at the password when it was changed. All other browsers are logged out by that.
     */
    password_saved: string
    /**
     * Shown at the password when it could not be changed; the reason follows if there is one.
     */
    password_failed: string
    /**
     * Shown above the list of logins after the user has logged one of their other browsers out.
     */
    session_ended: string
    /**
     * Shown above the list of logins after the user has logged all their other browsers out.
     */
    sessions_ended: string
    /**
     * Shown in the dialog when logging other browsers out failed and there is no more precise reason.
     */
    sessions_failed: string
    /**
     * Shown after the file with all data of the account was saved on the device.
     */
    export_ready: string
    /**
     * Shown in the dialog when downloading the data failed and there is no more precise reason.
     */
    export_failed: string
    /**
     * Shown in the dialog when the data was downloaded a short time ago. {minutes} is how long to wait.
     */
    export_rate_limit: string
    /**
     * Reply of the server once the account is deleted. The page itself shows account.privacy.delete.done from pages/dashboard.yaml.
     */
    delete_done: string
    /**
     * Shown in the dialog when deleting the account failed and there is no more precise reason.
     */
    delete_failed: string
    /**
     * Not shown anywhere at present: deleting the account is confirmed with the password.
     */
    delete_word: string
    /**
     * Not shown anywhere at present. After withdrawing consent, visitors see withdraw.done of that consent from settings/consent.yaml.
     */
    consent_saved: string
    /**
     * Shown above the list of consents when withdrawing one failed.
     */
    consent_failed: string
  }
  /**
   * What a page shows where its scripts cannot run: in a browser that is too old, and in one without JavaScript.
   */
  browser: {
    /**
     * Heading of the notice in a browser that is too old for the site.
     */
    too_old: string
    /**
     * Below the heading where the notice takes the place of a page that needs a newer browser, such as the quiz or a form.
     */
    too_old_text: string
    /**
     * Below the heading where the notice is above a page that can be read all the same, such as the home page or the privacy page.
     */
    too_old_reading: string
    /**
     * Follows "What to do" and leads to the list of the browsers that work. End it with a colon.
     */
    supported: string
    /**
     * The list of browsers that work, in the notice for old browsers. The versions come from browserslist in package.json, because they follow from the code.
     *
     * @minItems 1
     *
     * Items: One line of the list of browsers that work.
     */
    names: {
      /**
       * The name of the browser in browserslist of package.json, by which its oldest supported version is found.
       */
      id: 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf' | 'samsung'
      /**
       * How the line reads. {version} is the oldest version that works.
       */
      name: string
    }[]
    /**
     * Sentence in the notice for old browsers that says what the visitor can do about it.
     */
    what_to_do: string
    /**
     * Heading of the notice above a page that needs JavaScript, in a browser where it is turned off.
     */
    no_script: string
    /**
     * Below that heading: how to turn JavaScript on and go on.
     */
    no_script_text: string
    /**
     * Link to the home page, in the notice about JavaScript and in the notice that takes the place of a page in an old browser.
     */
    home: string
  }
}
/**
 * What is asked before anything sensitive, or any photo, is stored on the server.
 */
export interface Consent {
  panel: ConsentPanel
  /**
   * The consents, in order.
   */
  consents: ConsentItem[]
}
/**
 * The words that every consent shares.
 */
export interface ConsentPanel {
  /**
   * The heading.
   */
  heading: string
  /**
   * The first sentence.
   */
  intro: string
  /**
   * The word for optional.
   */
  optional: string
  /**
   * Who stores it.
   */
  who: string
  /**
   * On the result page of a visitor: where and how long a yes can be taken back.
   */
  no_account: string
  /**
   * On the result page of somebody whose result is in an account: where a yes can be taken back.
   */
  with_account: string
  /**
   * The link to what happens with personal data.
   */
  read_more: {
    /**
     * What the link says.
     */
    label: string
    /**
     * Where it leads.
     */
    to: string
  }
  /**
   * Said when nothing was chosen.
   */
  choose_first: string
  /**
   * Said after a yes.
   */
  saved_yes: string
  /**
   * Said after a no.
   */
  saved_no: string
  /**
   * The button that changes the choice.
   */
  change: string
  /**
   * Before what happens without it. {text} is filled in.
   */
  without: string
}
/**
 * One consent. It stands alone.
 */
export interface ConsentItem {
  /**
   * Never change it: stored results and rules use it.
   */
  id: string
  /**
   * Raise it when the meaning of the words changes; people are then asked again.
   */
  version: number
  /**
   * The step of quiz.yaml that shows it.
   */
  step: string
  /**
   * The questions that it unlocks, or photos.
   *
   * @minItems 1
   */
  covers: string[]
  /**
   * The heading.
   */
  heading: string
  /**
   * What is stored, in words.
   *
   * @minItems 1
   *
   * Items: One kind of data.
   */
  data: string[]
  /**
   * What, why, how long, who. Markdown; it is rendered when the content is compiled.
   */
  body: MarkdownNode[]
  /**
   * The words of a yes.
   */
  agree: string
  /**
   * The words of a no.
   */
  decline: string
  /**
   * What happens without it.
   */
  without: string
  /**
   * An extra caution.
   */
  allergy_note?: string
  withdraw: Withdraw
}
/**
 * Taking a yes back.
 */
export interface Withdraw {
  /**
   * The button.
   */
  action: string
  /**
   * What happens.
   */
  explain: string
  /**
   * Said when it is done.
   */
  done: string
}
/**
 * The name, the address and the links of the site.
 */
export interface Site {
  /**
   * The words for: name.
   */
  name: string
  /**
   * The words for: tagline.
   */
  tagline: string
  /**
   * The words for: url.
   */
  url: string
  /**
   * The words for: locale.
   */
  locale: string
  /**
   * Texts: company.
   */
  company: {
    /**
     * The words for: company › name.
     */
    name: string
    /**
     * The words for: company › number.
     */
    number: string
    /**
     * The words for: company › address.
     */
    address: string
    /**
     * The words for: company › ico registration.
     */
    ico_registration: string
  }
  /**
   * The words for: contact email.
   */
  contact_email: string
  /**
   * The words for: contact link.
   */
  contact_link: string
  /**
   * The list: social.
   *
   * Items: One of: social.
   */
  social: {
    /**
     * Never change it: the site finds the text by it.
     */
    id: string
    /**
     * The words for: social › label.
     */
    label: string
    /**
     * Where the link goes: a page of this site, an https address, or contact.
     */
    to: string
  }[]
  /**
   * Texts: titles.
   */
  titles: {
    /**
     * The words for: titles › page.
     */
    page: string
    /**
     * The words for: titles › quiz.
     */
    quiz: string
    /**
     * The words for: titles › error.
     */
    error: string
  }
  /**
   * What a shared link shows beside the words of its page.
   */
  sharing: {
    /**
     * The picture, below content/media: 1200 by 630 pixels, png or jpg.
     */
    image: string
    /**
     * What the picture shows, for people who cannot see it.
     */
    image_alt: string
  }
  /**
   * The list: meta.
   *
   * Items: One of: meta.
   */
  meta: {
    /**
     * Never change it: the site finds the text by it.
     */
    id: string
    /**
     * The page in the browser's tab and in search results, without the name of the site.
     */
    title: string
    /**
     * One or two sentences that search results and shared links show.
     */
    description: string
    /**
     * Whether search engines may list the page.
     */
    listed: boolean
  }[]
}
/**
 * Ids of questions and options that were removed. Stored answers may still contain them, so the check refuses to use them for anything new.
 */
export interface RetiredIds {
  /**
   * Every id that was ever removed. Entries are never deleted from this list.
   */
  retired: RetiredId[]
}
/**
 * A question or option that was removed, with the day of its removal.
 */
export interface RetiredId {
  /**
   * The id of a question, or a question and an option with a slash between them.
   */
  id: string
  /**
   * The day on which it was removed, as year-month-day. The check names it when somebody uses the id again.
   */
  on: string
}
/**
 * The texts of each page, one file of the pages folder each.
 */
export interface Pages {
  quiz: QuizPage
  home: HomePage
  about: AboutPage
  how: HowPage
  not_found: NotFoundPage
  report: ReportPage
  login: LoginPage
  signup: SignupPage
  forgot_password: ForgotPasswordPage
  reset_password: ResetPasswordPage
  logout: LogoutPage
  feedback: FeedbackPage
  updates: UpdatesPage
  unsubscribe: UnsubscribePage
  dashboard: DashboardPage
  complaints: ComplaintsPage
  /**
   * The files of pages/text, such as the terms, in the order of their file names.
   */
  text: TextPage[]
}
/**
 * The words of the quiz that are not questions.
 */
export interface QuizPage {
  /**
   * Never change it: the site finds the text by it.
   */
  id: string
  /**
   * The words for: route.
   */
  route: string
  /**
   * Texts: frame.
   */
  frame: {
    /**
     * The words for: frame › back.
     */
    back: string
    /**
     * The words for: frame › next.
     */
    next: string
    /**
     * The words for: frame › exit.
     */
    exit: string
    /**
     * The words for: frame › tabs label.
     */
    tabs_label: string
    /**
     * The words for: frame › tab current.
     */
    tab_current: string
    /**
     * The words for: frame › tab done.
     */
    tab_done: string
    /**
     * The words for: frame › progress label.
     */
    progress_label: string
    /**
     * The words for: frame › progress. Keep: {answered}, {total}, {percent}.
     */
    progress: string
    /**
     * How many questions are answered, on a phone: short enough to stand beside the words that say whether the answers are kept. {answered} and {total} are numbers. Keep: {answered}, {total}.
     */
    progress_short: string
    /**
     * The words for: frame › step. Keep: {n}, {total}, {title}.
     */
    step: string
    /**
     * The words for: frame › optional.
     */
    optional: string
    /**
     * The words for: frame › why we ask.
     */
    why_we_ask: string
    /**
     * The words for: frame › sensitive.
     */
    sensitive: string
    /**
     * The words for: frame › choose one.
     */
    choose_one: string
    /**
     * The words for: frame › choose all.
     */
    choose_all: string
    /**
     * The words for: frame › clear answer.
     */
    clear_answer: string
    /**
     * The words for: frame › others cleared. Keep: {option}.
     */
    others_cleared: string
    /**
     * The words for: frame › exclusive cleared. Keep: {option}.
     */
    exclusive_cleared: string
    /**
     * The words for: frame › not needed.
     */
    not_needed: string
    /**
     * Under a free text: how many characters are left. Keep: {count}.
     */
    letters_left: string
    /**
     * Under a free text: how many characters are too many. Keep: {count}.
     */
    letters_over: string
    /**
     * Under a text that is too long even for the device. Keep: {max}.
     */
    letters_unkept: string
    /**
     * What stands at the last step while an answer is too long to be sent.
     */
    too_long: {
      /**
       * Over the list of answers that are too long to be sent. {count}: how many. Keep: {count}.
       */
      heading: string
      /**
       * One answer that is too long. Keep: {title}, {count}.
       */
      text: string
      /**
       * That nothing is lost, and what to do.
       */
      kept: string
      /**
       * The button that leads to the answer. Keep: {title}.
       */
      go: string
    }
    /**
     * The words for: frame › saved.
     */
    saved: string
    /**
     * The words for: frame › saving.
     */
    saving: string
    /**
     * The words for: frame › result of skipping.
     */
    result_of_skipping: string
    /**
     * Stands before an answer that clears the others.
     */
    or: string
    /**
     * Stands beside a question that is new, or has changed, since an unfinished quiz was left.
     */
    changed: string
  }
  /**
   * Texts: exit dialog.
   */
  exit_dialog: {
    /**
     * The words for: exit dialog › heading.
     */
    heading: string
    /**
     * The words for: exit dialog › text.
     */
    text: string
    /**
     * The words for: exit dialog › leave.
     */
    leave: string
    /**
     * The words for: exit dialog › stay.
     */
    stay: string
    /**
     * The words for: exit dialog › clear.
     */
    clear: string
    /**
     * The words for: exit dialog › cleared.
     */
    cleared: string
  }
  /**
   * Texts: intro.
   */
  intro: {
    /**
     * The words for: intro › start.
     */
    start: string
    /**
     * The words for: intro › lead.
     */
    lead: string
    /**
     * Texts: intro › parts.
     */
    parts: {
      /**
       * The words for: intro › parts › heading.
       */
      heading: string
      /**
       * The list: intro › parts › items.
       *
       * Items: One of: intro › parts › items.
       */
      items: {
        /**
         * Never change it: the site finds the text by it.
         */
        id: string
        /**
         * The words for: intro › parts › items › text.
         */
        text: string
      }[]
    }
    /**
     * Texts: intro › privacy.
     */
    privacy: {
      /**
       * The words for: intro › privacy › heading.
       */
      heading: string
      /**
       * The words for: intro › privacy › text.
       */
      text: string
      /**
       * Texts: intro › privacy › link.
       */
      link: {
        /**
         * The words for: intro › privacy › link › label.
         */
        label: string
        /**
         * Where the link goes: a page of this site, an https address, or contact.
         */
        to: string
      }
    }
    /**
     * The words for: intro › age.
     */
    age: string
    /**
     * The words for: intro › not a diagnosis.
     */
    not_a_diagnosis: string
  }
  /**
   * Texts: resume.
   */
  resume: {
    /**
     * The words for: resume › heading.
     */
    heading: string
    /**
     * The words for: resume › today. Keep: {time}.
     */
    today: string
    /**
     * The words for: resume › earlier. Keep: {date}, {time}.
     */
    earlier: string
    /**
     * The words for: resume › answered. Keep: {answered}, {total}, {photos}, {photos_total}.
     */
    answered: string
    /**
     * The words for: resume › continue.
     */
    continue: string
    /**
     * The words for: resume › start again.
     */
    start_again: string
    /**
     * Texts: resume › start again dialog.
     */
    start_again_dialog: {
      /**
       * The words for: resume › start again dialog › heading.
       */
      heading: string
      /**
       * The words for: resume › start again dialog › text.
       */
      text: string
      /**
       * The words for: resume › start again dialog › confirm.
       */
      confirm: string
      /**
       * The words for: resume › start again dialog › cancel.
       */
      cancel: string
    }
    /**
     * Texts: resume › changed.
     */
    changed: {
      /**
       * The words for: resume › changed › heading.
       */
      heading: string
      /**
       * The words for: resume › changed › text.
       */
      text: string
      /**
       * The words for: resume › changed › list label.
       */
      list_label: string
      /**
       * The words for: resume › changed › gone. Keep: {titles}.
       */
      gone: string
    }
    /**
     * The words for: resume › unreadable.
     */
    unreadable: string
    /**
     * The words for: resume › other user.
     */
    other_user: string
  }
  /**
   * Texts: two tabs.
   */
  two_tabs: {
    /**
     * The words for: two tabs › heading.
     */
    heading: string
    /**
     * The words for: two tabs › text.
     */
    text: string
    /**
     * The words for: two tabs › use other.
     */
    use_other: string
    /**
     * The words for: two tabs › keep this.
     */
    keep_this: string
    /**
     * Said in a tab that stands at a step while the quiz is sent from another tab.
     */
    finished: {
      /**
       * What happened in the other tab.
       */
      heading: string
      /**
       * What there is to choose from, and what becomes of the result.
       */
      text: string
      /**
       * The button that opens the result in this tab.
       */
      see_result: string
      /**
       * The button that keeps the answers of this tab, as a new quiz.
       */
      go_on: string
    }
  }
  /**
   * A result that can be reached from this device: the notice on the home page, before the quiz, at sign-up and at login.
   */
  waiting: {
    /**
     * The first line of the notice: a result waits.
     */
    heading: string
    /**
     * What the result is and how long it is kept. Sign-up and login have a sentence of their own instead.
     */
    text: string
    /**
     * The link to the result.
     */
    action: {
      /**
       * The words of the link to the result.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * The notice once the result is in an account, until the dashboard is opened.
     */
    saved: {
      /**
       * The first line of the notice: the result is in the account.
       */
      heading: string
      /**
       * Where to find the result.
       */
      text: string
      /**
       * The link to the dashboard.
       */
      action: {
        /**
         * The words of the link to the dashboard.
         */
        label: string
        /**
         * Where the link goes: a page of this site, an https address, or contact.
         */
        to: string
      }
    }
  }
  /**
   * Texts: goals.
   */
  goals: {
    /**
     * The words for: goals › lead.
     */
    lead: string
  }
  /**
   * Texts: photos.
   */
  photos: {
    /**
     * The words for: photos › lead.
     */
    lead: string
    /**
     * The words for: photos › skip.
     */
    skip: string
    /**
     * Texts: photos › guidance.
     */
    guidance: {
      /**
       * The words for: photos › guidance › heading.
       */
      heading: string
      /**
       * The list: photos › guidance › items.
       *
       * Items: One of: photos › guidance › items.
       */
      items: {
        /**
         * Never change it: the site finds the text by it.
         */
        id: string
        /**
         * The words for: photos › guidance › items › title.
         */
        title: string
        /**
         * The words for: photos › guidance › items › text.
         */
        text: string
      }[]
    }
    /**
     * Texts: photos › ways.
     */
    ways: {
      /**
       * The words for: photos › ways › take.
       */
      take: string
      /**
       * The words for: photos › ways › take hint.
       */
      take_hint: string
      /**
       * The words for: photos › ways › upload.
       */
      upload: string
      /**
       * The words for: photos › ways › upload hint.
       */
      upload_hint: string
      /**
       * The words for: photos › ways › drop here.
       */
      drop_here: string
      /**
       * The words for: photos › ways › paste hint.
       */
      paste_hint: string
      /**
       * The words for: photos › ways › phone.
       */
      phone: string
      /**
       * The words for: photos › ways › paste.
       */
      paste: string
      /**
       * The words for: photos › ways › pasted name.
       */
      pasted_name: string
      /**
       * The words for: photos › ways › choose.
       */
      choose: string
      /**
       * The words for: photos › ways › choose view. Keep: {view}.
       */
      choose_view: string
    }
    /**
     * Texts: photos › privacy.
     */
    privacy: {
      /**
       * The words for: photos › privacy › title.
       */
      title: string
      /**
       * The words for: photos › privacy › text.
       */
      text: string
    }
    /**
     * The words for: photos › slots label.
     */
    slots_label: string
    /**
     * The list: photos › slots.
     *
     * Items: One of: photos › slots.
     */
    slots: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: photos › slots › title.
       */
      title: string
      /**
       * A picture in content/media.
       */
      picture: string
      /**
       * The words for: photos › slots › guide.
       */
      guide: string
      /**
       * The words for: photos › slots › guide alt.
       */
      guide_alt: string
      /**
       * The words for: photos › slots › help.
       */
      help: string
    }[]
    /**
     * The words for: photos › slot empty.
     */
    slot_empty: string
    /**
     * The words for: photos › slot now.
     */
    slot_now: string
    /**
     * What a screen reader says when a picture was checked: one or more whole sentences. Keep: {n}, {view}, {feedback}, {advice}.
     */
    slot_full: string
    /**
     * The words for: photos › picture alt. Keep: {view}.
     */
    picture_alt: string
    /**
     * The words for: photos › count. Keep: {count}, {total}.
     */
    count: string
    /**
     * Texts: photos › camera.
     */
    camera: {
      /**
       * The words for: photos › camera › state off.
       */
      state_off: string
      /**
       * The words for: photos › camera › state keeping.
       */
      state_keeping: string
      /**
       * The words for: photos › camera › state starting.
       */
      state_starting: string
      /**
       * The words for: photos › camera › state live.
       */
      state_live: string
      /**
       * The words for: photos › camera › view label.
       */
      view_label: string
      /**
       * The words for: photos › camera › capture.
       */
      capture: string
      /**
       * The words for: photos › camera › capture view. Keep: {view}.
       */
      capture_view: string
      /**
       * The words for: photos › camera › flip.
       */
      flip: string
      /**
       * The words for: photos › camera › timer.
       */
      timer: string
      /**
       * The words for: photos › camera › timer off.
       */
      timer_off: string
      /**
       * The words for: photos › camera › timer seconds. Keep: {seconds}.
       */
      timer_seconds: string
      /**
       * The words for: photos › camera › countdown. Keep: {seconds}.
       */
      countdown: string
      /**
       * The words for: photos › camera › countdown spoken. Keep: {seconds}.
       */
      countdown_spoken: string
      /**
       * The words for: photos › camera › cancel countdown.
       */
      cancel_countdown: string
      /**
       * The words for: photos › camera › sound on.
       */
      sound_on: string
      /**
       * The words for: photos › camera › sound off.
       */
      sound_off: string
      /**
       * The words for: photos › camera › sound try.
       */
      sound_try: string
      /**
       * The words for: photos › camera › aim.
       */
      aim: string
      /**
       * The words for: photos › camera › aim view. Keep: {view}.
       */
      aim_view: string
      /**
       * The words for: photos › camera › taking.
       */
      taking: string
      /**
       * The words for: photos › camera › taken. Keep: {view}.
       */
      taken: string
      /**
       * The words for: photos › camera › full.
       */
      full: string
      /**
       * The words for: photos › camera › stop.
       */
      stop: string
    }
    /**
     * Texts: photos › actions.
     */
    actions: {
      /**
       * The words for: photos › actions › retake.
       */
      retake: string
      /**
       * The words for: photos › actions › retake view. Keep: {view}.
       */
      retake_view: string
      /**
       * The words for: photos › actions › delete.
       */
      delete: string
      /**
       * The words for: photos › actions › delete view. Keep: {n}, {view}.
       */
      delete_view: string
      /**
       * The words for: photos › actions › deleted. Keep: {view}.
       */
      deleted: string
      /**
       * The words for: photos › actions › keep old.
       */
      keep_old: string
      /**
       * The words for: photos › actions › added. Keep: {file}, {view}.
       */
      added: string
      /**
       * The words for: photos › actions › swap. Keep: {view}, {other}.
       */
      swap: string
      /**
       * The words for: photos › actions › move to. Keep: {view}, {other}.
       */
      move_to: string
      /**
       * What a screen reader says when a picture was moved to an empty place. Keep: {view}, {other}.
       */
      moved: string
      /**
       * What a screen reader says when two pictures changed places. Keep: {view}, {other}.
       */
      swapped: string
      /**
       * The words for: photos › actions › keep.
       */
      keep: string
      /**
       * The words for: photos › actions › keep view. Keep: {view}.
       */
      keep_view: string
      /**
       * The words for: photos › actions › submit.
       */
      submit: string
      /**
       * The words for: photos › actions › submitted note.
       */
      submitted_note: string
      /**
       * The words for: photos › actions › reset.
       */
      reset: string
      /**
       * Texts: photos › actions › reset dialog.
       */
      reset_dialog: {
        /**
         * The words for: photos › actions › reset dialog › heading.
         */
        heading: string
        /**
         * The words for: photos › actions › reset dialog › text.
         */
        text: string
        /**
         * The words for: photos › actions › reset dialog › confirm.
         */
        confirm: string
        /**
         * The words for: photos › actions › reset dialog › cancel.
         */
        cancel: string
      }
      /**
       * The words for: photos › actions › reset done.
       */
      reset_done: string
    }
    /**
     * Texts: photos › feedback.
     */
    feedback: {
      /**
       * The words for: photos › feedback › label.
       */
      label: string
      /**
       * The words for: photos › feedback › checking.
       */
      checking: string
      /**
       * The words for: photos › feedback › none.
       */
      none: string
      /**
       * What is said of the picture of the camera while it is on: a whole sentence. Keep: {feedback}, {advice}.
       */
      live: string
      /**
       * What the device says about a picture: each of the five advices once.
       *
       * @minItems 5
       * @maxItems 5
       *
       * Items: One of: photos › feedback › classes.
       */
      classes: {
        /**
         * The advice. The site finds the text by it.
         */
        id: 'approved' | 'too_dark' | 'too_close' | 'background' | 'blurred'
        /**
         * The words for: photos › feedback › classes › title.
         */
        title: string
        /**
         * The words for: photos › feedback › classes › advice.
         */
        advice: string
        /**
         * The words for: photos › feedback › classes › live.
         */
        live: string
      }[]
    }
    /**
     * Texts: photos › camera help.
     */
    camera_help: {
      /**
       * The words for: photos › camera help › upload instead.
       */
      upload_instead: string
      /**
       * The words for: photos › camera help › try again.
       */
      try_again: string
      /**
       * The words for: photos › camera help › kept.
       */
      kept: string
      /**
       * The list: photos › camera help › failures.
       *
       * Items: One of: photos › camera help › failures.
       */
      failures: {
        /**
         * Never change it: the site finds the text by it.
         */
        id: string
        /**
         * The words for: photos › camera help › failures › title.
         */
        title: string
        /**
         * What to do. Markdown; it is rendered when the content is compiled.
         */
        advice: MarkdownNode[]
      }[]
    }
  }
  /**
   * Texts: extra information.
   */
  extra_information: {
    /**
     * The words for: extra information › lead.
     */
    lead: string
    /**
     * The words for: extra information › private.
     */
    private: string
  }
  /**
   * Texts: medical.
   */
  medical: {
    /**
     * The words for: medical › lead.
     */
    lead: string
  }
  /**
   * Texts: lifestyle.
   */
  lifestyle: {
    /**
     * The words for: lifestyle › lead.
     */
    lead: string
  }
  /**
   * Texts: hair care.
   */
  hair_care: {
    /**
     * The words for: hair care › lead.
     */
    lead: string
  }
  /**
   * Texts: about you.
   */
  about_you: {
    /**
     * The words for: about you › lead.
     */
    lead: string
    /**
     * The words for: about you › before sending.
     */
    before_sending: string
    /**
     * The words for: about you › not answered. Keep: {count}.
     */
    not_answered: string
    /**
     * The words for: about you › finish hint.
     */
    finish_hint: string
  }
  /**
   * Texts: analysing.
   */
  analysing: {
    /**
     * The words for: analysing › lead. Keep: {seconds}.
     */
    lead: string
    /**
     * The list: analysing › stages.
     *
     * Items: One of: analysing › stages.
     */
    stages: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: analysing › stages › text.
       */
      text: string
    }[]
    /**
     * In place of the lead once the result is there: it opens when the time of the step is over.
     */
    done: string
    /**
     * Counts down to the result, below the lead. Only seen, not read out. Keep: {seconds}.
     */
    opens: string
    /**
     * In place of the lead when the time that it names is over and the result is not there.
     */
    slow: string
    /**
     * Texts: analysing › offline.
     */
    offline: {
      /**
       * The words for: analysing › offline › heading.
       */
      heading: string
      /**
       * The words for: analysing › offline › text.
       */
      text: string
      /**
       * The words for: analysing › offline › action.
       */
      action: string
    }
    /**
     * Said when a call was cut although the browser is online. We try again by ourselves.
     */
    interrupted: {
      /**
       * What happened.
       */
      heading: string
      /**
       * What is safe, and what happens next.
       */
      text: string
    }
    /**
     * Texts: analysing › failed.
     */
    failed: {
      /**
       * The words for: analysing › failed › heading.
       */
      heading: string
      /**
       * The words for: analysing › failed › text.
       */
      text: string
      /**
       * The words for: analysing › failed › retrying. Keep: {seconds}.
       */
      retrying: string
      /**
       * The words for: analysing › failed › action.
       */
      action: string
      /**
       * The words for: analysing › failed › back.
       */
      back: string
    }
    /**
     * Texts: analysing › refused.
     */
    refused: {
      /**
       * The words for: analysing › refused › heading.
       */
      heading: string
      /**
       * What to do about the answers that are named below it.
       */
      text: string
      /**
       * An answer that was refused: {title} is its question, {message} what the server says about it.
       */
      problem: string
      /**
       * Stands in the place of the text when the server names no answer: what is safe, and what to do.
       */
      unknown: string
      /**
       * The words for: analysing › refused › back.
       */
      back: string
    }
    /**
     * Said while the server has no room for photos: the page waits and sends them by itself, without a button.
     */
    photos_waiting: string
    /**
     * Texts: analysing › photos failed.
     */
    photos_failed: {
      /**
       * The words for: analysing › photos failed › heading.
       */
      heading: string
      /**
       * The words for: analysing › photos failed › text.
       */
      text: string
      /**
       * The words for: analysing › photos failed › action.
       */
      action: string
      /**
       * The words for: analysing › photos failed › without.
       */
      without: string
    }
    /**
     * Texts: analysing › updated.
     */
    updated: {
      /**
       * The words for: analysing › updated › heading.
       */
      heading: string
      /**
       * The words for: analysing › updated › text.
       */
      text: string
      /**
       * The words for: analysing › updated › action.
       */
      action: string
    }
  }
  /**
   * Texts: results.
   */
  results: {
    /**
     * Shown while a result is read that was worked out before.
     */
    opening: string
    /**
     * In place of the lead, when no question was answered.
     */
    empty: string
    /**
     * The words for: results › empty action.
     */
    empty_action: string
    /**
     * A picture in content/media.
     */
    picture: string
    /**
     * The words for: results › photos heading.
     */
    photos_heading: string
    /**
     * Texts: results › visitor.
     */
    visitor: {
      /**
       * The words for: results › visitor › lead.
       */
      lead: string
      /**
       * Texts: results › visitor › overlay.
       */
      overlay: {
        /**
         * The words for: results › visitor › overlay › heading.
         */
        heading: string
        /**
         * The words for: results › visitor › overlay › text.
         */
        text: string
        /**
         * Texts: results › visitor › overlay › signup.
         */
        signup: {
          /**
           * The words for: results › visitor › overlay › signup › label.
           */
          label: string
          /**
           * Where the link goes: a page of this site, an https address, or contact.
           */
          to: string
        }
        /**
         * Texts: results › visitor › overlay › login.
         */
        login: {
          /**
           * The words for: results › visitor › overlay › login › label.
           */
          label: string
          /**
           * Where the link goes: a page of this site, an https address, or contact.
           */
          to: string
        }
      }
      /**
       * The words for: results › visitor › hidden.
       */
      hidden: string
      /**
       * The words for: results › visitor › kept.
       */
      kept: string
      /**
       * The words for: results › visitor › later.
       */
      later: string
    }
    /**
     * Texts: results › user.
     */
    user: {
      /**
       * The words for: results › user › lead.
       */
      lead: string
      /**
       * Texts: results › user › dashboard.
       */
      dashboard: {
        /**
         * The words for: results › user › dashboard › label.
         */
        label: string
        /**
         * Where the link goes: a page of this site, an https address, or contact.
         */
        to: string
      }
    }
    /**
     * The words for: results › recheck.
     */
    recheck: string
    /**
     * The words for: results › claimed.
     */
    claimed: string
    /**
     * The words for: results › claim taken.
     */
    claim_taken: string
    /**
     * In place of a result that the server has no longer, or that this device has no key of.
     */
    claim_gone: string
    /**
     * Texts: results › again.
     */
    again: {
      /**
       * The words for: results › again › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * The heading above what was agreed to.
     */
    consents_heading: string
    /**
     * Beside Retake test, for a visitor: what becomes of this result.
     */
    again_note: string
  }
}
/**
 * The landing page.
 */
export interface HomePage {
  /**
   * Never change it: the site finds the text by it.
   */
  id: string
  /**
   * The words for: route.
   */
  route: string
  /**
   * Texts: hero.
   */
  hero: {
    /**
     * The words for: hero › heading.
     */
    heading: string
    /**
     * The words for: hero › text.
     */
    text: string
    /**
     * Texts: hero › action.
     */
    action: {
      /**
       * The words for: hero › action › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * Texts: hero › second action.
     */
    second_action: {
      /**
       * The words for: hero › second action › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * What somebody wants to know before they begin, in a few words each.
     *
     * Items: One fact.
     */
    facts: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: hero › facts › text.
       */
      text: string
    }[]
    /**
     * Texts: hero › picture.
     */
    picture: {
      /**
       * A picture in content/media.
       */
      src: string
      /**
       * What the picture shows, for those who cannot see it.
       */
      alt: string
    }
  }
  /**
   * The steps that are shown one at a time.
   */
  carousel: {
    /**
     * The words for: carousel › heading.
     */
    heading: string
    /**
     * What the group of steps is called, for those who listen.
     */
    label: string
    /**
     * The button that stops it.
     */
    pause: string
    /**
     * The button that starts it again.
     */
    play: string
    /**
     * The words for: carousel › previous.
     */
    previous: string
    /**
     * The words for: carousel › next.
     */
    next: string
    /**
     * Which step is shown. Keep: {n}, {total}.
     */
    position: string
    /**
     * The steps in order: as many as constants.yaml says.
     *
     * Items: One step.
     */
    slides: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: carousel › slides › title.
       */
      title: string
      /**
       * The words for: carousel › slides › text.
       */
      text: string
      /**
       * A picture in content/media.
       */
      picture: string
    }[]
  }
  /**
   * Texts: explainer.
   */
  explainer: {
    /**
     * The words for: explainer › heading.
     */
    heading: string
    /**
     * The list: explainer › items.
     *
     * Items: One of: explainer › items.
     */
    items: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: explainer › items › title.
       */
      title: string
      /**
       * A picture in content/media.
       */
      picture: string
      /**
       * The words for: explainer › items › text.
       */
      text: string
    }[]
    /**
     * Texts: explainer › action.
     */
    action: {
      /**
       * The words for: explainer › action › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
  }
  /**
   * Sample scores, some of them behind the invitation to sign up. The samples stand in analysis/scores.yaml.
   */
  teaser: {
    /**
     * The words for: teaser › heading.
     */
    heading: string
    /**
     * The words for: teaser › text.
     */
    text: string
    /**
     * Stands above the scores: they are nobody's.
     */
    sample_note: string
    /**
     * From which to which number a word stands. Keep: {from}, {to}.
     */
    range: string
    /**
     * Stands after a number.
     */
    out_of: string
    /**
     * A score for those who listen. Keep: {score}, {value}, {word}.
     */
    value: string
    /**
     * Over the scores that are not shown.
     */
    overlay: {
      /**
       * The words for: teaser › overlay › heading.
       */
      heading: string
      /**
       * The words for: teaser › overlay › text.
       */
      text: string
      /**
       * Texts: teaser › overlay › action.
       */
      action: {
        /**
         * The words for: teaser › overlay › action › label.
         */
        label: string
        /**
         * Where the link goes: a page of this site, an https address, or contact.
         */
        to: string
      }
    }
  }
  /**
   * Texts: trust.
   */
  trust: {
    /**
     * The words for: trust › heading.
     */
    heading: string
    /**
     * The list: trust › points.
     *
     * Items: One of: trust › points.
     */
    points: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: trust › points › title.
       */
      title: string
      /**
       * The words for: trust › points › text.
       */
      text: string
    }[]
  }
  /**
   * Texts: contributors.
   */
  contributors: {
    /**
     * The words for: contributors › heading.
     */
    heading: string
    /**
     * The words for: contributors › text.
     */
    text: string
    /**
     * Pictures beside each other.
     *
     * Items: One picture.
     */
    pictures: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * Stands under the picture.
       */
      label: string
      /**
       * A picture in content/media.
       */
      src: string
    }[]
  }
  /**
   * Texts: closing.
   */
  closing: {
    /**
     * The words for: closing › heading.
     */
    heading: string
    /**
     * The words for: closing › text.
     */
    text: string
    /**
     * Texts: closing › action.
     */
    action: {
      /**
       * The words for: closing › action › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
  }
}
/**
 * The page at /about that says who runs the site: an introduction, a series of texts and a button.
 */
export interface AboutPage {
  /**
   * Finds the title of the browser tab and the description for search engines under meta in settings/site.yaml, so it must stay about.
   */
  id: string
  /**
   * The address of the page. The program serves it at /about and links are checked against this value, so do not change it.
   */
  route: string
  /**
   * The large heading at the top of the page. The title of the browser tab is in settings/site.yaml.
   */
  heading: string
  /**
   * The sentence below the heading at the top of the page.
   */
  lead: string
  /**
   * The texts of the page, shown from top to bottom in this order, each with its heading beside it on wide screens.
   *
   * Items: One part of the page: a heading, a text and, if you like, a picture.
   */
  blocks: {
    /**
     * Tells the texts of this page apart; it is not shown. Each id may be used once.
     */
    id: string
    /**
     * The heading of this text, to its left on wide screens and above it on phones.
     */
    heading: string
    /**
     * A file below content/media that is shown below the heading as decoration. A text that is set as a statement shows none.
     */
    picture?: string
    /**
     * Leave it out for a normal text. statement shows the text across the whole page on a coloured band; only the first one on the page is shown like that.
     */
    look?: 'statement'
    /**
     * The text itself, in Markdown: paragraphs, lists, **bold**, *italic* and [links](/how).
     */
    body: MarkdownNode[]
  }[]
  /**
   * The large button at the end of the page.
   */
  action: {
    /**
     * What the button at the end of the page says.
     */
    label: string
    /**
     * Where the button at the end of the page leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
     */
    to: string
  }
}
/**
 * The page at /how, which leads through the process one step at a time.
 */
export interface HowPage {
  /**
   * Finds the title of the browser tab and the description for search engines under meta in settings/site.yaml, so it must stay how.
   */
  id: string
  /**
   * The address of the page. The program serves it at /how and links are checked against this value, so do not change it.
   */
  route: string
  /**
   * The large heading at the top of the page. Screen readers also use it as the name of the step-by-step part.
   */
  heading: string
  /**
   * The sentence below the heading, above the first step.
   */
  lead: string
  /**
   * Button that goes one step back. It is disabled on the first step.
   */
  previous: string
  /**
   * Button that goes one step forward. It is disabled on the last step.
   */
  next: string
  /**
   * Shown beside the progress bar. {n} is the number of the present step, {total} the number of steps.
   */
  progress: string
  /**
   * What screen readers say for the progress bar, and before the title of a new step. {n} is the present step, {total} the number of steps.
   */
  progress_label: string
  /**
   * The heading of the numbered list of all steps, beside or below the present step.
   */
  all_steps: string
  /**
   * The steps in order. Their number has to be the same as stepper.steps in settings/constants.yaml.
   *
   * Items: One step of the process, with a title, a text and a picture.
   */
  steps: {
    /**
     * Tells the steps apart; it is not shown. Each id may be used once.
     */
    id: string
    /**
     * The heading of the step, and its line in the list of all steps.
     */
    title: string
    /**
     * A file below content/media, shown with the step as decoration.
     */
    picture: string
    /**
     * The text of the step, in Markdown: paragraphs, lists, **bold**, *italic* and links.
     */
    body: MarkdownNode[]
  }[]
  /**
   * The large button below the list of all steps.
   */
  action: {
    /**
     * What the button below the list of steps says.
     */
    label: string
    /**
     * Where the button below the list of steps leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
     */
    to: string
  }
}
/**
 * The page that is shown at an address where there is no page.
 */
export interface NotFoundPage {
  /**
   * The name of this page. Its description for search engines is under the same id in meta of settings/site.yaml.
   */
  id: string
  /**
   * The heading of the page, and the title of its browser tab.
   */
  heading: string
  /**
   * The drawing above the heading of this page, as decoration.
   */
  picture: {
    /**
     * The file of the picture, below content/media.
     */
    src: string
    /**
     * What the picture shows. Nothing reads it at present: the picture is decoration, and screen readers skip it.
     */
    alt: string
  }
  /**
   * The sentence below the heading: what happened and what to do.
   */
  text: string
  /**
   * The buttons below the text, which lead to pages that exist.
   *
   * Items: One button below the text of this page.
   */
  links: {
    /**
     * Tells the buttons apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * What the button says, for example "Home".
     */
    label: string
    /**
     * Where the button leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
     */
    to: string
  }[]
}
/**
 * The words of a report.
 */
export interface ReportPage {
  /**
   * Never change it: the site finds the text by it.
   */
  id: string
  /**
   * Texts: signposts.
   */
  signposts: {
    /**
     * The words for: signposts › heading.
     */
    heading: string
    /**
     * The words for: signposts › lead.
     */
    lead: string
  }
  /**
   * Texts: scores.
   */
  scores: {
    /**
     * The words for: scores › heading.
     */
    heading: string
    /**
     * The words for: scores › lead.
     */
    lead: string
    /**
     * The words for: scores › value. Keep: {value}.
     */
    value: string
    /**
     * The words for: scores › spoken. Keep: {score}, {value}, {word}.
     */
    spoken: string
    /**
     * The words for: scores › based on. Keep: {count}.
     */
    based_on: string
    /**
     * Stands after the number of a score.
     */
    out_of: string
    /**
     * How many questions the quiz counts, where not all are answered. Keep: {total}.
     */
    of_total: string
    /**
     * How many questions were not asked. Keep: {count}.
     */
    not_applicable: string
    /**
     * How many answers are not stored without a yes. Keep: {count}.
     */
    no_consent: string
    /**
     * How many questions were skipped. Keep: {count}.
     */
    skipped: string
  }
  /**
   * Texts: ledger.
   */
  ledger: {
    /**
     * The words for: ledger › open.
     */
    open: string
    /**
     * The words for: ledger › heading. Keep: {score}, {value}.
     */
    heading: string
    /**
     * The words for: ledger › lead.
     */
    lead: string
    /**
     * Texts: ledger › columns.
     */
    columns: {
      /**
       * The words for: ledger › columns › answer.
       */
      answer: string
      /**
       * The words for: ledger › columns › reason.
       */
      reason: string
      /**
       * The words for: ledger › columns › points.
       */
      points: string
      /**
       * The words for: ledger › columns › evidence.
       */
      evidence: string
    }
    /**
     * The words for: ledger › base.
     */
    base: string
    /**
     * The words for: ledger › adds. Keep: {points}.
     */
    adds: string
    /**
     * The words for: ledger › takes. Keep: {points}.
     */
    takes: string
    /**
     * The words for: ledger › sum.
     */
    sum: string
    /**
     * The words for: ledger › clamp low.
     */
    clamp_low: string
    /**
     * The words for: ledger › clamp high.
     */
    clamp_high: string
    /**
     * The words for: ledger › turned. Keep: {concern}, {value}.
     */
    turned: string
    /**
     * The words for: ledger › no points.
     */
    no_points: string
    /**
     * The words for: ledger › skipped. Keep: {count}.
     */
    skipped: string
    /**
     * Texts: ledger › evidence.
     */
    evidence: {
      /**
       * The words for: ledger › evidence › observed.
       */
      observed: string
      /**
       * The words for: ledger › evidence › strong.
       */
      strong: string
      /**
       * The words for: ledger › evidence › moderate.
       */
      moderate: string
      /**
       * The words for: ledger › evidence › weak.
       */
      weak: string
      /**
       * The words for: ledger › evidence › custom.
       */
      custom: string
    }
    /**
     * The words for: ledger › fair.
     */
    fair: string
  }
  /**
   * Texts: routines.
   */
  routines: {
    /**
     * The words for: routines › heading.
     */
    heading: string
    /**
     * The words for: routines › lead.
     */
    lead: string
    /**
     * The words for: routines › how often.
     */
    how_often: string
    /**
     * The words for: routines › product.
     */
    product: string
    /**
     * The words for: routines › no product.
     */
    no_product: string
    /**
     * The words for: routines › empty.
     */
    empty: string
  }
  /**
   * Texts: objectives.
   */
  objectives: {
    /**
     * The words for: objectives › heading.
     */
    heading: string
    /**
     * The list: objectives › cards.
     *
     * Items: One of: objectives › cards.
     */
    cards: {
      /**
       * Never change it: the site finds the text by it.
       */
      id: string
      /**
       * The words for: objectives › cards › title.
       */
      title: string
      /**
       * The words for: objectives › cards › empty.
       */
      empty: string
    }[]
  }
  /**
   * Texts: tips.
   */
  tips: {
    /**
     * The words for: tips › heading.
     */
    heading: string
    /**
     * The words for: tips › lead.
     */
    lead: string
    /**
     * The words for: tips › because.
     */
    because: string
  }
  /**
   * Texts: product.
   */
  product: {
    /**
     * The words for: product › picture alt. Keep: {product}, {brand}.
     */
    picture_alt: string
    /**
     * The words for: product › default picture alt.
     */
    default_picture_alt: string
    /**
     * The words for: product › price. Keep: {price}.
     */
    price: string
    /**
     * The words for: product › price note.
     */
    price_note: string
    /**
     * The words for: product › size. Keep: {size}.
     */
    size: string
    /**
     * The words for: product › for step. Keep: {step}.
     */
    for_step: string
    /**
     * The words for: product › why.
     */
    why: string
    /**
     * The words for: product › against.
     */
    against: string
    /**
     * The words for: product › may contain. Keep: {group}.
     */
    may_contain: string
    /**
     * The words for: product › ingredients.
     */
    ingredients: string
    /**
     * The words for: product › ingredients open.
     */
    ingredients_open: string
    /**
     * The words for: product › ingredients none.
     */
    ingredients_none: string
    /**
     * Texts: product › certainty.
     */
    certainty: {
      /**
       * The words for: product › certainty › sure.
       */
      sure: string
      /**
       * The words for: product › certainty › possible.
       */
      possible: string
      /**
       * The words for: product › certainty › contested.
       */
      contested: string
    }
    /**
     * The words for: product › buy. Keep: {retailer}.
     */
    buy: string
    /**
     * The words for: product › buy note.
     */
    buy_note: string
    /**
     * The heading above the products.
     */
    heading: string
  }
}
/**
 * The form at /login. What it says about mistakes is in settings/messages.yaml, under login, session and fields.
 */
export interface LoginPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay login.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /login. Links in the content are checked against it.
   */
  route: '/login'
  /**
   * The heading of the login page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence between the heading and the login form.
   */
  lead: string
  /**
   * The two fields of the form. Their order counts: first the username or email address, then the password.
   *
   * Items: What visitors read at one of the two fields: its label.
   */
  fields: {
    /**
     * Says which field these texts are for. The form takes them by their order, so keep id and order as they are.
     */
    id: string
    /**
     * The name of the field, shown above it.
     */
    label: string
  }[]
  /**
   * Label of the box below the password that makes it readable. The dialogs of the account page that ask for the password have their own.
   */
  show_password: string
  /**
   * Button that sends the login form.
   */
  submit: string
  /**
   * Shown on the login button, and read out, until the server has answered.
   */
  sending: string
  /**
   * The lines below the login form that lead elsewhere, such as to sign up or to a forgotten password.
   *
   * Items: One line below the login form: a short text and a link.
   */
  links: {
    /**
     * Tells the links below the login form apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * The question or remark before the link, for example "New here?"
     */
    text: string
    /**
     * What the link says, for example "Sign up". It follows the text before it.
     */
    label: string
    /**
     * Where the link leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error. Where the visitor came from is added to it.
     */
    to: string
  }[]
  /**
   * Note above the form for a visitor who opened a page that needs a login and was sent here.
   */
  came_from_guard: string
  /**
   * Note above the form while a quiz result on this device is not in an account yet: what happens to it after logging in.
   */
  result_waiting: string
}
/**
 * The form at /signup that makes an account. What it says about mistakes is in settings/messages.yaml, under register and fields.
 */
export interface SignupPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay signup.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /signup. Links in the content are checked against it.
   */
  route: '/signup'
  /**
   * The heading of the sign-up page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence between the heading and the sign-up form.
   */
  lead: string
  /**
   * The three fields of the form. Their order counts: username, email address, password.
   *
   * Items: What visitors read at one field of the sign-up form: its label and its hints.
   */
  fields: {
    /**
     * Says which field these texts are for. The form takes them by their order: username, email, password.
     */
    id: string
    /**
     * The name of the field, shown above it.
     */
    label: string
    /**
     * The advice at the field. For the username, {min} and {max} are username_min and username_max of settings/constants.yaml. For the password, it is the rule about capitals and numbers that gets a tick while the visitor types.
     */
    hint: string
    /**
     * Only for the password: the rule about its length, which gets a tick while the visitor types. {min} is password_min of settings/constants.yaml.
     */
    second_hint?: string
  }[]
  /**
   * Label of the box below the password that makes it readable.
   */
  show_password: string
  /**
   * Button that sends the sign-up form.
   */
  submit: string
  /**
   * Shown on the sign-up button, and read out, until the server has answered.
   */
  sending: string
  /**
   * What a visitor agrees to by signing up, in small print above the button, in Markdown. Link to the terms and the privacy page.
   */
  terms: MarkdownNode[]
  /**
   * The sentence below the terms that says how old a user must be. Keep it in step with minimum_age in settings/constants.yaml.
   */
  age: string
  /**
   * The lines below the sign-up form that lead elsewhere, such as to the login page.
   *
   * Items: One line below the sign-up form: a short text and a link.
   */
  links: {
    /**
     * Tells the links below the sign-up form apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * The question or remark before the link, for example "Already have an account?"
     */
    text: string
    /**
     * What the link says, for example "Login".
     */
    label: string
    /**
     * Where the link leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error. Where the visitor came from is added to it.
     */
    to: string
  }[]
  /**
   * Note above the form while a quiz result on this device is not in an account yet: what happens to it after signing up.
   */
  result_waiting: string
}
/**
 * The form at /forgot-password that asks for a link to set a new password. Its other messages are in settings/messages.yaml, under forgot_password.
 */
export interface ForgotPasswordPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay forgot-password.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /forgot-password. Links in the content are checked against it.
   */
  route: '/forgot-password'
  /**
   * The heading of the forgot password page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence between the heading and the form. It must not promise a mail, because only known addresses get one.
   */
  lead: string
  /**
   * The only field of the form, the email address. It has to be the first entry.
   *
   * Items: What visitors read at the email field of this page.
   */
  fields: {
    /**
     * Says which field these texts are for. The form uses the first entry of the list.
     */
    id: string
    /**
     * The name of the email field, shown above it.
     */
    label: string
  }[]
  /**
   * Button that asks for the link.
   */
  submit: string
  /**
   * Shown on the button, and read out, until the server has answered.
   */
  sending: string
  /**
   * The lines below the form that lead elsewhere, such as back to the login page.
   *
   * Items: One line below the form: a short text and a link.
   */
  links: {
    /**
     * Tells the links below the form apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * The question or remark before the link, for example "Remembered your password?"
     */
    text: string
    /**
     * What the link says, for example "Login". It follows the text before it.
     */
    label: string
    /**
     * Where this link leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
     */
    to: string
  }[]
  /**
   * The text below the confirmation, the same for every address: how long the link works and what to do if no mail arrives. {reset_link_minutes} is set in settings/constants.yaml.
   */
  after_sending: string
}
/**
 * The form at /reset-password, which the link in the reset email opens. Its other messages are in settings/messages.yaml, under reset_password and fields.
 */
export interface ResetPasswordPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay reset-password.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /reset-password. Links in the content are checked against it.
   */
  route: '/reset-password'
  /**
   * The heading of the reset password page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence below the heading. It should say that the user is logged out on all devices.
   */
  lead: string
  /**
   * The two fields of the form. Their order counts: the new password, then the same once more.
   *
   * Items: What users read at one of the two password fields: its label and, for the new password, its rules.
   */
  fields: {
    /**
     * Says which field these texts are for. The form takes them by their order: new password, repetition.
     */
    id: string
    /**
     * The name of the password field, shown above it.
     */
    label: string
    /**
     * Only for the new password: the rule about capitals and numbers, which gets a tick while the user types.
     */
    hint?: string
    /**
     * Only for the new password: the rule about its length, which gets a tick while the user types. {min} is password_min of settings/constants.yaml.
     */
    second_hint?: string
  }[]
  /**
   * Label of the box that makes both passwords readable.
   */
  show_password: string
  /**
   * Button that stores the new password.
   */
  submit: string
  /**
   * Shown on the save button, and read out, until the server has answered.
   */
  sending: string
  /**
   * Takes the place of the form once the new password is stored.
   */
  success: {
    /**
     * The heading of the confirmation. Screen readers read it out when it appears.
     */
    heading: string
    /**
     * The sentence below the heading of the confirmation.
     */
    text: string
    /**
     * The button of the confirmation, which should lead to the login page.
     */
    action: {
      /**
       * What the button of the confirmation says.
       */
      label: string
      /**
       * Where the button of the confirmation leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
       */
      to: string
    }
  }
  /**
   * Takes the place of the form when the link has been used already or is too old.
   */
  link_used: {
    /**
     * The heading of the warning. An incomplete link shows reset_password.link_broken of settings/messages.yaml instead.
     */
    heading: string
    /**
     * The sentence below the heading of the warning: why the link does not work and what to do.
     */
    text: string
    /**
     * The button of the warning, which should lead to a new link. It is shown for an incomplete link, too.
     */
    action: {
      /**
       * What the button of the warning says.
       */
      label: string
      /**
       * Where the button of the warning leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
       */
      to: string
    }
  }
}
/**
 * The page at /logout, where a user confirms that they want to log out.
 */
export interface LogoutPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay logout.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /logout. Links in the content are checked against it.
   */
  route: '/logout'
  /**
   * The heading of the logout page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence between the heading and the button. {username} is the name of the account.
   */
  lead: string
  /**
   * Always an empty list: logging out asks for nothing, and no page reads this.
   *
   * @maxItems 0
   */
  fields: unknown[]
  /**
   * Button that logs out on this device.
   */
  submit: string
  /**
   * Shown on the button, and then in place of the form, until the next page opens.
   */
  sending: string
  /**
   * The text above the button: what is removed from this device. It has to match what the site does.
   */
  note: string
  /**
   * The lines below the form that lead elsewhere, such as back to the dashboard.
   *
   * Items: One line below the logout form: a short text and a link.
   */
  links: {
    /**
     * Tells the links below the logout form apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * The question or remark before the link, for example "Not yet?"
     */
    text: string
    /**
     * What the link says, for example "Back to the dashboard".
     */
    label: string
    /**
     * Where this link leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
     */
    to: string
  }[]
}
/**
 * The form at /feedback for messages to the operator of the site. What arrives is exported with npm run --silent export -- feedback.
 */
export interface FeedbackPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay feedback.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /feedback. Links in the content are checked against it.
   */
  route: '/feedback'
  /**
   * The heading of the feedback page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence between the heading and the feedback form. It is hidden once the feedback is sent.
   */
  lead: string
  /**
   * The three fields of the form. Their order counts: topic, message, email address.
   *
   * Items: What visitors read at one field of the feedback form: its label and, where it has them, hint and topics.
   */
  fields: {
    /**
     * Says which field these texts are for: topic, message or email. The form takes them by their order, and the server finds the topics by the id topic.
     */
    id: string
    /**
     * The name of the field, shown above it.
     */
    label: string
    /**
     * Only for the topic: what the list shows until a topic is chosen.
     */
    none?: string
    /**
     * Only for the topic: the topics of the list, in this order.
     *
     * Items: One topic that feedback can be about.
     */
    options?: {
      /**
       * Stored with the feedback and written into its export. Never change it, or older feedback no longer belongs to its topic.
       */
      id: string
      /**
       * What the list shows for this topic.
       */
      label: string
    }[]
    /**
     * Advice between the label and the field, for the message and the email address.
     */
    hint?: string
  }[]
  /**
   * Button at the end of the form that sends the feedback.
   */
  submit: string
  /**
   * Shown on the send button, and read out, until the server has answered.
   */
  sending: string
  /**
   * Takes the place of the form once the feedback is stored.
   */
  success: {
    /**
     * The heading of the thanks. Screen readers read it out when it appears.
     */
    heading: string
    /**
     * The sentence below the heading of the thanks. Promise an answer only if somebody gives one.
     */
    text: string
    /**
     * The first button below the thanks.
     */
    action: {
      /**
       * What the first button below the thanks says.
       */
      label: string
      /**
       * Where the first button below the thanks leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
       */
      to: string
    }
  }
  /**
   * The second button below the thanks, which opens an empty form again.
   */
  another: string
  /**
   * The text below the form that says where complaints go, in Markdown. It stays there after sending.
   */
  complaint: MarkdownNode[]
}
/**
 * The form that takes an email address for news, shown at each campaign path. Its messages are in settings/messages.yaml, under email_capture.
 */
export interface UpdatesPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay updates.
   */
  id: string
  /**
   * The addresses at which the page is shown, one for each campaign. The first one is given to search engines as the main address.
   *
   * Items: One address of the page, for a campaign, advert or poster.
   */
  paths: {
    /**
     * Tells the paths apart; it is not shown. Each id may be used once.
     */
    id: string
    /**
     * The address of the page for this campaign, stored with each email address that was left there. Capitals count, and no two pages may have the same address.
     */
    route: string
  }[]
  /**
   * The large heading of the page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence below the heading. It is hidden once the address is stored.
   */
  lead: string
  /**
   * The only field of the form, the email address. It has to be the first entry.
   *
   * Items: What visitors read at the email field of the updates form.
   */
  fields: {
    /**
     * Says which field these texts are for. The form uses the first entry of the list only.
     */
    id: string
    /**
     * The name of the email field of the updates form, shown above it.
     */
    label: string
  }[]
  /**
   * Button at the end of the form that stores the address for news.
   */
  submit: string
  /**
   * Shown on the button, and read out, until the address is stored or has failed.
   */
  sending: string
  /**
   * Small print below the email field: what the address is used for. UK law (PECR) asks for consent to marketing emails, so it has to be true and must stay.
   */
  consent: string
}
/**
 * The page at /unsubscribe, opened by the link in each email with news, where a visitor stops these emails.
 */
export interface UnsubscribePage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay unsubscribe.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /unsubscribe. Links in the content are checked against it.
   */
  route: '/unsubscribe'
  /**
   * The heading of the unsubscribe page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence above the button that says what pressing it does. Opening the page alone must change nothing.
   */
  lead: string
  /**
   * Small print above the button: which emails about an account are still sent.
   */
  account_note: string
  /**
   * Button that takes the address off the list.
   */
  submit: string
  /**
   * Shown on the button, and read out, until the server has answered.
   */
  sending: string
  /**
   * Shown above the button when the address could not be taken off the list and there is no more precise reason.
   */
  failure: string
  /**
   * Takes the place of the form once the address is off the list. It must not say whether the address was on it.
   */
  done: {
    /**
     * The heading of the confirmation, read out by screen readers when it appears. It is also the reply of the server to mail programs that unsubscribe with one click.
     */
    heading: string
    /**
     * The sentence below the heading of the confirmation that the emails have stopped.
     */
    text: string
    /**
     * The button below the confirmation that the emails have stopped.
     */
    action: {
      /**
       * What the button below the confirmation says, for example "Go to the home page".
       */
      label: string
      /**
       * Where the button below the confirmation leads: a page of this site, an https or mailto address, or contact for contact_link in settings/site.yaml.
       */
      to: string
    }
  }
  /**
   * Takes the place of the form when a part of the link is missing, or the server does not accept it.
   */
  link_broken: {
    /**
     * The heading of the warning about the link, read out by screen readers when it appears.
     */
    heading: string
    /**
     * The sentence below the heading of the warning: how to get the whole link, or whom to write to.
     */
    text: string
    /**
     * The button below the warning about the link.
     */
    action: {
      /**
       * What the button below the warning says, for example "Write to us".
       */
      label: string
      /**
       * Where the button below the warning leads: a page of this site, an https or mailto address, or contact for contact_link in settings/site.yaml.
       */
      to: string
    }
  }
}
/**
 * The dashboard, the report and its PDF.
 */
export interface DashboardPage {
  /**
   * Never change it: the site finds the text by it.
   */
  id: string
  /**
   * Texts: shared.
   */
  shared: {
    /**
     * The words for: shared › greeting. Keep: {username}.
     */
    greeting: string
    /**
     * Texts: shared › start quiz.
     */
    start_quiz: {
      /**
       * The words for: shared › start quiz › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * The words for: shared › try again.
     */
    try_again: string
    /**
     * The words for: shared › not a diagnosis.
     */
    not_a_diagnosis: string
    /**
     * The words for: shared › unknown.
     */
    unknown: string
  }
  /**
   * Texts: hair analysis.
   */
  analysis: {
    /**
     * Never change it: the site finds the text by it.
     */
    id: string
    /**
     * The address of the page. The program knows it: do not change it.
     */
    route: '/dashboard/'
    /**
     * The words for: analysis › heading.
     */
    heading: string
    /**
     * The words for: analysis › from report. Keep: {date}.
     */
    from_report: string
    /**
     * Texts: analysis › states.
     */
    states: {
      /**
       * The words for: analysis › states › loading.
       */
      loading: string
      /**
       * Texts: analysis › states › empty.
       */
      empty: {
        /**
         * The words for: analysis › states › empty › heading.
         */
        heading: string
        /**
         * The words for: analysis › states › empty › text.
         */
        text: string
        /**
         * Texts: analysis › states › empty › action.
         */
        action: {
          /**
           * The words for: analysis › states › empty › action › label.
           */
          label: string
          /**
           * Where the link goes: a page of this site, an https address, or contact.
           */
          to: string
        }
      }
      /**
       * Texts: analysis › states › failed.
       */
      failed: {
        /**
         * The words for: analysis › states › failed › heading.
         */
        heading: string
        /**
         * The words for: analysis › states › failed › text.
         */
        text: string
        /**
         * The words for: analysis › states › failed › action.
         */
        action: string
      }
      /**
       * The words for: analysis › states › partly.
       */
      partly: string
    }
    /**
     * Texts: analysis › photos.
     */
    photos: {
      /**
       * The words for: analysis › photos › heading.
       */
      heading: string
      /**
       * The words for: analysis › photos › none.
       */
      none: string
      /**
       * The words for: analysis › photos › alt. Keep: {date}, {view}.
       */
      alt: string
      /**
       * The words for: analysis › photos › compare.
       */
      compare: string
      /**
       * The words for: analysis › photos › delete.
       */
      delete: string
      /**
       * The words for: analysis › photos › delete all.
       */
      delete_all: string
      /**
       * Texts: analysis › photos › delete dialog.
       */
      delete_dialog: {
        /**
         * The words for: analysis › photos › delete dialog › heading.
         */
        heading: string
        /**
         * The words for: analysis › photos › delete dialog › text.
         */
        text: string
        /**
         * The words for: analysis › photos › delete dialog › confirm.
         */
        confirm: string
        /**
         * The words for: analysis › photos › delete dialog › cancel.
         */
        cancel: string
      }
    }
    /**
     * Texts: analysis › add products.
     */
    add_products: {
      /**
       * The words for: analysis › add products › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * Texts: analysis › recheck.
     */
    recheck: {
      /**
       * The words for: analysis › recheck › heading.
       */
      heading: string
      /**
       * The words for: analysis › recheck › text. Keep: {from}, {to}.
       */
      text: string
      /**
       * The words for: analysis › recheck › due.
       */
      due: string
      /**
       * Texts: analysis › recheck › action.
       */
      action: {
        /**
         * The words for: analysis › recheck › action › label.
         */
        label: string
        /**
         * Where the link goes: a page of this site, an https address, or contact.
         */
        to: string
      }
    }
    /**
     * The answer that a trait comes from, where its words differ. Keep: {answer}.
     */
    your_answer: string
  }
  /**
   * Texts: recommendations.
   */
  recommendations: {
    /**
     * Never change it: the site finds the text by it.
     */
    id: string
    /**
     * The address of the page. The program knows it: do not change it.
     */
    route: '/dashboard/recommendations'
    /**
     * The words for: recommendations › heading.
     */
    heading: string
    /**
     * The words for: recommendations › products heading.
     */
    products_heading: string
    /**
     * What the products were chosen by. Shown only with products that come from answers.
     */
    lead: MarkdownNode[]
    /**
     * The same, for a report with too few answers for any score.
     */
    lead_few: MarkdownNode[]
    /**
     * That we are independent. Shown always.
     */
    independent: MarkdownNode[]
    /**
     * Where the products come from. Left out for sample products, which come from nowhere.
     */
    retailers: string
    /**
     * The words for: recommendations › allergy.
     */
    allergy: string
    /**
     * The words for: recommendations › no treatment.
     */
    no_treatment: string
    /**
     * Texts: recommendations › states.
     */
    states: {
      /**
       * Texts: recommendations › states › empty.
       */
      empty: {
        /**
         * The words for: recommendations › states › empty › heading.
         */
        heading: string
        /**
         * Texts: recommendations › states › empty › action.
         */
        action: {
          /**
           * The words for: recommendations › states › empty › action › label.
           */
          label: string
          /**
           * Where the link goes: a page of this site, an https address, or contact.
           */
          to: string
        }
      }
      /**
       * Texts: recommendations › states › failed.
       */
      failed: {
        /**
         * The words for: recommendations › states › failed › heading.
         */
        heading: string
        /**
         * The words for: recommendations › states › failed › action.
         */
        action: string
      }
      /**
       * Texts: recommendations › states › nothing fits.
       */
      nothing_fits: {
        /**
         * The words for: recommendations › states › nothing fits › heading.
         */
        heading: string
        /**
         * Texts: recommendations › states › nothing fits › action.
         */
        action: {
          /**
           * The words for: recommendations › states › nothing fits › action › label.
           */
          label: string
          /**
           * Where the link goes: a page of this site, an https address, or contact.
           */
          to: string
        }
      }
      /**
       * Texts: recommendations › states › visitor.
       */
      visitor: {
        /**
         * Texts: recommendations › states › visitor › action.
         */
        action: {
          /**
           * The words for: recommendations › states › visitor › action › label.
           */
          label: string
          /**
           * Where the link goes: a page of this site, an https address, or contact.
           */
          to: string
        }
      }
    }
    /**
     * Texts: recommendations › product.
     */
    product: {
      /**
       * The words for: recommendations › product › contents.
       */
      contents: string
    }
    /**
     * Texts: recommendations › purchase all.
     */
    purchase_all: {
      /**
       * The words for: recommendations › purchase all › button.
       */
      button: string
      /**
       * Stands in place of the button when no product has a shop.
       */
      none: string
      /**
       * Texts: recommendations › purchase all › dialog.
       */
      dialog: {
        /**
         * The words for: recommendations › purchase all › dialog › heading.
         */
        heading: string
        /**
         * What a link does and where one pays.
         */
        text: string
        /**
         * A link to the page of a product at its shop. Keep: {product}, {shop}.
         */
        buy: string
        /**
         * Read out after each of these links.
         */
        buy_note: string
        /**
         * The heading above the products that no shop sells.
         */
        no_shop: string
        /**
         * Stands in place of a price that is not known.
         */
        no_price: string
        /**
         * The sum of the known prices of the products that have a shop. Keep: {total}.
         */
        total: string
        /**
         * Under the total, when a product with a shop has no price. Keep: {count}.
         */
        not_counted: string
        /**
         * The button that opens the page of each product. Keep: {count}.
         */
        confirm: string
        /**
         * The words for: recommendations › purchase all › dialog › cancel.
         */
        cancel: string
      }
      /**
       * Said when every page was opened. Keep: {count}.
       */
      opened: string
      /**
       * Said when the browser opened only some pages, or none. Keep: {count}, {total}.
       */
      blocked: string
      /**
       * Which pages the browser blocked, and the way to them. Keep: {names}.
       */
      blocked_help: string
    }
    /**
     * Texts: recommendations › rating.
     */
    rating: {
      /**
       * The words for: recommendations › rating › button.
       */
      button: string
      /**
       * The words for: recommendations › rating › heading.
       */
      heading: string
      /**
       * The words for: recommendations › rating › stars label.
       */
      stars_label: string
      /**
       * The words for: recommendations › rating › star. Keep: {count}, {total}.
       */
      star: string
      /**
       * The words for: recommendations › rating › comment.
       */
      comment: string
      /**
       * The words for: recommendations › rating › comment hint.
       */
      comment_hint: string
      /**
       * The words for: recommendations › rating › save.
       */
      save: string
      /**
       * The words for: recommendations › rating › saving.
       */
      saving: string
      /**
       * The words for: recommendations › rating › change.
       */
      change: string
      /**
       * The words for: recommendations › rating › delete.
       */
      delete: string
      /**
       * The words for: recommendations › rating › yours. Keep: {count}, {date}, {total}.
       */
      yours: string
    }
  }
  /**
   * Texts: report history.
   */
  report_history: {
    /**
     * Never change it: the site finds the text by it.
     */
    id: string
    /**
     * The address of the page. The program knows it: do not change it.
     */
    route: '/dashboard/reporthistory'
    /**
     * The words for: report history › heading.
     */
    heading: string
    /**
     * The words for: report history › lead.
     */
    lead: string
    /**
     * Texts: report history › retake.
     */
    retake: {
      /**
       * The words for: report history › retake › label.
       */
      label: string
      /**
       * Where the link goes: a page of this site, an https address, or contact.
       */
      to: string
    }
    /**
     * The words for: report history › list heading.
     */
    list_heading: string
    /**
     * The words for: report history › answered. Keep: {count}, {total}.
     */
    answered: string
    /**
     * The words for: report history › download.
     */
    download: string
    /**
     * The words for: report history › download label. Keep: {date}.
     */
    download_label: string
    /**
     * On the button, while the PDF is made.
     */
    downloading: string
    /**
     * The same as a sentence, for screen readers.
     */
    downloading_said: string
    /**
     * The words for: report history › open.
     */
    open: string
    /**
     * The words for: report history › open label. Keep: {date}.
     */
    open_label: string
    /**
     * The button below the reports, as long as there are older ones.
     */
    more: string
    /**
     * The same button while older reports are on their way.
     */
    more_loading: string
    /**
     * Said by screen readers when older reports have been added. Keep: {count}.
     */
    shown: string
    /**
     * The words for: report history › delete.
     */
    delete: string
    /**
     * The words for: report history › delete label. Keep: {date}.
     */
    delete_label: string
    /**
     * Texts: report history › delete dialog.
     */
    delete_dialog: {
      /**
       * The words for: report history › delete dialog › heading.
       */
      heading: string
      /**
       * The words for: report history › delete dialog › text.
       */
      text: string
      /**
       * The words for: report history › delete dialog › confirm.
       */
      confirm: string
      /**
       * The words for: report history › delete dialog › cancel.
       */
      cancel: string
    }
    /**
     * Texts: report history › states.
     */
    states: {
      /**
       * The words for: report history › states › loading.
       */
      loading: string
      /**
       * Texts: report history › states › empty.
       */
      empty: {
        /**
         * The words for: report history › states › empty › heading.
         */
        heading: string
        /**
         * The words for: report history › states › empty › text.
         */
        text: string
        /**
         * Texts: report history › states › empty › action.
         */
        action: {
          /**
           * The words for: report history › states › empty › action › label.
           */
          label: string
          /**
           * Where the link goes: a page of this site, an https address, or contact.
           */
          to: string
        }
      }
      /**
       * Texts: report history › states › failed.
       */
      failed: {
        /**
         * The words for: report history › states › failed › heading.
         */
        heading: string
        /**
         * The words for: report history › states › failed › text.
         */
        text: string
        /**
         * The words for: report history › states › failed › action.
         */
        action: string
      }
      /**
       * The words for: report history › states › one.
       */
      one: string
    }
    /**
     * Texts: report history › compare.
     */
    compare: {
      /**
       * The words for: report history › compare › button.
       */
      button: string
      /**
       * The words for: report history › compare › choose. Keep: {date}.
       */
      choose: string
      /**
       * The words for: report history › compare › heading. Keep: {from}, {to}.
       */
      heading: string
      /**
       * The words for: report history › compare › swap.
       */
      swap: string
      /**
       * The words for: report history › compare › summary better. Keep: {names}.
       */
      summary_better: string
      /**
       * The words for: report history › compare › summary lower. Keep: {names}.
       */
      summary_lower: string
      /**
       * The words for: report history › compare › summary same. Keep: {names}.
       */
      summary_same: string
      /**
       * The words for: report history › compare › same.
       */
      same: string
      /**
       * Texts: report history › compare › columns.
       */
      columns: {
        /**
         * The words for: report history › compare › columns › what.
         */
        what: string
        /**
         * The words for: report history › compare › columns › before.
         */
        before: string
        /**
         * The words for: report history › compare › columns › after.
         */
        after: string
        /**
         * The words for: report history › compare › columns › change.
         */
        change: string
        /**
         * The words for: report history › compare › columns › why.
         */
        why: string
      }
      /**
       * The words for: report history › compare › change up. Keep: {points}.
       */
      change_up: string
      /**
       * The words for: report history › compare › change down. Keep: {points}.
       */
      change_down: string
      /**
       * The words for: report history › compare › change none.
       */
      change_none: string
      /**
       * The words for: report history › compare › change words.
       */
      change_words: string
      /**
       * The words for: report history › compare › change new.
       */
      change_new: string
      /**
       * The words for: report history › compare › change gone.
       */
      change_gone: string
      /**
       * In place of a change, when a score cannot be compared.
       */
      change_unknown: string
      /**
       * Read out for a cell that shows a dash: there is nothing in that report.
       */
      nothing: string
      /**
       * The words for: report history › compare › answer changed. Keep: {after}, {before}, {points}.
       */
      answer_changed: string
      /**
       * The words for: report history › compare › answer new. Keep: {after}, {points}.
       */
      answer_new: string
      /**
       * The words for: report history › compare › answer gone. Keep: {before}, {points}.
       */
      answer_gone: string
      /**
       * The words for: report history › compare › rules changed.
       */
      rules_changed: string
      /**
       * When one of the two reports has too few answers for a score.
       */
      no_scores: string
      /**
       * When both reports have too few answers for a score.
       */
      no_scores_both: string
      /**
       * The words for: report history › compare › small.
       */
      small: string
      /**
       * The words for: report history › compare › photos heading.
       */
      photos_heading: string
      /**
       * The words for: report history › compare › photos missing.
       */
      photos_missing: string
    }
  }
  /**
   * Texts: account.
   */
  account: {
    /**
     * Never change it: the site finds the text by it.
     */
    id: string
    /**
     * The address of the page. The program knows it: do not change it.
     */
    route: '/dashboard/account'
    /**
     * The words for: account › heading.
     */
    heading: string
    /**
     * The words for: account › lead.
     */
    lead: string
    /**
     * The words for: account › save.
     */
    save: string
    /**
     * The words for: account › saving.
     */
    saving: string
    /**
     * Texts: account › states.
     */
    states: {
      /**
       * The words for: account › states › loading.
       */
      loading: string
      /**
       * Texts: account › states › failed.
       */
      failed: {
        /**
         * The words for: account › states › failed › heading.
         */
        heading: string
        /**
         * The words for: account › states › failed › text.
         */
        text: string
        /**
         * The words for: account › states › failed › action.
         */
        action: string
      }
    }
    /**
     * Texts: account › unsaved dialog.
     */
    unsaved_dialog: {
      /**
       * The words for: account › unsaved dialog › heading.
       */
      heading: string
      /**
       * The words for: account › unsaved dialog › text.
       */
      text: string
      /**
       * The words for: account › unsaved dialog › save.
       */
      save: string
      /**
       * The words for: account › unsaved dialog › leave.
       */
      leave: string
      /**
       * The words for: account › unsaved dialog › stay.
       */
      stay: string
    }
    /**
     * Texts: account › profile.
     */
    profile: {
      /**
       * The words for: account › profile › heading.
       */
      heading: string
      /**
       * Texts: account › profile › name.
       */
      name: {
        /**
         * The words for: account › profile › name › label.
         */
        label: string
        /**
         * The words for: account › profile › name › hint.
         */
        hint: string
      }
      /**
       * Texts: account › profile › birth date.
       */
      birth_date: {
        /**
         * The words for: account › profile › birth date › label.
         */
        label: string
        /**
         * The words for: account › profile › birth date › hint.
         */
        hint: string
      }
      /**
       * Texts: account › profile › gender.
       */
      gender: {
        /**
         * The words for: account › profile › gender › label.
         */
        label: string
        /**
         * The words for: account › profile › gender › hint.
         */
        hint: string
        /**
         * The words for: account › profile › gender › none.
         */
        none: string
        /**
         * The list: account › profile › gender › options.
         *
         * Items: One of: account › profile › gender › options.
         */
        options: {
          /**
           * Never change it: the site finds the text by it.
           */
          id: string
          /**
           * The words for: account › profile › gender › options › label.
           */
          label: string
        }[]
      }
    }
    /**
     * Texts: account › products.
     */
    products: {
      /**
       * The words for: account › products › heading.
       */
      heading: string
      /**
       * The words for: account › products › label.
       */
      label: string
      /**
       * The words for: account › products › placeholder.
       */
      placeholder: string
      /**
       * The words for: account › products › hint.
       */
      hint: string
      /**
       * The words for: account › products › add.
       */
      add: string
      /**
       * The words for: account › products › remove. Keep: {label}.
       */
      remove: string
      /**
       * The words for: account › products › added. Keep: {label}.
       */
      added: string
      /**
       * The words for: account › products › removed. Keep: {label}.
       */
      removed: string
      /**
       * The words for: account › products › undo.
       */
      undo: string
      /**
       * The words for: account › products › empty.
       */
      empty: string
      /**
       * The list: account › products › initial.
       *
       * Items: One of: account › products › initial.
       */
      initial: {
        /**
         * Never change it: the site finds the text by it.
         */
        id: string
        /**
         * The words for: account › products › initial › label.
         */
        label: string
      }[]
      /**
       * The words for: account › products › initial note.
       */
      initial_note: string
    }
    /**
     * Texts: account › login.
     */
    login: {
      /**
       * The words for: account › login › heading.
       */
      heading: string
      /**
       * Texts: account › login › email.
       */
      email: {
        /**
         * The words for: account › login › email › label.
         */
        label: string
      }
      /**
       * Texts: account › login › old password.
       */
      old_password: {
        /**
         * The words for: account › login › old password › label.
         */
        label: string
        /**
         * The words for: account › login › old password › hint.
         */
        hint: string
      }
      /**
       * Texts: account › login › new password.
       */
      new_password: {
        /**
         * The words for: account › login › new password › label.
         */
        label: string
        /**
         * The words for: account › login › new password › hint.
         */
        hint: string
        /**
         * The words for: account › login › new password › second hint. Keep: {min}.
         */
        second_hint: string
      }
      /**
       * Texts: account › login › confirm password.
       */
      confirm_password: {
        /**
         * The words for: account › login › confirm password › label.
         */
        label: string
      }
      /**
       * The words for: account › login › show password.
       */
      show_password: string
    }
    /**
     * The card that lists where a user is logged in.
     */
    sessions: {
      /**
       * The heading of the card.
       */
      heading: string
      /**
       * What to do about a browser that the user does not know.
       */
      lead: string
      /**
       * Marks the browser in which the page is open.
       */
      this_browser: string
      /**
       * A browser and the kind of device that it runs on. Keep: {browser}, {system}.
       */
      device: string
      /**
       * Stands for {browser} when the browser did not say what it is.
       */
      unknown_browser: string
      /**
       * Stands for {system} when the device is not known.
       */
      unknown_system: string
      /**
       * When the login began. Keep: {date}, {time}.
       */
      started: string
      /**
       * When the login was last used; the time is rounded down to the hour. Keep: {date}, {time}.
       */
      last_used: string
      /**
       * When the login ends without being used again. Keep: {date}.
       */
      ends: string
      /**
       * The link that logs this browser out. It leads to the page Logout.
       */
      here: string
      /**
       * The button beside another browser that logs it out.
       */
      end: string
      /**
       * The button that logs all other browsers out, and the one that confirms it.
       */
      end_others: string
      /**
       * Said when there is no other login.
       */
      only_this: string
      /**
       * Asks before one browser is logged out.
       */
      one_dialog: {
        /**
         * The question.
         */
        heading: string
        /**
         * What follows from it. Keep: {device}.
         */
        text: string
      }
      /**
       * Asks before all other browsers are logged out.
       */
      others_dialog: {
        /**
         * The question.
         */
        heading: string
        /**
         * What follows from it.
         */
        text: string
      }
      /**
       * The label of the field for the password, which is asked for again.
       */
      password: string
      /**
       * The button that closes the question without logging anything out.
       */
      keep: string
    }
    /**
     * Texts: account › privacy.
     */
    privacy: {
      /**
       * The words for: account › privacy › heading.
       */
      heading: string
      /**
       * The words for: account › privacy › lead.
       */
      lead: string
      /**
       * The words for: account › privacy › consents heading.
       */
      consents_heading: string
      /**
       * The words for: account › privacy › consent given. Keep: {date}.
       */
      consent_given: string
      /**
       * The words for: account › privacy › consent refused. Keep: {date}.
       */
      consent_refused: string
      /**
       * The words for: account › privacy › consent never.
       */
      consent_never: string
      /**
       * Texts: account › privacy › withdraw dialog.
       */
      withdraw_dialog: {
        /**
         * The words for: account › privacy › withdraw dialog › heading.
         */
        heading: string
        /**
         * The words for: account › privacy › withdraw dialog › confirm.
         */
        confirm: string
        /**
         * The words for: account › privacy › withdraw dialog › cancel.
         */
        cancel: string
      }
      /**
       * Texts: account › privacy › export.
       */
      export: {
        /**
         * The words for: account › privacy › export › heading.
         */
        heading: string
        /**
         * The words for: account › privacy › export › text.
         */
        text: string
        /**
         * The words for: account › privacy › export › button.
         */
        button: string
        /**
         * The words for: account › privacy › export › pending.
         */
        pending: string
        /**
         * The words for: account › privacy › export › password.
         */
        password: string
      }
      /**
       * Texts: account › privacy › delete.
       */
      delete: {
        /**
         * The words for: account › privacy › delete › heading.
         */
        heading: string
        /**
         * The words for: account › privacy › delete › text.
         */
        text: string
        /**
         * The words for: account › privacy › delete › button.
         */
        button: string
        /**
         * Texts: account › privacy › delete › dialog.
         */
        dialog: {
          /**
           * The words for: account › privacy › delete › dialog › heading.
           */
          heading: string
          /**
           * The words for: account › privacy › delete › dialog › text.
           */
          text: string
          /**
           * The words for: account › privacy › delete › dialog › password.
           */
          password: string
          /**
           * The words for: account › privacy › delete › dialog › confirm.
           */
          confirm: string
          /**
           * The words for: account › privacy › delete › dialog › cancel.
           */
          cancel: string
        }
        /**
         * Texts: account › privacy › delete › done.
         */
        done: {
          /**
           * The words for: account › privacy › delete › done › heading.
           */
          heading: string
          /**
           * The words for: account › privacy › delete › done › text. Keep: {backup_days}.
           */
          text: string
          /**
           * Texts: account › privacy › delete › done › action.
           */
          action: {
            /**
             * The words for: account › privacy › delete › done › action › label.
             */
            label: string
            /**
             * Where the link goes: a page of this site, an https address, or contact.
             */
            to: string
          }
        }
      }
    }
  }
  /**
   * Texts: pdf.
   */
  pdf: {
    /**
     * The words for: pdf › file name. Keep: {date}, {site}.
     */
    file_name: string
    /**
     * The words for: pdf › title. Keep: {date}.
     */
    title: string
    /**
     * The words for: pdf › subject.
     */
    subject: string
    /**
     * The language of the text, for programs that read it aloud.
     */
    language: string
    /**
     * The words for: pdf › made for. Keep: {name}.
     */
    made_for: string
    /**
     * The words for: pdf › made from. Keep: {date}.
     */
    made_from: string
    /**
     * The words for: pdf › contents.
     */
    contents: string
    /**
     * Texts: pdf › headings.
     */
    headings: {
      /**
       * The words for: pdf › headings › ledger.
       */
      ledger: string
      /**
       * The words for: pdf › headings › photos.
       */
      photos: string
      /**
       * The words for: pdf › headings › answers.
       */
      answers: string
      /**
       * The words for: pdf › headings › about.
       */
      about: string
    }
    /**
     * The words for: pdf › score line. Keep: {score}, {value}, {word}.
     */
    score_line: string
    /**
     * The words for: pdf › photo alt. Keep: {view}.
     */
    photo_alt: string
    /**
     * The words for: pdf › no photos.
     */
    no_photos: string
    /**
     * The words for: pdf › prices. Keep: {date}.
     */
    prices: string
    /**
     * The words for: pdf › about. Keep: {date}.
     */
    about: string
    /**
     * The words for: pdf › version. Keep: {version}.
     */
    version: string
    /**
     * The words for: pdf › footer. Keep: {n}, {site}, {total}.
     */
    footer: string
    /**
     * The words for: pdf › as page.
     */
    as_page: string
  }
}
/**
 * The form for complaints at /complaints, which UK law asks for. What arrives is exported with npm run --silent export -- complaints.
 */
export interface ComplaintsPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml, so it must stay complaints.
   */
  id: string
  /**
   * The address of the page, fixed in the program: always /complaints. Links in the content are checked against it.
   */
  route: '/complaints'
  /**
   * The heading of the complaints page, and the title of its browser tab.
   */
  heading: string
  /**
   * The sentence between the heading and the complaints form. It is hidden once the complaint is sent.
   */
  lead: string
  /**
   * The text below the form about how a complaint is handled and who else to turn to, in Markdown. It stays there after sending. Promise only what you can keep.
   */
  body: MarkdownNode[]
  /**
   * The four fields of the form. Their order counts: topic, message, name, email address.
   *
   * Items: What visitors read at one field of the complaints form: its label and, where it has them, hint and topics.
   */
  fields: {
    /**
     * Says which field these texts are for: topic, message, name or email. The form takes them by their order, and the server finds the topics by the id topic.
     */
    id: string
    /**
     * The name of the field, shown above it. Say which ones are optional.
     */
    label: string
    /**
     * Only for the topic: what the list shows until a topic of the complaint is chosen.
     */
    none?: string
    /**
     * Only for the topic: what a complaint can be about, in this order.
     *
     * Items: One topic that a complaint can be about.
     */
    options?: {
      /**
       * Stored with the complaint and written into its export. Never change it, or older complaints no longer belong to their topic.
       */
      id: string
      /**
       * What the list of complaint topics shows.
       */
      label: string
    }[]
    /**
     * Advice between the label and the field, for the message and the email address. The name shows none.
     */
    hint?: string
  }[]
  /**
   * Button at the end of the form that sends the complaint.
   */
  submit: string
  /**
   * Shown on the button, and read out, until the complaint is stored or has failed.
   */
  sending: string
  /**
   * Takes the place of the form once the complaint is stored.
   */
  success: {
    /**
     * The heading of the confirmation, which confirms that the complaint was received.
     */
    heading: string
    /**
     * Below the heading when the visitor left an email address. {reference} is the number of the complaint, which is mailed too (emails/complaint-received.yaml).
     */
    text: string
    /**
     * Below the heading when the visitor left no email address. {reference} is the number of the complaint; say that no answer is possible without an address.
     */
    text_without_email: string
    /**
     * The button below the confirmation of the complaint.
     */
    action: {
      /**
       * What the button below the confirmation says.
       */
      label: string
      /**
       * Where the button below the confirmation leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
       */
      to: string
    }
  }
}
/**
 * A page of text, such as the terms or the privacy page: sections, each with a text, a table or both. Every file in content/pages/text is one, and its title is under meta in settings/site.yaml.
 */
export interface TextPage {
  /**
   * Finds the title and the description of the page under meta in settings/site.yaml. Both places must have the same id.
   */
  id: string
  /**
   * The address of the page: small letters, digits and dashes after a slash, for example /privacy.
   */
  route: string
  /**
   * The heading at the top of the page. The title of the browser tab is in settings/site.yaml.
   */
  heading: string
  /**
   * The sentence below the heading that sums up what the page is about.
   */
  lead: string
  /**
   * When the page last changed, in small print below the introduction. Legal pages should have it; leave it out elsewhere.
   */
  changed?: {
    /**
     * The day of the last change, as year-month-day. Set it to today with every change of the page.
     */
    day: string
    /**
     * How the last change is shown. {date} is the day, written out.
     */
    text: string
  }
  /**
   * The sections of the page, shown from top to bottom in this order.
   *
   * @minItems 1
   */
  blocks: TextBlock[]
  rules?: ScoreRulesWords
  /**
   * The last text of the page, below everything else, in Markdown. Leave it out if there is nothing to add.
   */
  closing?: MarkdownNode[]
}
/**
 * One section: a heading with a text, a table, or both.
 */
export interface TextBlock {
  /**
   * The end of a link to this section, as rights in /privacy#rights. Change it only together with the links.
   */
  id: string
  /**
   * The heading of the section. Screen readers also use it as the name of its table.
   */
  heading: string
  /**
   * The text of the section, in Markdown: paragraphs, lists, **bold**, *italic* and [links](/privacy).
   */
  body?: MarkdownNode[]
  table?: TextTable
}
/**
 * A table below the text. With more than three columns the section is as wide as the page.
 */
export interface TextTable {
  /**
   * The headings of the columns, from left to right. A table has 2 to 6 columns.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: What the heading of one column says.
   */
  columns: string[]
  /**
   * The rows of the table, from top to bottom.
   *
   * @minItems 1
   */
  rows: TextTableRow[]
}
/**
 * One line of the table, with a cell for each column.
 */
export interface TextTableRow {
  /**
   * Tells the rows of this table apart; it is not shown. Each id may be used once.
   */
  id: string
  /**
   * The cells of the row, one for each column and in the same order. The first one names the row.
   *
   * Items: The text of one cell, without Markdown.
   */
  cells: string[]
}
/**
 * Adds all rules of the scores below the sections, taken from analysis/scores.yaml. Only the page that publishes them, /how-we-score, has this.
 */
export interface ScoreRulesWords {
  /**
   * The heading above the list of scores and their rules.
   */
  heading: string
  /**
   * Below the name of each score: the points everybody starts with. {value} is base of the score in analysis/scores.yaml.
   */
  start: string
  /**
   * Follows the start value: how many of its main questions a score needs. {count} is min_key_answers of the score; {count|answer|answers} picks the singular or plural.
   */
  needs: string
  /**
   * What screen readers call the list of links at the top of the rules that leads to each score.
   */
  contents: string
  /**
   * The headings of the table that each score has.
   */
  columns: {
    /**
     * Heading of the first column: the answer that a rule is about.
     */
    answer: string
    /**
     * Heading of the second column: how many points the answer adds or takes away.
     */
    points: string
    /**
     * Heading of the third column: why the answer counts, which is because in analysis/scores.yaml.
     */
    reason: string
    /**
     * Heading of the fourth column: how well research supports the rule.
     */
    evidence: string
  }
  /**
   * Put between answers when a rule counts for any of several, for example "daily or weekly".
   */
  or: string
  /**
   * What the fourth column says for each level of evidence in analysis/scores.yaml.
   */
  evidence: {
    /**
     * For rules marked observed: the answer itself is what the score is about, so nothing is inferred.
     */
    observed: string
    /**
     * For rules marked strong: research supports them well.
     */
    strong: string
    /**
     * For rules marked moderate: there is some research.
     */
    moderate: string
    /**
     * For rules marked weak: there is little research.
     */
    weak: string
  }
  /**
   * The last part of the rules: the questions of the quiz that change no score.
   */
  not_scored: {
    /**
     * The heading of this part, and its link in the list at the top of the rules.
     */
    heading: string
    /**
     * The sentence between the heading and the table of unscored questions.
     */
    lead: string
    /**
     * The headings of the table of unscored questions.
     */
    columns: {
      /**
       * Heading of the first column, which lists the titles of the questions.
       */
      question: string
      /**
       * Heading of the second column: why the question changes no score, from not_scored in analysis/scores.yaml.
       */
      reason: string
    }
    /**
     * Shown in the second column for a question that not_scored in analysis/scores.yaml does not mention.
     */
    no_reason: string
  }
  /**
   * Shown in place of the rules until they have been fetched.
   */
  loading: string
  /**
   * Follows the start value: what the dashboard calls the score after turning its number round. {condition} is condition_label of the score.
   */
  shown: string
}
/**
 * One email that the server sends. Braces such as {username} are filled in; the check says which ones the email may and must use.
 */
export interface Email {
  /**
   * The server finds the email by this id, which is also the name of the file. Never change it.
   */
  id: string
  /**
   * The subject line of the email.
   */
  subject: string
  /**
   * The line that mailboxes show beside the subject before the email is opened. It is not visible in the email itself.
   */
  preview: string
  /**
   * The text of the email in Markdown. It is sent both as HTML and as plain text.
   */
  body: MarkdownNode[]
  /**
   * Small print at the end of the email: why it was sent.
   */
  footer: string
}
