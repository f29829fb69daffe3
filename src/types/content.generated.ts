// Generated from schemas/ by `npm run generate`. Do not edit.
import type { MarkdownNode } from './markdown.generated.ts'

/**
 * One screen of the quiz. Its kind decides what it shows.
 */
export type Step = IntroStep | QuestionsStep | PhotosStep | TextStep | ReviewStep | AnalysingStep | ResultsStep
/**
 * Whether a question has to be answered before a visitor can go on: `true`, or with a message of its own.
 */
export type RequiredAnswer = true | RequiredWithMessage
/**
 * One question, or a block of information between questions. Its kind (`choice`) decides which other settings it may have.
 */
export type Question =
  RadioQuestion | CheckboxQuestion | InputQuestion | InformationBlock | NumberQuestion | ScaleQuestion
/**
 * One card. Its kind says where the label comes from.
 */
export type Trait = AnswerTrait | CluesTrait | ScoreTrait
/**
 * The name of an optional part, such as accounts or products.
 */
export type ModuleName =
  | 'scores'
  | 'profile'
  | 'routines'
  | 'tips'
  | 'products'
  | 'ingredients'
  | 'photos'
  | 'consents'
  | 'accounts'
  | 'pdf'
  | 'home'
  | 'about'
  | 'how'
  | 'texts'
  | 'feedback'
  | 'complaints'
  | 'updates'

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
  brand: Brand
  site: Site
  retired_ids: RetiredIds
  history: History
  pages: Pages
  /**
   * The files of the emails folder: one for each message that the server sends.
   */
  emails: Email[]
  /**
   * The optional parts that this content has. The compiler works them out from the files that exist; no file says them.
   */
  modules: ModuleName[]
  photos?: Photos
  personas?: Personas
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
   * The groups of steps named above the progress bar, in order. Each needs at least one step. A quiz without tabs shows the progress bar at every step that asks something.
   *
   * @minItems 1
   */
  tabs?: QuizTab[]
  /**
   * The screens of the quiz, in order. An introduction comes first, a review and the analysis after everything that is asked, and the results last; each of them may be left out.
   *
   * @minItems 1
   */
  steps: Step[]
  /**
   * Lists of options that several questions use, by name. A question with `options: frequency` has the options of the list `frequency`.
   */
  option_lists?: {
    /**
     * Options that questions refer to by the name of the list. Their ids are stored with answers and never change.
     *
     * @minItems 2
     * @maxItems 40
     */
    [k: string]: Option[]
  }
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
 * The first screen: what the quiz is about, with the button that starts it, whose label is in pages/quiz.yaml under `intro`. Without this step the quiz begins with its first question.
 */
export interface IntroStep {
  /**
   * Saved drafts remember by this id where a visitor was. Never change it.
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
   * A sentence below the heading of the step: what it is about and why. Without one there is only the heading.
   */
  lead?: string
  /**
   * A drawing on the coloured field, beside the text on a wide screen and above it on a phone: a path below content/media. It is decoration.
   */
  picture?: string
  /**
   * What to expect, in a few words each, below the introduction.
   *
   * @minItems 1
   * @maxItems 4
   */
  facts?: IntroFact[]
  privacy?: IntroPrivacy
  /**
   * Boxes with something to know at this step, such as what to expect or how answers are kept. On the introduction they are below the start button, elsewhere below the lead.
   *
   * @minItems 1
   */
  notes?: StepNote[]
  /**
   * A small line at the end of the introduction, below its notes, for example who the quiz is for.
   */
  closing?: string
  /**
   * The tab above the step that is marked as current. In a quiz with tabs, a step without one shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * One fact, such as how long the quiz takes.
 */
export interface IntroFact {
  /**
   * Internal name of this fact, unique in the list and never shown. Keep it when the text changes.
   */
  id: string
  /**
   * A few words. {questions} is the number of all questions. {minutes} is how many minutes the quiz takes: the median of visitors who have finished it or, until there are enough, worked out from its words and choices.
   */
  text: string
}
/**
 * One quiet line below the start button: where the answers are kept and when they are sent.
 */
export interface IntroPrivacy {
  /**
   * One or two short sentences about what happens to the answers.
   */
  text: string
  link?: Link
}
/**
 * A link at the end of the text of the box.
 */
export interface Link {
  /**
   * The words of the link, which say where it leads.
   */
  label: string
  /**
   * Where the link leads: a page of this site such as /privacy, or an https address.
   */
  to: string
}
/**
 * A box on a step: a heading, and a sentence or a list of lines.
 */
export interface StepNote {
  /**
   * Internal name of this box, unique in the list and never shown. Keep it when the text changes.
   */
  id: string
  /**
   * The heading of the box. It says in a few words what the box is about.
   */
  heading: string
  /**
   * What visitors read in the box, as one paragraph.
   */
  text?: string
  /**
   * A list with bullets in the box, in this order; below the text if there is one.
   *
   * @minItems 1
   *
   * Items: One line of the list in this box.
   */
  items?: {
    /**
     * Internal name of this line, unique in the list and never shown. Keep it when the text changes.
     */
    id: string
    /**
     * One short sentence. {questions} is the number of all questions.
     */
    text: string
  }[]
  link?: Link
}
/**
 * A screen that asks the questions of one section.
 */
export interface QuestionsStep {
  /**
   * Saved drafts remember by this id where a visitor was. Never change it.
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
   * A sentence below the heading of the step: what it is about and why. Without one there is only the heading. {minutes} is about how many minutes the questions from here on take.
   */
  lead?: string
  /**
   * Boxes with something to know at this step, such as what to expect or how answers are kept. On the introduction they are below the start button, elsewhere below the lead.
   *
   * @minItems 1
   */
  notes?: StepNote[]
  /**
   * What to read before going on. It is at the end of the step, above the buttons; on the step whose Next sends the answers it takes the place of the general note about sending.
   */
  closing?: string
  /**
   * The step is part of the quiz only while this condition holds; without one it always is. What is entered at a step that is skipped is not sent. It can read answers only.
   */
  when?: Condition
  /**
   * The tab above the step that is marked as current. In a quiz with tabs, a step without one shows neither tabs nor the progress bar.
   */
  tab?: string
  /**
   * The section whose questions are asked here. Each section belongs to exactly one step.
   */
  section: string
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
   * The question whose answer is read. Use it together with `is` or `answered`; a number or a scale can also be compared with `at_least`, `at_most`, `above`, `below` or `equals`.
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
   * The score whose value is read; of a mirrored score, the concern from 0 to 100. Use it together with `at_least` or `at_most`. A score without a number makes the line false.
   */
  score?: string
  /**
   * Beside `question`: true when the answer is this number or higher. Beside `score`: true when its value is this number or higher.
   */
  at_least?: number
  /**
   * Beside `question`: true when the answer is this number or lower. Beside `score`: true when its value is this number or lower.
   */
  at_most?: number
  /**
   * Beside `question`: true when the answer, a number or a point of a scale, is higher than this number.
   */
  above?: number
  /**
   * Beside `question`: true when the answer, a number or a point of a scale, is lower than this number.
   */
  below?: number
  /**
   * Beside `question`: true when the answer, a number or a point of a scale, is this very number.
   */
  equals?: number
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
 * The screen where visitors may take or choose photos, after they have agreed to that. Its texts are in pages/quiz.yaml under `photos`.
 */
export interface PhotosStep {
  /**
   * Saved drafts remember by this id where a visitor was. Never change it.
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
   * A sentence below the heading of the step: what it is about and why. Without one there is only the heading.
   */
  lead?: string
  /**
   * Boxes with something to know at this step, such as what to expect or how answers are kept. On the introduction they are below the start button, elsewhere below the lead.
   *
   * @minItems 1
   */
  notes?: StepNote[]
  /**
   * What to read before going on. It is at the end of the step, above the buttons; on the step whose Next sends the answers it takes the place of the general note about sending.
   */
  closing?: string
  /**
   * The step is part of the quiz only while this condition holds; without one it always is. What is entered at a step that is skipped is not sent. It can read answers only.
   */
  when?: Condition
  /**
   * The tab above the step that is marked as current. In a quiz with tabs, a step without one shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * A screen with a single field for anything that visitors want to add.
 */
export interface TextStep {
  /**
   * Saved drafts remember by this id where a visitor was. Never change it.
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
   * A sentence below the heading of the step: what it is about and why. Without one there is only the heading.
   */
  lead?: string
  /**
   * A small drawing beside the heading: a path below content/media. It is decoration.
   */
  picture?: string
  /**
   * Boxes with something to know at this step, such as what to expect or how answers are kept. On the introduction they are below the start button, elsewhere below the lead.
   *
   * @minItems 1
   */
  notes?: StepNote[]
  /**
   * What to read before going on. It is at the end of the step, above the buttons; on the step whose Next sends the answers it takes the place of the general note about sending.
   */
  closing?: string
  /**
   * The step is part of the quiz only while this condition holds; without one it always is. What is entered at a step that is skipped is not sent. It can read answers only.
   */
  when?: Condition
  /**
   * The tab above the step that is marked as current. In a quiz with tabs, a step without one shows neither tabs nor the progress bar.
   */
  tab?: string
  question: TextStepQuestion
}
/**
 * What visitors are asked to write about. It does not count in the progress, and no score reads it. Conditions can read whether it was answered.
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
   * The question has to be answered before a visitor can go on: `true`, or with a message of its own. "Prefer not to say" counts as an answer, and a question that is not asked is never required.
   */
  required?: RequiredAnswer
  /**
   * The most characters that may be written. The field counts down, and the server refuses more.
   */
  max_length: number
}
/**
 * The question has to be answered, and says in its own words what is missing.
 */
export interface RequiredWithMessage {
  /**
   * What to do, shown at the question and read out when it is missing, such as "Choose the month of your birth".
   */
  message: string
}
/**
 * A screen before sending with all answers, section by section. Each has a button that leads to its question and back. It comes after everything that is asked.
 */
export interface ReviewStep {
  /**
   * Saved drafts remember by this id where a visitor was. Never change it.
   */
  id: string
  /**
   * Decides what the step shows and which other settings it may have.
   */
  kind: 'review'
  /**
   * The heading at the top of the step, and part of the title of the browser tab.
   */
  title: string
  /**
   * A sentence below the heading of the step: what it is about and why. Without one there is only the heading.
   */
  lead?: string
  /**
   * Boxes with something to know at this step, such as what to expect or how answers are kept. On the introduction they are below the start button, elsewhere below the lead.
   *
   * @minItems 1
   */
  notes?: StepNote[]
  /**
   * What to read before going on. It is at the end of the step, above the buttons; on the step whose Next sends the answers it takes the place of the general note about sending.
   */
  closing?: string
  /**
   * The tab above the step that is marked as current. In a quiz with tabs, a step without one shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * The screen that sends the answers and photos and waits for the result. Its texts are in pages/quiz.yaml under `analysing`. Without this step a short general screen is shown while the answers are sent.
 */
export interface AnalysingStep {
  /**
   * Saved drafts remember by this id where a visitor was. Never change it.
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
   * The tab above the step that is marked as current. In a quiz with tabs, a step without one shows neither tabs nor the progress bar.
   */
  tab?: string
}
/**
 * The last screen, which shows the result. Its texts are in pages/quiz.yaml under `results` and in pages/report.yaml. Without this step a short general confirmation is shown.
 */
export interface ResultsStep {
  /**
   * Saved drafts remember by this id where a visitor was. Never change it.
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
   * The tab above the step that is marked as current. In a quiz with tabs, a step without one shows neither tabs nor the progress bar.
   */
  tab?: string
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
   * For questions with several answers: choosing this option clears all others, as "None of these" does. It has to be the last option or be directly before "Prefer not to say".
   */
  exclusive?: boolean
  /**
   * Choosing this option declines to answer. The question then counts as answered, the other options are cleared, and no rule may read it. A sensitive question needs it as its last option.
   */
  no_answer?: boolean
  text?: OptionText
  /**
   * What choosing the option adds to each score that names the question. With several scores, a map from score id to points, such as `{stress: 2, anxiety: 1}`.
   */
  points?:
    | number
    | {
        [k: string]: number
      }
  /**
   * Marks a right answer of a question that has one. It gives 1 point, unless `points` says otherwise.
   */
  correct?: boolean
  /**
   * The picture to choose in a question of type `image_question`: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Describe the pattern, not a person.
   */
  alt?: string
  /**
   * Hides the option in the quiz. Answers that were stored with it stay readable, and rules may still read them.
   */
  retired?: boolean
  /**
   * Visitors can choose the option only while this condition holds. If it stops to hold after the choice, the choice does not count. It can read answers only. A question none of whose options is offered is not asked.
   */
  when?: Condition
}
/**
 * Opens a text field below the option while it is chosen, as for "Other: ...". The text is sent and stored only together with the option.
 */
export interface OptionText {
  /**
   * Names the field for everybody, directly above it.
   */
  label: string
  /**
   * The most characters that the text may have. The field counts down, and the server refuses more.
   */
  max_length: number
  /**
   * Shown in the empty field. It disappears when somebody types, so it must not say anything that is needed.
   */
  placeholder?: string
}
/**
 * A list of questions that one step of the quiz shows together, in the order of this file.
 */
export interface Section {
  /**
   * A step of quiz/quiz.yaml shows the section by this id. Never change it.
   */
  id: string
  /**
   * Names the section for editors. Visitors read the heading of the step that shows the section instead.
   */
  title: string
  /**
   * The questions of the section are asked only while this condition holds, and each one only while its own condition does, too. It can read answers only.
   */
  when?: Condition
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
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text, `number` a number, `scale` one point of a scale; `information` is only read.
   */
  choice: 'radio'
  /**
   * A heading before this question: it and the questions after it, up to the next heading, are one group, which a phone shows on a screen of its own. Two to four questions make a good group. Without any heading, a long section is divided evenly.
   */
  group?: GroupHeading
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
   * A picture below the title, which the question is about: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Required with a picture.
   */
  alt?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question has to be answered before a visitor can go on: `true`, or with a message of its own. "Prefer not to say" counts as an answer, and a question that is not asked is never required.
   */
  required?: RequiredAnswer
  /**
   * The question appears in the quiz only while this condition holds. Without a condition everybody is asked.
   */
  when?: Condition
  /**
   * The answers to choose one from, in the order in which they are shown. Or the name of a list in `option_lists` of the quiz file, for options that several questions share.
   */
  options: Option[]
}
/**
 * The heading of a few questions that belong together. A phone shows one group at a time; all on one page have the headings between them.
 */
export interface GroupHeading {
  /**
   * The heading above the questions of the group: one to three plain words.
   */
  title: string
  /**
   * A small drawing beside the heading: a path below content/media.
   */
  picture?: string
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
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text, `number` a number, `scale` one point of a scale; `information` is only read.
   */
  choice: 'checkbox'
  /**
   * A heading before this question: it and the questions after it, up to the next heading, are one group, which a phone shows on a screen of its own. Two to four questions make a good group. Without any heading, a long section is divided evenly.
   */
  group?: GroupHeading
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
   * A picture below the title, which the question is about: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Required with a picture.
   */
  alt?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question has to be answered before a visitor can go on: `true`, or with a message of its own. "Prefer not to say" counts as an answer, and a question that is not asked is never required.
   */
  required?: RequiredAnswer
  /**
   * The question appears in the quiz only while this condition holds. Without a condition everybody is asked.
   */
  when?: Condition
  /**
   * The answers to choose any number of, in the order in which they are shown. Or the name of a list in `option_lists` of the quiz file, for options that several questions share.
   */
  options: Option[]
  /**
   * How many options have to be chosen, if any is. It is said beside the question; an option that clears the others may be alone.
   */
  min_choices?: number
  /**
   * How many options can be chosen. At the maximum another one is refused, and a message says why.
   */
  max_choices?: number
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
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text, `number` a number, `scale` one point of a scale; `information` is only read.
   */
  choice: 'input'
  /**
   * A heading before this question: it and the questions after it, up to the next heading, are one group, which a phone shows on a screen of its own. Two to four questions make a good group. Without any heading, a long section is divided evenly.
   */
  group?: GroupHeading
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
   * A picture below the title, which the question is about: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Required with a picture.
   */
  alt?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question has to be answered before a visitor can go on: `true`, or with a message of its own. "Prefer not to say" counts as an answer, and a question that is not asked is never required.
   */
  required?: RequiredAnswer
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
 * A text between questions, with a picture if you like. It takes no answer and is not counted.
 */
export interface InformationBlock {
  /**
   * Names the block in the whole quiz: no question may have the same id.
   */
  id: string
  /**
   * `information` shows a text; the other kinds ask a question.
   */
  choice: 'information'
  /**
   * A heading before this question: it and the questions after it, up to the next heading, are one group, which a phone shows on a screen of its own. Two to four questions make a good group. Without any heading, a long section is divided evenly.
   */
  group?: GroupHeading
  /**
   * Names what the text is about, in large letters above it.
   */
  title: string
  /**
   * What visitors read below the heading, in Markdown. Headings in it are one level below the heading of the block.
   */
  text: MarkdownNode[]
  /**
   * A picture above the text: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Required with a picture.
   */
  alt?: string
  /**
   * The block appears only while this condition holds. Without one everybody sees it.
   */
  when?: Condition
}
/**
 * A question that visitors answer with a number. Conditions and score rules can compare it.
 */
export interface NumberQuestion {
  /**
   * Names the question in conditions, score rules, consents and stored answers. Never change it; a removed id goes into settings/retired-ids.yaml.
   */
  id: string
  /**
   * Always `question`, and may be left out: there are no pictures to choose from.
   */
  type?: 'question'
  /**
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text, `number` a number, `scale` one point of a scale; `information` is only read.
   */
  choice: 'number'
  /**
   * A heading before this question: it and the questions after it, up to the next heading, are one group, which a phone shows on a screen of its own. Two to four questions make a good group. Without any heading, a long section is divided evenly.
   */
  group?: GroupHeading
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
   * A picture below the title, which the question is about: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Required with a picture.
   */
  alt?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question has to be answered before a visitor can go on: `true`, or with a message of its own. "Prefer not to say" counts as an answer, and a question that is not asked is never required.
   */
  required?: RequiredAnswer
  /**
   * The question appears in the quiz only while this condition holds. Without a condition everybody is asked.
   */
  when?: Condition
  /**
   * The smallest number that is accepted. A smaller one is not sent, and the field says why.
   */
  min: number
  /**
   * The largest number that is accepted. A larger one is not sent, and the field says why.
   */
  max: number
  /**
   * The distance between accepted numbers, counted from `min`: 0.5 accepts halves. Left out, every number with the allowed decimals is accepted.
   */
  step?: number
  /**
   * The most digits after the decimal point. Left out, only whole numbers are accepted.
   */
  decimals?: number
  /**
   * Shown after the field, and after the number in results. Visitors may type it with the number. A word has a form for one and a form for other numbers: `{count|year|years}`.
   */
  unit?: string
  /**
   * Only for a sensitive question: the one option to choose instead of a number. It has `no_answer: true`.
   *
   * @minItems 1
   * @maxItems 1
   */
  options?: Option[]
}
/**
 * A row of numbers to choose one from, with words at its ends, such as 0 (not at all) to 10 (extremely). Its options are the numbers, so rules read it like a question with one answer, and conditions can also compare it.
 */
export interface ScaleQuestion {
  /**
   * Names the question in conditions, score rules, consents and stored answers. Never change it; a removed id goes into settings/retired-ids.yaml.
   */
  id: string
  /**
   * Always `question`, and may be left out: there are no pictures to choose from.
   */
  type?: 'question'
  /**
   * How the question is answered: `radio` takes one option, `checkbox` several, `input` a free text, `number` a number, `scale` one point of a scale; `information` is only read.
   */
  choice: 'scale'
  /**
   * A heading before this question: it and the questions after it, up to the next heading, are one group, which a phone shows on a screen of its own. Two to four questions make a good group. Without any heading, a long section is divided evenly.
   */
  group?: GroupHeading
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
   * A picture below the title, which the question is about: a path below content/media.
   */
  image?: string
  /**
   * Read out by screen readers in place of the picture. Required with a picture.
   */
  alt?: string
  /**
   * Opens when a visitor presses "Why we ask" below the question: what the answer is used for. Required for a sensitive question.
   */
  why?: string
  /**
   * The question has to be answered before a visitor can go on: `true`, or with a message of its own. "Prefer not to say" counts as an answer, and a question that is not asked is never required.
   */
  required?: RequiredAnswer
  /**
   * The question appears in the quiz only while this condition holds. Without a condition everybody is asked.
   */
  when?: Condition
  /**
   * The number at the beginning of the row.
   */
  from: number
  /**
   * The number at the end of the row. It has to be larger than `from`.
   */
  to: number
  /**
   * The distance between two numbers of the row. Left out, it is 1.
   */
  step?: number
  labels: ScaleLabels
  /**
   * Only for a sensitive question: the one option to choose instead of a number. It has `no_answer: true`.
   *
   * @minItems 1
   * @maxItems 1
   */
  options?: Option[]
}
/**
 * What the ends of the row mean. Visitors see the words below the numbers, and reports show them beside the answer.
 */
export interface ScaleLabels {
  /**
   * What the number at the beginning of the row means.
   */
  from: string
  /**
   * What the number at the end of the row means.
   */
  to: string
  /**
   * What the number in the middle means. Only for a scale with an odd count of numbers.
   */
  middle?: string
}
/**
 * How answers become scores. Each score adds up the points of answers, from its rules and from options with points, and keeps the sum or the mean within its range.
 */
export interface Scores {
  /**
   * What every rule must have in this content: a reason (`because`), a rating (`evidence`), or both. A rule without it is an error.
   */
  demand?: ('because' | 'evidence')[]
  bands?: ScoreBands
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
   * Questions that change no score, with the reason. A page that explains the scores lists them.
   */
  not_scored?: NotScored[]
}
/**
 * The ranges that give mirrored scores their labels and colours, in both directions. They cover every number from 0 to 100 without gaps. Other scores have bands of their own.
 */
export interface ScoreBands {
  /**
   * For the value itself of a mirrored score, where a high number needs attention: the sample bars of the home page and their legend.
   *
   * @minItems 1
   */
  concern: ConcernBand[]
  /**
   * For the mirror of the value, where a high number is good: the dashboard and the reports.
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
 * A range of the mirrored value with its label and colour.
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
   * Gives the bar the name, the range and the bands of this score.
   */
  score: string
  /**
   * The invented number on the bar, within the range of the score. The bands give it its colour and label.
   */
  value: number
  /**
   * Hides the bar behind the invitation to sign up, as the scores of a visitor without an account are.
   */
  blurred: boolean
}
/**
 * One number, with the answers that lead to it.
 */
export interface Score {
  /**
   * Conditions and stored results refer to the score by this id. Never change it.
   */
  id: string
  /**
   * Names the score in every result, and on a page that explains the scores. With a mirror, results show the name of the mirror in its place.
   */
  label: string
  /**
   * One or two sentences below the score bar that say what the value measures.
   */
  help?: string
  /**
   * The questions whose options give this score their `points`. Of a scale, each number gives as many points; a number question needs rules. Without `questions`, `section` and `rules`, the score reads every question whose options have points; with `rules` alone it reads none.
   *
   * @minItems 1
   */
  questions?: string[]
  /**
   * All questions of this section whose options have points count, and its scales with their numbers, in place of a list of `questions`.
   */
  section?: string
  /**
   * `sum` (the default) adds the points of all answers; `mean` divides them by the number of answered questions.
   */
  combine?: 'sum' | 'mean'
  /**
   * The value before any answer is read: where everybody starts. Without it, 0.
   */
  base?: number
  /**
   * The lowest and the highest value; 0 to 100 without it. `computed` takes the lowest and highest sum or mean that answers can reach.
   */
  range?: 'computed' | ScoreRange
  /**
   * The ranges of the value with their labels. They cover the range of the score without gaps.
   *
   * @minItems 1
   */
  bands?: ScoreBand[]
  /**
   * Which end of the range is good. It decides what a comparison of two reports calls better, and a line below the bar says it. Without it, neither end is (`neutral`).
   */
  direction?: 'high_is_good' | 'low_is_good' | 'neutral'
  /**
   * How many decimals the value is rounded to. Without it, 0 for a sum and 1 for a mean.
   */
  decimals?: number
  /**
   * A word after the number, such as the points of "14 of 27 points".
   */
  unit?: string
  /**
   * Shows the score to visitors who have no account. The others are hidden behind the invitation to sign up.
   */
  preview?: boolean
  mirror?: ScoreMirror
  /**
   * The questions that matter most for this score. See `min_key_answers`.
   *
   * @minItems 1
   */
  key_questions?: string[]
  /**
   * With fewer answers to the key questions there is no number: the report says that there are not enough answers yet. Without it, all of them are needed.
   */
  min_key_answers?: number
  /**
   * With fewer answers to the questions of this score there is no number. Without it and without key questions, every question that is asked and gives points needs an answer; a score with rules only needs one.
   */
  min_answers?: number
  /**
   * For questions with `correct` options or rules: lists the answer that was given and the right one for each question, below the score.
   */
  show_answers?: boolean
  /**
   * What each answer adds or takes away, in addition to the points on options. All rules that fit are used.
   */
  rules?: ScoreRule[]
}
/**
 * The two ends of the score. Values beyond an end are set to it.
 */
export interface ScoreRange {
  /**
   * The lowest value that the score can have.
   */
  from: number
  /**
   * The highest value that the score can have.
   */
  to: number
}
/**
 * A range of the score with its label.
 */
export interface ScoreBand {
  /**
   * The lowest value of the band. The first band starts at the low end of the range, and each next one directly above the one before.
   */
  from: number
  /**
   * The highest value of the band. The last band ends at the high end of the range.
   */
  to: number
  /**
   * What visitors read beside a value in this band, so that colour never carries the meaning alone.
   */
  label: string
  /**
   * The colour and icon of the bar: `green` for good, `yellow` for watch, `red` for attention, `primary` (the default) for none of these.
   */
  colour?: 'green' | 'yellow' | 'red' | 'primary'
  /**
   * One or two sentences below the bar that say what a value in this band means.
   */
  text?: string
  /**
   * What the summary of a result says of a score in this band: a clause without a capital letter and without a full stop. The lowest and the highest score are in one sentence; a score without a good end is never named there.
   */
  phrase?: string
}
/**
 * Shows the value turned round, as 100 minus the value, so that a problem becomes a strength. Results, the dashboard and reports then show the mirror; conditions still read the value.
 */
export interface ScoreMirror {
  /**
   * The name where a high number is good: on the score bars of results and the dashboard.
   */
  label: string
  /**
   * One or two sentences below the score bar that say what the mirrored number measures and which end is better.
   */
  help: string
  phrases?: MirrorPhrases
}
/**
 * What the result says of this score in its summary: the lowest and the highest score are in one sentence. One clause for each colour of the condition bands, without a capital letter and without a full stop. Without them the score is not named there.
 */
export interface MirrorPhrases {
  /**
   * The clause for a score in a band of the colour `warning`.
   */
  warning?: string
  /**
   * The clause for a score in a band of the colour `primary`.
   */
  primary?: string
  /**
   * The clause for a score in a band of the colour `success`.
   */
  success?: string
}
/**
 * Points for one answer, with the reason that visitors read.
 */
export interface ScoreRule {
  /**
   * The question whose answer the rule reads: its option with `answer`, or its number with `from` and `to`.
   */
  question: string
  /**
   * The option that gives the points. With a list, any of its options gives them, and several give them once.
   */
  answer?: string | string[]
  /**
   * For a number or a scale, in place of `answer`: the smallest number that gives the points. Without it every number up to `to` does.
   */
  from?: number
  /**
   * For a number or a scale, in place of `answer`: the largest number that gives the points. Without it every number from `from` on does.
   */
  to?: number
  /**
   * Added to the value when the answer was given. Negative points make the value smaller.
   */
  points: number
  /**
   * What the rule reads is the right answer: with `show_answers`, the result shows it beside the given one. For a number; options have `correct` of their own.
   */
  correct?: boolean
  /**
   * How well the rule is supported: `observed` means that the visitor said so directly, the others rate the research. Shown beside the points. Optional, unless `demand` lists it.
   */
  evidence?: 'observed' | 'strong' | 'moderate' | 'weak'
  /**
   * The sentence that visitors read beside the points under "Why this score" and on a page that explains the scores. Without it they read the question and the answer. Optional, unless `demand` lists it.
   */
  because?: string
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
   * Why the question is asked and gives no points, as visitors read it on a page that explains the scores.
   */
  because: string
}
/**
 * What the answers say about a visitor: traits, issues, goals, the insight and signposts. Each is chosen by conditions.
 */
export interface Profile {
  /**
   * Shown in place of the label of a trait, a score or an issue for which there are not enough answers.
   */
  unknown_label: string
  /**
   * The groups of cards, in the order in which a result shows them.
   */
  groups: TraitGroup[]
  issues: Issues
  goals: Goals
  /**
   * Summaries, tried in order. A result shows the first whose condition holds and whose braces are all known.
   *
   * @minItems 1
   */
  insights: Insight[]
  /**
   * Advice to see a pharmacist or a doctor. All that fit are shown, in this order, above everything else in a result.
   */
  signposts: Signpost[]
  /**
   * The line in every result, on the first screen of the quiz and in the PDF which says that this is no medical diagnosis.
   */
  not_a_diagnosis: string
}
/**
 * A group of cards under one heading.
 */
export interface TraitGroup {
  /**
   * Stored results and the comparison of two reports refer to the group of traits by this id. Never change it.
   */
  id: string
  /**
   * The heading above the cards of the group.
   */
  title: string
  /**
   * A sentence between the heading and the cards.
   */
  lead?: string
  /**
   * Shows the group to visitors who have no account. Otherwise it appears only in reports of an account.
   */
  preview?: boolean
  /**
   * The cards of the group, in order.
   *
   * @minItems 1
   */
  traits: Trait[]
}
/**
 * A trait whose label follows from the answer to one question.
 */
export interface AnswerTrait {
  /**
   * Conditions read the trait by this id, as in {profile: porosity, is: [low]}, products suit it, and insights may name it in braces. Never change it.
   */
  id: string
  /**
   * The heading of the card in results and reports.
   */
  title: string
  /**
   * A sentence on the card that says what the trait means in general, whatever the label is.
   */
  help?: string
  /**
   * How the label is found: `answer` from one answer, `clues` from points of several answers, `score` from the range of a score.
   */
  kind: 'answer'
  /**
   * A picture on the card: a path below content/media. A trait of kind `answer` shows the picture of the chosen option when it has one.
   */
  picture?: string
  /**
   * A line on the card that limits what the label says, for example that it is an estimate.
   */
  note?: string
  /**
   * The question whose answer decides the label.
   */
  question: string
  /**
   * Below the label, when the answer has another name. {answer} is that answer. Without it, the text of the dashboard for all traits is shown.
   */
  answer_text?: string
  /**
   * One label for each option of the question that says something about the trait.
   *
   * @minItems 1
   */
  labels: AnswerLabel[]
}
/**
 * What one option means for the trait.
 */
export interface AnswerLabel {
  /**
   * The option of the question that leads to this label.
   */
  option: string
  /**
   * What conditions and products compare with. Visitors read the label instead. Never change it: stored results have it.
   */
  value: string
  /**
   * What visitors read on the card as the answer to its heading.
   */
  label: string
  /**
   * The label in one or two words, clear without the heading of the card. Up to three of a group are together in one line at the top of the result, which begins with a capital letter. Without one, the trait is not in that line.
   */
  short?: string
  /**
   * A simple picture for the card and beside the short form, where it is 64 px high: a path below content/media. Without one, the picture of the chosen option or of the trait is there.
   */
  short_picture?: string
  /**
   * One or two sentences below the label: what it means for the visitor.
   */
  text: string
}
/**
 * A trait that no single answer tells: clues from several answers are added up, and the range of the sum decides.
 */
export interface CluesTrait {
  /**
   * Conditions read the trait by this id, as in {profile: porosity, is: [low]}, products suit it, and insights may name it in braces. Never change it.
   */
  id: string
  /**
   * The heading of the card in results and reports.
   */
  title: string
  /**
   * A sentence on the card that says what the trait means in general, whatever the label is.
   */
  help?: string
  /**
   * How the label is found: `answer` from one answer, `clues` from points of several answers, `score` from the range of a score.
   */
  kind: 'clues'
  /**
   * A picture on the card: a path below content/media. A trait of kind `answer` shows the picture of the chosen option when it has one.
   */
  picture?: string
  /**
   * A line on the card that limits what the label says, for example that it is an estimate.
   */
  note?: string
  /**
   * At least one of these questions has to be answered. Otherwise the trait is unknown.
   *
   * @minItems 1
   */
  needs_any: string[]
  /**
   * The answers that speak for one side or the other.
   *
   * @minItems 1
   */
  clues: Clue[]
  /**
   * The ranges of the sum and their labels. They cover every sum that is possible.
   *
   * @minItems 1
   */
  labels: SumLabel[]
}
/**
 * An answer that makes the sum larger or smaller.
 */
export interface Clue {
  /**
   * The question whose answer is the clue.
   */
  question: string
  /**
   * The clue is used when one of these options was chosen.
   *
   * @minItems 1
   */
  is: string[]
  /**
   * What the clue adds to the sum; negative points make it smaller.
   */
  adds: number
  /**
   * The clue is left out while this condition holds, because another answer explains it.
   */
  skip_when?: Condition
}
/**
 * What a range of the sum means for the trait.
 */
export interface SumLabel {
  /**
   * The lowest sum of clues that gets this label.
   */
  from: number
  /**
   * The highest sum of clues that gets this label.
   */
  to: number
  /**
   * What conditions and products compare with. Visitors read the label instead. Never change it: stored results have it.
   */
  value: string
  /**
   * What visitors read on the card as the answer to its heading.
   */
  label: string
  /**
   * The label in one or two words, clear without the heading of the card. Up to three of a group are together in one line at the top of the result. Without one, the trait is not in that line.
   */
  short?: string
  /**
   * A simple picture for the card and beside the short form, where it is 64 px high: a path below content/media. Without one, the picture of the chosen option or of the trait is there.
   */
  short_picture?: string
  /**
   * One or two sentences below the label: what it means for the visitor.
   */
  text: string
}
/**
 * A trait whose label follows from the range of a score.
 */
export interface ScoreTrait {
  /**
   * Conditions read the trait by this id, as in {profile: porosity, is: [low]}, products suit it, and insights may name it in braces. Never change it.
   */
  id: string
  /**
   * The heading of the card in results and reports.
   */
  title: string
  /**
   * A sentence on the card that says what the trait means in general, whatever the label is.
   */
  help?: string
  /**
   * How the label is found: `answer` from one answer, `clues` from points of several answers, `score` from the range of a score.
   */
  kind: 'score'
  /**
   * A picture on the card: a path below content/media. A trait of kind `answer` shows the picture of the chosen option when it has one.
   */
  picture?: string
  /**
   * A line on the card that limits what the label says, for example that it is an estimate.
   */
  note?: string
  /**
   * The score whose value decides the label; of a mirrored score, the concern from 0 to 100.
   */
  score: string
  /**
   * The ranges of the value and their labels. They cover the range of the score.
   *
   * @minItems 1
   */
  labels: ScoreLabel[]
}
/**
 * What a range of the score means for the trait.
 */
export interface ScoreLabel {
  /**
   * The lowest value that gets this label.
   */
  from: number
  /**
   * The highest value that gets this label.
   */
  to: number
  /**
   * What conditions and products compare with. Visitors read the label instead. Never change it: stored results have it.
   */
  value: string
  /**
   * What visitors read on the card as the answer to its heading.
   */
  label: string
  /**
   * The label in one or two words, clear without the heading of the card. Up to three of a group are together in one line at the top of the result. Without one, the trait is not in that line.
   */
  short?: string
  /**
   * A simple picture for the card and beside the short form, where it is 64 px high: a path below content/media. Without one, the picture of the chosen option or of the trait is there.
   */
  short_picture?: string
  /**
   * One or two sentences below the label: what it means for the visitor.
   */
  text: string
}
/**
 * What stands out in the answers or scores: the first column of the objectives in a result.
 */
export interface Issues {
  /**
   * The most issues that a result shows: the first of the list that were found. Conditions read all that were found.
   */
  max: number
  /**
   * All issues, the most important first.
   */
  list: Issue[]
}
/**
 * Something that stands out, such as short nights.
 */
export interface Issue {
  /**
   * Conditions, products and stored results refer to the issue by this id. Never change it, and give no goal the same one.
   */
  id: string
  /**
   * What visitors read for the issue in their result.
   */
  label: string
  /**
   * `never` forbids products to name this issue among their objectives, because no product treats it: an illness, for example. Left out, products may.
   */
  products?: 'never'
  /**
   * The condition that finds the issue. It may read answers, scores and traits, but no issues.
   */
  when: Condition
}
/**
 * What the visitor wants: the second column of the objectives in a result.
 */
export interface Goals {
  /**
   * The most goals that a result shows, the main goal first.
   */
  max: number
  /**
   * The answer to this question is the main goal. Each of its options needs a goal with the same id.
   */
  main_question: string
  /**
   * All goals, the most important first.
   */
  list: Goal[]
}
/**
 * Something that a visitor may want, such as easier detangling.
 */
export interface Goal {
  /**
   * Products and stored results refer to the goal by this id, and an option of the main goal question has the same one. Never change it.
   */
  id: string
  /**
   * What visitors read for the goal in their result.
   */
  label: string
  /**
   * How the goal reads in the reason for a product, such as: Helps with keeping your length. The default is its name.
   */
  in_sentence?: string
  /**
   * The condition that makes this a goal of the visitor.
   */
  when: Condition
}
/**
 * One summary of a whole result.
 */
export interface Insight {
  /**
   * Stored results keep which insight was shown under this id. Never change it.
   */
  id: string
  /**
   * The insight may be shown while this condition holds. Without one it fits everybody.
   */
  when?: Condition
  /**
   * Shown at the top of a result. The id of a trait in braces is replaced by its label, as in "Your type is {type}".
   */
  text: string
}
/**
 * One piece of advice to ask a professional. Preferences never hide it.
 */
export interface Signpost {
  /**
   * Stored results and the comparison of two reports refer to the signpost by this id. Never change it.
   */
  id: string
  /**
   * The condition under which visitors get this advice. Without one everybody gets it.
   */
  when: Condition
  /**
   * What the advice is about, as its heading in the result.
   */
  title: string
  /**
   * Whom to see, how soon, and which signs are urgent.
   */
  text: string
  /**
   * Waiting would do harm. The advice is in sight also where several are shown; others after the first are then folded.
   */
  urgent?: boolean
}
/**
 * The routine of every result. Each step uses the first of its variants whose condition holds.
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
   * The sentence in every stored result, and at the end of its PDF, that says when to take the quiz again. The dashboard works out the dates from recheck in settings/constants.yaml; keep the two in step.
   */
  recheck: string
}
/**
 * One card of the routine, such as the evening.
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
   * The slot for which a product is suggested with this step. Without it, or with `null`, the step needs no product.
   */
  slot?: string | null
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
 * A kind of product, such as a pillow.
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
  /**
   * What products of this kind look like, such as a bottle: a path below content/media. Shown for products without a picture of their own; without it, the default picture of the catalogue.
   */
  picture?: string
  /**
   * The colour of the drawing and of the field behind it. It means nothing. Without it, the colours follow the order of the products.
   */
  tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf'
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
  /**
   * The small drawing before the name. Without it there is none.
   */
  icon?:
    | 'bag'
    | 'chart'
    | 'chat'
    | 'cutlery'
    | 'drop'
    | 'eye'
    | 'heart'
    | 'home'
    | 'info'
    | 'lock'
    | 'star'
    | 'sun'
    | 'timer'
    | 'user'
    | 'warning'
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
   * Tips with a lower number come first. With the same number those for the lowest score do, and then the order of this file decides.
   */
  priority: number
  /**
   * How well research supports the tip; `custom` is handed-down knowledge with little research. Shown after the reason.
   */
  evidence: 'strong' | 'moderate' | 'weak' | 'custom'
  /**
   * The score that the tip can improve. The best tip for the score that the sentence of a result names first is the first thing to do.
   */
  score?: string
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
 * The products, and the rules that choose among them for each step of a routine.
 */
export interface Catalogue {
  /**
   * Says that the products do not exist. Pages then show the sample note and no links to shops.
   */
  sample: boolean
  /**
   * Shown once above every list of products, on pages and in the PDF, while `sample` is on.
   */
  sample_note: string
  /**
   * Shown for products that have no picture of their own and whose kind (slots in analysis/routines.yaml) has no drawing: a path below content/media.
   */
  default_image: string
  matching: Matching
  /**
   * Every product that may be suggested.
   */
  products: Product[]
}
/**
 * How products are chosen: excluded ones are left out, and of the others those with the most points are suggested for each step.
 */
export interface Matching {
  points: MatchingPoints
  /**
   * Ingredient groups that speak against a product for some visitors.
   */
  doubts: Doubt[]
  reasons: ReasonWords
  /**
   * How many products are suggested for each kind of product that the routine needs.
   */
  per_slot: number
  /**
   * The most products that one result suggests. Steps that come first in the routine are served first.
   */
  max_total: number
}
/**
 * What a product gains for everything that fits the visitor.
 */
export interface MatchingPoints {
  /**
   * Points of every product that serves a step of the routine of the visitor.
   */
  slot_needed: number
  /**
   * Points for each issue or goal of the visitor that the product helps with, up to `max_objectives` of them.
   */
  each_objective: number
  /**
   * How many issues and goals can give points to one product. The main goal is counted first.
   */
  max_objectives: number
  /**
   * Extra points when the product serves the main goal of the visitor.
   */
  main_goal: number
  /**
   * Points for each note on an ingredient that experts disagree about: negative, so that the product moves down. A note that something is merely possible costs nothing.
   */
  warning: number
  /**
   * The traits that products can suit, with the points for it.
   */
  suits: SuitsPoints[]
}
/**
 * Points for products that suit the value of one trait.
 */
export interface SuitsPoints {
  /**
   * The trait of analysis/profile.yaml whose value is compared with what the product suits.
   */
  profile: string
  /**
   * Added when the product suits the value that the visitor has.
   */
  points: number
  /**
   * Excludes products that do not suit the value of the visitor, whatever points they have. An unknown value excludes nothing.
   */
  required?: boolean
}
/**
 * Points that a product loses when it contains an ingredient group that does not suit the visitor.
 */
export interface Doubt {
  /**
   * Names the doubt in this list, so that no two are the same. Visitors never see it.
   */
  id: string
  /**
   * The group of products/ingredients.yaml that the product contains.
   */
  group: string
  /**
   * What the product loses: zero or a negative number.
   */
  points: number
  /**
   * The doubt applies to visitors for whom this condition holds; without one, to everybody.
   */
  when: Condition
  /**
   * What visitors read about it beside the product, as a point against it.
   */
  because: string
}
/**
 * The sentences under "Why we chose it" beside a product. {name} is replaced by what the sentence is about. Within a sentence it has a small first letter, unless it is an abbreviation, such as PCOS, or the language is German; in `main_goal` it stays as it is.
 */
export interface ReasonWords {
  /**
   * Says that the routine needs this kind of product. {name} is the name of the slot.
   */
  slot: string
  /**
   * Says that the product helps with something. {name} is the issue or goal.
   */
  objective: string
  /**
   * Says that the product serves the most important goal of the visitor. {name} is that goal.
   */
  main_goal: string
  /**
   * Says that the product respects a wish, such as vegan. {name} is the wish.
   */
  filter: string
  /**
   * Says that no listed ingredient clashes with an allergy. {name} is the allergy.
   */
  allergy: string
  /**
   * Names ingredients that may not fit a wish or an allergy. {name} is their group, {ingredients} lists them.
   */
  warning: string
  /**
   * The same for ingredients of which the list cannot tell. {name} is the wish or the allergy, {ingredients} lists them, {count} is their number. Without it, the ingredient note is shown.
   */
  possible?: string
  /**
   * One sentence for each trait that products can suit.
   */
  suits: SuitsReason[]
  /**
   * Beside an ingredient that may not fit a wish or an allergy, in the list that explains ingredients. {name} is the wish or the allergy. Without it, the ingredient note is shown there, too.
   */
  avoid?: string
}
/**
 * The sentence for products that suit the visitor in one trait.
 */
export interface SuitsReason {
  /**
   * The trait of analysis/profile.yaml that the sentence is about.
   */
  profile: string
  /**
   * What visitors read when the product suits them. {name} is the label of the trait.
   */
  text: string
  /**
   * What is said once, above the products, when all of them suit the visitor. {name} is the label of the trait, {count} the number of products. Without it, the sentence of one product is used there ("Reasons in common").
   */
  for_all?: string
}
/**
 * One product with its ingredients and everything that matching reads.
 */
export interface Product {
  /**
   * Stored results and the API refer to the product by this number. Never change it or give it to another product.
   */
  id: number
  /**
   * Shown above the name of the product. It also stands for the shop when there is no retailer.
   */
  brand: string
  /**
   * The name of the product as visitors read it on its card.
   */
  name: string
  /**
   * The kind of product that it is: a slot of analysis/routines.yaml.
   */
  slot: string
  /**
   * In the currency of the site. Leave it out where it is not known: the product is then not part of any total.
   */
  price?: number
  /**
   * The contents of the pack in millilitres, shown beside the price.
   */
  size_ml?: number
  /**
   * The values of traits that the product is made for. A trait that is not listed gives no points, and a required one excludes the product.
   */
  suits: Suits[]
  /**
   * The issues and goals that the product helps with. An issue that no product may claim, according to analysis/profile.yaml, is not allowed.
   */
  objectives: string[]
  /**
   * The INCI list exactly as printed on the pack, with commas between the names. Without it, nobody with a wish or an allergy is shown the product.
   */
  ingredients?: string
  /**
   * The ingredient groups that an expert finds in the list. The check compares them with what the rules find, and reports each difference.
   */
  expect: string[]
  /**
   * Wishes that the pack promises, such as vegan. They settle what the list of ingredients leaves open.
   */
  labels?: string[]
  /**
   * The picture on the card of the product: a path below content/media. Without it, the drawing of its slot in analysis/routines.yaml is shown, or the default picture.
   */
  image?: string
  /**
   * The page of the product at its retailer. Leave it out for a product that no shop sells: "Purchase all" then names it without a link.
   */
  link?: string
  /**
   * The name of the shop on the link, as in "Buy at ...". Without it the brand is named.
   */
  retailer?: string
}
/**
 * The values of one trait that the product is made for.
 */
export interface Suits {
  /**
   * The trait of analysis/profile.yaml.
   */
  profile: string
  /**
   * The values of that trait for which the product is suitable.
   *
   * @minItems 1
   */
  is: string[]
}
/**
 * How the list of ingredients on a pack is read: which names belong to which group, and what wishes and allergies leave out.
 */
export interface Ingredients {
  /**
   * Ingredients that mean the same to visitors, such as silicones, with the patterns that recognise them.
   */
  groups: IngredientGroup[]
  /**
   * What single ingredients do. They only explain: filters and points know nothing of them.
   */
  explanations?: IngredientExplanation[]
  /**
   * What visitors may wish to avoid, such as silicones or animal products, and what each wish leaves out.
   */
  filters: IngredientFilter[]
  /**
   * The allergies that the quiz asks about, and what each leaves out.
   */
  allergies: IngredientFilter[]
  /**
   * Options that leave out no product on purpose. The check reports any other option that no filter reads. An exclusive option need not be listed.
   */
  no_filter?: NoFilter[]
  /**
   * Shown above the products of every result and of its PDF: visitors should read the label on the pack as well.
   */
  label_note: string
}
/**
 * Ingredients with a common meaning, explained beside the list of a recommended product.
 */
export interface IngredientGroup {
  /**
   * Filters, doubts and the `expect` of products refer to the group of ingredients by this id. Never change it.
   */
  id: string
  /**
   * What visitors read for the group beside a list of ingredients.
   */
  label: string
  /**
   * `sure`: the ingredient is what the group says. `possible`: it can be, only the maker knows. `contested`: experts disagree. Shown beside the name.
   */
  certainty: 'sure' | 'possible' | 'contested'
  /**
   * A sentence beside the list of a recommended product about what these ingredients do.
   */
  about?: string
  /**
   * Says for a possible or contested group what is not certain. Shown after what it does.
   */
  note?: string
  match: Patterns
  except?: Patterns
}
/**
 * Ways to recognise the name of an ingredient, in lower case. One that fits is enough.
 */
export interface Patterns {
  /**
   * The whole name of the ingredient is one of these.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  is?: string[]
  /**
   * The name of the ingredient begins with one of these.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  starts?: string[]
  /**
   * The name of the ingredient ends with one of these.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  ends?: string[]
  /**
   * One of these is anywhere in the name of the ingredient, also inside a word.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  contains?: string[]
  /**
   * One of these is in the name of the ingredient as a whole word.
   *
   * @minItems 1
   *
   * Items: A pattern.
   */
  word?: string[]
}
/**
 * What an ingredient is for, shown when a visitor presses it in the list of a recommended product.
 */
export interface IngredientExplanation {
  /**
   * Names the explanation in this list, so that no two are the same. Visitors never see it.
   */
  id: string
  /**
   * What the ingredient is in plain words, such as water.
   */
  label: string
  /**
   * One sentence about what it does in a product.
   */
  about: string
  match: Patterns
  except?: Patterns
}
/**
 * A wish or an allergy, and the products that it leaves out.
 */
export interface IngredientFilter {
  /**
   * The `labels` of products refer to the wish or allergy by this id. Never change it.
   */
  id: string
  /**
   * What visitors read for the wish or allergy, in the reasons beside a product.
   */
  label: string
  /**
   * The filter applies to visitors for whom this condition holds: those who chose the option in the quiz.
   */
  when: Condition
  /**
   * Products that contain one of these ingredient groups are not suggested, and neither are products without a list.
   */
  exclude: string[]
  /**
   * Products that contain one of these ingredient groups may be suggested, with a note beside them.
   */
  warn: string[]
  /**
   * Ingredients that the filter must leave out. The check tries each of them and reports one that gets through.
   *
   * @minItems 1
   *
   * Items: An ingredient as it is written in a list.
   */
  leaves_out: string[]
}
/**
 * Options of one question that leave out no product.
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
 * Numbers of the whole product: limits, periods and counts. Names that end in _ms are milliseconds.
 */
export interface Constants {
  /**
   * The timing of the quiz, and what the dashboard asks again.
   */
  quiz: {
    /**
     * For how many milliseconds the step "Analysing" is shown at least, also when the result arrives earlier.
     */
    analysing_delay_ms: number
    /**
     * Questions whose latest answer the dashboard shows on the card of the trait that is worked out from it.
     *
     * Items: One question whose answer the dashboard repeats.
     */
    replies: {
      /**
       * Names this entry, so that no two of the list are the same.
       */
      id: string
      /**
       * The question whose answer is shown. A trait of kind `answer` has to read it.
       */
      question: string
    }[]
  }
  /**
   * The steps carousel of the home page, below its first screen.
   */
  carousel: {
    /**
     * For how many milliseconds each slide is shown; 0 switches the movement off.
     */
    interval_ms: number
    /**
     * How many slides pages/home.yaml has. The check compares both, so that a lost slide is noticed.
     */
    steps?: number
  }
  /**
   * The steps of the page "How it works".
   */
  stepper?: {
    /**
     * How many steps pages/how.yaml has. The check compares both, so that a lost step is noticed.
     */
    steps?: number
  }
  /**
   * How much the pages behind the login show at a time.
   */
  dashboard: {
    /**
     * How many reports the report history shows at first, and adds with each press of "Show more".
     */
    reports_per_page: number
  }
  /**
   * When the dashboard suggests to take the quiz again, counted from the latest report. The sentences of a result and of its PDF (recheck in pages/quiz.yaml and analysis/routines.yaml) say the same in words.
   */
  recheck: {
    /**
     * After how many months the next quiz is due. From then on the dashboard says so.
     */
    from_months: number
    /**
     * The end of the suggested period in months after the report. The dashboard names both dates.
     */
    to_months: number
    /**
     * Reports that are fewer weeks apart get no verdict when they are compared. With 0 every comparison has one.
     */
    early_weeks: number
  }
  /**
   * The pages to which visitors are sent after they have done something.
   */
  redirects: {
    /**
     * Where people go after logging in, unless they came from a page that asked them to; after a sign-up, too, that takes over a result which waited on the device. Emails link to it as {dashboard_link}.
     */
    after_login: string
    /**
     * Where people go after creating an account, unless they came from a page that asked them to. With a waiting result they go to the page after login.
     */
    after_registration: string
    /**
     * Where people go once they are logged out.
     */
    after_logout: string
    /**
     * Where visitors go who open a page behind the login without being logged in. Emails link to it as {login_link}.
     */
    guard: string
    /**
     * Where people go who open the sign-up page although they are logged in.
     */
    signed_in_at_signup: string
    /**
     * Where visitors go when they leave the quiz with "Exit Quiz".
     */
    exit_quiz: string
  }
  /**
   * What usernames, passwords and personal details have to be like. Forms and the server apply the same numbers.
   */
  accounts: {
    /**
     * How many capital letters a password needs at least, of any alphabet.
     */
    password_capitals: number
    /**
     * How many digits a password needs at least.
     */
    password_numbers: number
    /**
     * The least number of characters of a password. The hint below the field says it as {min}.
     */
    password_min: number
    /**
     * The most characters that a password may have.
     */
    password_max: number
    /**
     * The least number of characters of a username. The hint below the field says it as {min}.
     */
    username_min: number
    /**
     * The most characters that a username may have. The hint below the field says it as {max}.
     */
    username_max: number
    /**
     * The most characters that an email address may have in any form.
     */
    email_max: number
    /**
     * The most characters of a name, in the account and in complaints.
     */
    name_max: number
    /**
     * For how many minutes the link to set a new password works after its email was sent.
     */
    reset_link_minutes: number
    /**
     * The age in years from which a birth date is accepted in the account. Texts may name it as {minimum_age}.
     */
    minimum_age: number
  }
  /**
   * How much people may write. Forms say when a text is too long, and the server refuses it.
   */
  limits: {
    /**
     * The most characters of one entry in the list of own products and brands.
     */
    chip_max: number
    /**
     * The most entries in the list of own products and brands of an account.
     */
    chips_max: number
    /**
     * The fewest stars that a recommendation can be given.
     */
    rating_min: number
    /**
     * The most stars that a recommendation can be given, and the number of stars that the form shows.
     */
    rating_max: number
    /**
     * The most characters of the comment beside a rating.
     */
    comment_max: number
    /**
     * The most characters of a message in the feedback form.
     */
    feedback_max: number
    /**
     * The most characters of a message in the complaints form.
     */
    complaint_max: number
  }
  /**
   * For how long data is kept. Browser and server delete by these numbers, and the privacy page names them in braces.
   */
  retention: {
    /**
     * For how many days after the last change a device keeps an unfinished quiz. It is deleted when the quiz is opened later than that.
     */
    draft_days: number
    /**
     * For how many days the server and the device keep a result that nobody has taken into an account.
     */
    unclaimed_days: number
    /**
     * For how many days after its last login a browser counts as known to an account: guesses from elsewhere then do not slow down its logins. Browsers keep no cookie for more than 400 days.
     */
    known_browser_days: number
    /**
     * After how many months messages of the feedback form are deleted. The email address goes earlier, when its account is deleted.
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
     * After how many days the log files of visits (server-*.log in LOG_DIR) are deleted. Without LOG_DIR the operator has to do it.
     */
    access_log_days: number
    /**
     * After how many months the log files about logins and passwords (security-*.log in LOG_DIR) are deleted. Without LOG_DIR the operator has to do it.
     */
    security_log_months: number
    /**
     * For how many days backups are kept. What people delete is on record for as long, so that restoring a backup does not bring it back. Older ones are restored only if the operator insists.
     */
    backup_days: number
    /**
     * For how many days a photo file that belongs to no result is kept aside before it is deleted. Photos that visitors delete are not kept.
     */
    quarantine_days: number
    /**
     * After how many years complaints are deleted.
     */
    complaint_years: number
  }
}
/**
 * The menus and the footer that frame every page, and hidden texts for people who navigate without a mouse.
 */
export interface Navigation {
  /**
   * The menu at the top of every page.
   */
  top: {
    /**
     * What screen readers call this menu. It is not visible.
     */
    label: string
    /**
     * The label of the button that opens the menu on narrow screens.
     */
    open: string
    /**
     * The label of the button that closes the open menu on narrow screens.
     */
    close: string
    /**
     * The links of the main menu, in order.
     *
     * Items: One link at the top of every page.
     */
    items: {
      /**
       * Names the link within its menu, so that no two are the same. Visitors never see it.
       */
      id: string
      /**
       * What the link says in the main menu.
       */
      label: string
      /**
       * Where the link leads: a page of this site, or an https or mailto address. The link of the current page is marked.
       */
      to: string
      /**
       * Who sees the link: `always` everybody, `visitor` only people who are not logged in, `user` only people who are.
       */
      show: 'always' | 'visitor' | 'user'
      /**
       * Shows the link as a button, apart from the others. Meant for a single one, such as "Start Quiz".
       */
      emphasis?: boolean
    }[]
  }
  /**
   * The menu beside every page of the dashboard.
   */
  side: {
    /**
     * What screen readers call this menu. It is not visible.
     */
    label: string
    /**
     * What screen readers say of the line that opens the menu of the dashboard on a phone. It is visible only where no link leads to the page.
     */
    open: string
    /**
     * One or two words at the end of that line, after the name of the page: they say that it opens a list of links.
     */
    sections: string
    /**
     * The links of the dashboard menu, in order.
     *
     * Items: One link beside the pages of the dashboard.
     */
    items: {
      /**
       * Names the link within its menu, so that no two are the same. Visitors never see it.
       */
      id: string
      /**
       * What the link says in the dashboard menu.
       */
      label: string
      /**
       * Where the link leads: a page of this site, or an https or mailto address. The link of the current page is marked.
       */
      to: string
      /**
       * Who sees the link: `always` everybody, `visitor` only people who are not logged in, `user` only people who are.
       */
      show: 'always' | 'visitor' | 'user'
    }[]
  }
  /**
   * The end of every page: social networks, legal pages, contact and small print.
   */
  footer: {
    /**
     * What screen readers call the footer. It is not visible.
     */
    label: string
    /**
     * The heading above the links to social networks, which are in settings/site.yaml.
     */
    social_label: string
    /**
     * Read out by screen readers after a link that leads to another site.
     */
    leaves_site: string
    /**
     * The group with the email address of settings/site.yaml.
     */
    contact: {
      /**
       * The heading above the email address in the footer.
       */
      label: string
    }
    /**
     * The heading above the links to terms, privacy and similar pages.
     */
    legal_label: string
    /**
     * The links to terms, privacy and similar pages, in order.
     *
     * Items: One link in the footer to a legal page.
     */
    legal: {
      /**
       * Names the link within the footer, so that no two are the same. Visitors never see it.
       */
      id: string
      /**
       * What the link says in the footer.
       */
      label: string
      /**
       * The page that this link of the footer opens.
       */
      to: string
    }[]
    /**
     * The first line of the small print at the end of every page: the quiz gives no medical diagnosis.
     */
    not_a_diagnosis?: string
    /**
     * The last line of the small print, which names the company. It may use {company} and {company_number}.
     */
    company?: string
  }
  /**
   * The first link of every page, visible once it has the keyboard focus: it jumps over the menu.
   */
  skip_link: string
  /**
   * Read out by screen readers after the link of the main menu that leads to the page one is on.
   */
  current_page: string
  /**
   * The link to the list of sections at the end of each section of a long text page, where the list is not beside the text.
   */
  back_to_contents: string
  /**
   * The heading of the list of sections of a long text page, and of the links to the parts of the dashboard. On a phone it is the line that unfolds the list.
   */
  contents: string
  /**
   * The choice of light or dark colours in the footer of every page. The device remembers it.
   */
  theme: {
    /**
     * What is chosen: is before the three choices.
     */
    label: string
    /**
     * The choice of light colours, whatever the device is set to.
     */
    light: string
    /**
     * The choice of dark colours, whatever the device is set to.
     */
    dark: string
    /**
     * The choice to follow the colour setting of the device. It is preset.
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
     * Heading of the page shown when a part of the site could not be fetched, for example without a network. The page on how we score shows it in place of the rules.
     */
    page_failed: string
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
     * Sign-up, forgot password and account page: the email address is empty. The updates page uses one of `email_capture` in settings/messages.yaml instead.
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
     * Quiz, when the answers are sent: the server refuses a written answer as too long. {max} is the longest answer that the question accepts, in characters.
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
     * Shown on the login page when the user has logged out, or deleted the account, in another tab of the same browser.
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
     * Shown above the form of the login page when the account was made, but logging in to it failed, such as on a bad connection.
     */
    login_failed: string
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
   * What the score bars on the first page of the dashboard show when there are no numbers.
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
     * Shown while the answers are being sent and the server has not answered in time. Sending is tried again without the visitor doing anything.
     */
    submit_timeout: string
    /**
     * Shown with the title of a question when the server refuses its answer, for example two options where one is allowed.
     */
    submit_refused: string
    /**
     * Shown while the answers are being sent, after too many tries. {minutes} is the time until the next try. A countdown in seconds follows the text.
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
     * Warning at the top of each step when the browser forgets the answers as soon as it is closed, as in a private window.
     */
    draft_not_kept: string
    /**
     * Shown at the top of a step when the device has no space left for answers.
     */
    draft_full: string
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
   * Problems with the camera on the photo step. Apart from "No picture taken", the page shows the longer advice that is `camera_help` in quiz/photos.yaml.
   */
  camera: {
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
     * The file is no picture, or of a kind that is not accepted. {file} is its name.
     */
    wrong_type: string
    /**
     * The file is a HEIC picture, the usual kind on iPhones, and this browser cannot read it. {file} is its name.
     */
    heic: string
    /**
     * The file is larger than allowed. {file} is its name and {max} the limit in megabytes, `max_file_mb` in quiz/photos.yaml.
     */
    too_large: string
    /**
     * The picture has too few pixels. {file} is its name, {width} and {height} are the least allowed, `min_width` and `min_height` in quiz/photos.yaml.
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
     * A picture could not be added, moved or kept as it is, because the device has no space left. `draft_full` can be above it.
     */
    device_full: string
    /**
     * What was dropped or pasted contains no picture.
     */
    nothing: string
    /**
     * The paste button was pressed, but the browser does not let the site read the clipboard.
     */
    paste_blocked: string
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
  /**
   * What a browser shows in place of a page that it cannot load because the device is offline. The quiz itself works offline after the first answer.
   */
  offline: {
    /**
     * That the device is offline, as the heading of the page.
     */
    heading: string
    /**
     * That this page needs a network, and what works without one.
     */
    text: string
    /**
     * Link that loads the page that was asked for again.
     */
    again: string
    /**
     * Link to the quiz, which opens without a network.
     */
    quiz: string
  }
}
/**
 * What visitors are asked before sensitive answers or photos are stored on the server. Without a yes nothing of it is sent.
 */
export interface Consent {
  panel: ConsentPanel
  /**
   * The consents. Each is separate, with nothing chosen beforehand and both answers equally easy.
   */
  consents: ConsentItem[]
}
/**
 * The texts that are the same beside every consent.
 */
export interface ConsentPanel {
  /**
   * The first sentence of the explanation, for a consent that is before questions. The consent for photos is shown without it.
   */
  intro: string
  /**
   * Says below the text of a consent who would store the data and what is not done with it.
   */
  who: string
  /**
   * Is before the reason in the short form of a consent, for example "Why".
   */
  why: string
  /**
   * Is before how long the data is kept, in the short form of a consent.
   */
  how_long: string
  /**
   * Is before who sees the data, in the short form of a consent.
   */
  who_sees: string
  /**
   * Opens the full text of a consent that has a short form.
   */
  details: string
  /**
   * On the result page of a visitor without an account, below the buttons: where and how long a yes can be taken back.
   */
  no_account: string
  /**
   * On the result page when the result belongs to an account, below the buttons: where a yes can be taken back.
   */
  with_account: string
  /**
   * The link below the text of every consent.
   */
  read_more?: {
    /**
     * What the link says, for example "Read more about privacy".
     */
    label: string
    /**
     * The page that the link opens, usually the privacy page.
     */
    to: string
  }
  /**
   * Below the two answers while none is chosen: what happens when visitors go on without choosing.
   */
  choose_first: string
  /**
   * Below the two answers after a yes. {date} is the day of the choice.
   */
  saved_yes: string
  /**
   * Below the two answers after a no.
   */
  saved_no: string
  /**
   * Introduces what happens without a yes. {text} is replaced by the sentence of the consent.
   */
  without: string
}
/**
 * One question for permission to store a kind of data.
 */
export interface ConsentItem {
  /**
   * Records of choices refer to the consent by this id. Never change it.
   */
  id: string
  /**
   * Raise it by one when the meaning of the texts changes. Earlier choices are then no longer valid, and people are asked again.
   */
  version: number
  /**
   * The step of quiz/quiz.yaml that asks for it: the one with the questions that it covers, or with the photos.
   */
  step: string
  /**
   * The questions whose answers may be stored after a yes, or `photos`.
   *
   * @minItems 1
   */
  covers: string[]
  /**
   * Names the data above the consent, on the result page and in the account under Privacy.
   */
  heading: string
  /**
   * Everything that a yes allows to store, as a list for editors and lawyers. Pages show the text of `body`.
   *
   * @minItems 1
   *
   * Items: One kind of data.
   */
  data: string[]
  short?: ConsentShort
  /**
   * What is stored, why, for how long and who sees it, in Markdown. Shown above the two answers or, where there is a short form, behind a button.
   */
  body: MarkdownNode[]
  /**
   * The label of the answer that agrees. It names what is stored, and is itself stored word for word with the choice.
   */
  agree: string
  /**
   * The label of the answer that declines. It is stored word for word with the choice.
   */
  decline: string
  /**
   * What happens to the result when somebody declines. It continues the sentence of `panel`, `without` in settings/consent.yaml.
   */
  without: string
  /**
   * A warning after the consequence, for the consent that covers allergies: products cannot be left out without them.
   */
  allergy_note?: string
  withdraw: Withdraw
}
/**
 * What visitors read first: one sentence, and in a few words why, how long and who. The explanation is then behind a button. Without it the whole explanation is shown.
 */
export interface ConsentShort {
  /**
   * What is asked for, and what happens without a yes, in one or two short sentences.
   */
  text: string
  /**
   * What the data is used for, in a few words.
   */
  why: string
  /**
   * How long the data is kept, in a few words.
   */
  how_long: string
  /**
   * Who sees the data, in a few words.
   */
  who: string
}
/**
 * What people read where they take a yes back: on the result page and in the account under Privacy.
 */
export interface Withdraw {
  /**
   * The button that takes the yes back and deletes the data.
   */
  action: string
  /**
   * What is deleted, and what of the result came from it, shown before the button is pressed.
   */
  explain: string
  /**
   * The message once the data is deleted.
   */
  done: string
}
/**
 * What makes the site look like yours: its name, legal names, pictures, colours, type and radius.
 */
export interface Brand {
  /**
   * The name of the site, in page titles, menus and emails. Any text may use it as {site}.
   */
  name: string
  /**
   * Who runs the site. Legal texts use these details in braces.
   */
  company?: {
    /**
     * The legal name. Texts use it as {company}.
     */
    name: string
    /**
     * The number in the register of companies. Texts use it as {company_number}.
     */
    number?: string
    /**
     * The registered address on one line. Texts use it as {address}.
     */
    address?: string
    /**
     * The number in the register of fee payers of the Information Commissioner. Texts use it as {ico_registration}.
     */
    ico_registration?: string
  }
  /**
   * The pictures of the whole site. Each may be left out: the header then shows the name alone, browsers show a plain icon, and the drawings that come with the product are shown for nothing yet, for a failure and as the ornament.
   */
  pictures: {
    /**
     * The drawing beside the name in headers and footers: an SVG below content/media.
     */
    logo?: string
    /**
     * The drawing from which the icons of browser tabs and home screens are made: a square SVG below content/media.
     */
    icon?: string
    /**
     * The drawing beside the forms for login and everything about it, sign-up, feedback and news: an SVG below content/media that is on its lower edge.
     */
    beside_forms?: string
    /**
     * The drawing that is repeated along an edge of coloured fields: above greetings, below the headers of pages, and once on the PDF. An SVG of 480 by 92 below content/media.
     */
    ornament: string
    /**
     * The drawing in the dashboard while there are no scores, and after an account was deleted: a file below content/media.
     */
    empty_scores: string
    /**
     * The drawing on the page of products while there are none to recommend: a file below content/media.
     */
    empty_products: string
    /**
     * The drawing in the list of reports while there are none: a file below content/media.
     */
    empty_reports: string
    /**
     * The drawing where something failed: a page or a report that did not load, the camera, a page without a network. A file below content/media.
     */
    failed: string
    /**
     * What messengers and social networks show for a link to the site, beside the title and description of the page.
     */
    sharing?: {
      /**
       * A PNG or JPEG of 1200 by 630 pixels: a path below content/media.
       */
      image: string
      /**
       * What the picture of a shared link shows, for people who cannot see it. It may use {site}.
       */
      image_alt: string
    }
  }
  /**
   * The main colours for light and dark screens. Text must be readable on its background: the check names two colours that are too alike.
   */
  colours: {
    /**
     * The colours of the light theme.
     */
    light: {
      /**
       * A colour as # and six hexadecimal digits.
       */
      page: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      panel: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      text: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      muted: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      accent: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      accent_hover: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_accent: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      link: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      focus: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      hero: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_hero: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      band: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_band: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      footer: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_footer: string
    }
    /**
     * The colours of the dark theme, for devices and visitors that prefer it.
     */
    dark: {
      /**
       * A colour as # and six hexadecimal digits.
       */
      page: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      panel: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      text: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      muted: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      accent: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      accent_hover: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_accent: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      link: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      focus: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      hero: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_hero: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      band: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_band: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      footer: string
      /**
       * A colour as # and six hexadecimal digits.
       */
      on_footer: string
    }
  }
  /**
   * How round the corners are, in pixels.
   */
  radius: {
    /**
     * Corners of small parts such as focus rings and badges, in pixels.
     */
    small: number
    /**
     * Corners of buttons, form fields and answers, in pixels.
     */
    medium: number
    /**
     * Corners of cards, such as the cards of a result, in pixels.
     */
    large: number
    /**
     * Corners of large panels and dialogs, in pixels.
     */
    panel: number
  }
  /**
   * The fonts of the site. A font must be installed on the visitor's device, or be the display font that comes with the product.
   */
  type: {
    /**
     * The fonts of headings, in order: the first one that the device has is used. Separate them with commas.
     */
    display: string
    /**
     * The fonts of running text, in order: the first one that the device has is used. Separate them with commas.
     */
    body: string
  }
}
/**
 * The address and the links of the site, its language and region, and what search engines show.
 */
export interface Site {
  /**
   * One line about the site: the description in search results for pages without their own, and of the installed app.
   */
  tagline: string
  /**
   * The public address of the site without a slash at the end. Search engines and shared links get it.
   */
  url: string
  /**
   * The language of all texts, as a language tag. Dates, numbers and prices are written in its way, and browsers, screen readers and emails are told it.
   */
  locale: string
  /**
   * The currency of all prices, by its three capital letters. Prices are shown with its sign.
   */
  currency: string
  /**
   * The time zone of all dates on pages, in PDFs and in emails, by its IANA name.
   */
  time_zone: string
  /**
   * The email address in the footer and in texts, as {contact_email}. Emails come from it unless MAIL_FROM is set.
   */
  contact_email?: string
  /**
   * What the address in the footer opens, and where the buttons with the target `contact` of pages/unsubscribe.yaml lead: usually a mailto address.
   */
  contact_link?: string
  /**
   * The links to social networks in the footer, in order.
   *
   * Items: One link in the footer to a profile on a social network.
   */
  social: {
    /**
     * Names the link to a network, so that no two are the same. Visitors never see it.
     */
    id: string
    /**
     * The name of the network, as the link in the footer says it.
     */
    label: string
    /**
     * The address of the profile on the social network.
     */
    to: string
  }[]
  /**
   * How the title of the browser tab is put together.
   */
  titles: {
    /**
     * The title of most pages. {title} is the page, {site} the name of the site.
     */
    page: string
    /**
     * The title in the quiz. {title} is the step, {section} its tab, {site} the name of the site.
     */
    quiz: string
    /**
     * Replaces the title while a form of the page has mistakes. {title} is the title without them.
     */
    error: string
  }
  /**
   * Title and description of each page for search engines, shared links and browser tabs.
   *
   * Items: Title and description of one page.
   */
  meta: {
    /**
     * The page that is described: its name in the product, or the id of a file in pages/text. Never change it.
     */
    id: string
    /**
     * The page in the browser tab and in search results. The name of the site is added to it.
     */
    title: string
    /**
     * One or two sentences that search results and shared links show below the title.
     */
    description: string
    /**
     * Whether search engines may list the page. Others are also left out of the site map.
     */
    listed: boolean
  }[]
}
/**
 * Ids of questions, options and other things that were removed. Stored answers and reports may still contain them, so the check refuses to use them for anything new.
 */
export interface RetiredIds {
  /**
   * Every id that was ever removed. Entries are never deleted from this list.
   */
  retired: RetiredId[]
}
/**
 * A question, an option or what `what` names, with the day of its removal.
 */
export interface RetiredId {
  /**
   * What had the id, when it was no question and no option. The check refuses it for a new one of these.
   */
  what?: 'quiz' | 'step' | 'section' | 'consent' | 'score' | 'trait' | 'issue' | 'goal' | 'tip' | 'product'
  /**
   * The id of a question or of what `what` names, or a question and an option with a slash between them.
   */
  id: string
  /**
   * The day on which it was removed, as year-month-day. The check names it when somebody uses the id again.
   */
  on: string
}
/**
 * Every id that was ever published, with its meaning. `npm run content -- release` adds to it; nobody edits it by hand, and nothing is deleted from it.
 */
export interface History {
  /**
   * One entry for each id and each change of its label, the oldest first. The check compares the content with them.
   */
  published: PublishedId[]
}
/**
 * An id with the meaning that it was published with. Stored answers, drafts and reports refer to it.
 */
export interface PublishedId {
  /**
   * What has this id. The same id may belong to a score and to a tip, but not to two scores.
   */
  what:
    | 'quiz'
    | 'step'
    | 'section'
    | 'question'
    | 'option'
    | 'consent'
    | 'score'
    | 'trait'
    | 'issue'
    | 'goal'
    | 'tip'
    | 'product'
  /**
   * The id; for an option, the question and the option with a slash between them.
   */
  id: string
  /**
   * The kind of question or step. With another kind, stored answers would mean something else, so the check refuses it.
   */
  kind?: string
  /**
   * What people read for it. The check refuses a label that another id of the same list was published with.
   */
  label?: string
  /**
   * True when this release removed the id for good. The check refuses to use it again, even if its line in retired-ids.yaml is lost.
   */
  retired?: boolean
  /**
   * The day of the release, as year-month-day. The check names it in its messages.
   */
  on: string
}
/**
 * The texts of each page, one file of the pages folder each.
 */
export interface Pages {
  quiz: QuizPage
  home?: HomePage
  about?: AboutPage
  how?: HowPage
  not_found: NotFoundPage
  report: ReportPage
  login?: LoginPage
  signup?: SignupPage
  forgot_password?: ForgotPasswordPage
  reset_password?: ResetPasswordPage
  logout?: LogoutPage
  feedback?: FeedbackPage
  updates?: UpdatesPage
  unsubscribe?: UnsubscribePage
  dashboard?: DashboardPage
  complaints?: ComplaintsPage
  /**
   * The files of pages/text, such as the terms, in the order of their file names.
   */
  text: TextPage[]
}
/**
 * Every text of the quiz that is not a question: buttons, dialogs, the photo step, waiting and result. The steps are in quiz/quiz.yaml, the questions in quiz/sections.
 */
export interface QuizPage {
  /**
   * Connects the quiz with its tab title and search description: settings/site.yaml has an entry with the same id under meta. Never change it.
   */
  id: string
  /**
   * The address of the quiz, fixed in the program: always /quiz. Links in the content are checked against it.
   */
  route: '/quiz'
  /**
   * Buttons, labels and messages that all steps share: the header with tabs and progress, the texts around a question, and the footer with Back and Next.
   */
  frame: {
    /**
     * The footer button that leads to the previous step. The first step has none.
     */
    back: string
    /**
     * The footer button that leads to the next step. On the last step before the result it sends the answers.
     */
    next: string
    /**
     * The button at the top right of every step. It asks before leaving when there are answers or pictures.
     */
    exit: string
    /**
     * What screen readers call the row of parts at the top of a step. It is not visible.
     */
    tabs_label: string
    /**
     * Screen readers read this after each part of the quiz that is finished, where others see a tick. The list on the waiting page uses it too.
     */
    tab_done: string
    /**
     * What screen readers call the progress bar at the top of a step. It is not visible.
     */
    progress_label: string
    /**
     * The line below the progress bar on a wide screen; screen readers always get this one. {answered} and {total} are numbers of questions, {percent} is a whole number without the sign.
     */
    progress: string
    /**
     * The same line on a phone. Keep it short: it shares the line with the message that answers are saved. {answered} and {total} are numbers of questions.
     */
    progress_short: string
    /**
     * Above the heading of a few questions, where a phone shows them a group at a time: which group of the step it is. {place} and {total} are numbers of groups, {title} is the heading of the step.
     */
    group_place: string
    /**
     * The same above the first few questions of a step, where the heading of the step is directly above.
     */
    group_number: string
    /**
     * Added in brackets after the title of every question that is marked as sensitive.
     */
    optional: string
    /**
     * The line below a question that opens the reason why it is asked. It appears only for questions with such a reason.
     */
    why_we_ask: string
    /**
     * The small button below a question with one answer. It removes the answer, and appears once there is one.
     */
    clear_answer: string
    /**
     * Read aloud by screen readers when a visitor chooses an answer that excludes all others, such as "None of these". {option} is that answer.
     */
    others_cleared: string
    /**
     * Read aloud by screen readers when an answer such as "None of these" is removed because the visitor chose another one. {option} is the removed answer.
     */
    exclusive_cleared: string
    /**
     * Read aloud by screen readers when a visitor chooses an option that opens a text field below it. {label} names the field.
     */
    text_below: string
    /**
     * Below every free text, while it is within its limit. {count} is how many characters can still be written.
     */
    letters_left: string
    /**
     * Below a free text that is longer than its limit. {count} is how many characters have to go.
     */
    letters_over: string
    /**
     * Below a free text that is too long even to be saved on the device. {max} is the number of characters that are saved, 50000.
     */
    letters_unkept: string
    /**
     * The red box on the last step before the result, when Next was pressed and a free text is longer than its limit.
     */
    too_long: {
      /**
       * The first line of the box. {count} is how many answers are too long.
       */
      heading: string
      /**
       * One line for each answer that is too long. {title} is its question, {count} how many characters have to go.
       */
      text: string
      /**
       * The last line of the box: it says that no text is lost, and what to do next.
       */
      kept: string
      /**
       * The button that opens the step with the question. {title} is the question; where a consent is still open, the same button has the heading of the consent.
       */
      go: string
    }
    /**
     * The red box on the last step before the result, when Next was pressed and an answer cannot be sent as it is. When all such answers are only too long, the texts of `too_long` are there.
     */
    to_correct: {
      /**
       * The first line of the box. {count} is how many answers cannot be sent.
       */
      heading: string
      /**
       * One line for each of these answers. {title} is its question, {problem} the message that is also beside it.
       */
      text: string
      /**
       * The last line of the box: it says that nothing is lost, and what to do next.
       */
      kept: string
    }
    /**
     * Next to the progress while every answer is saved on the device.
     */
    saved: string
    /**
     * The same on a phone, in one word if possible. Screen readers always get the long one.
     */
    saved_short: string
    /**
     * Next to the progress when saving on the device takes longer than usual.
     */
    saving: string
    /**
     * The word between the answers that can be combined and those that exclude all others, such as "Prefer not to say".
     */
    or: string
    /**
     * Next to a question that is new, or has changed, since the visitor left an unfinished quiz.
     */
    changed: string
    /**
     * What visitors read at a question that has to be answered before they can go on.
     */
    required: {
      /**
       * Shown in brackets after the title of a required question.
       */
      mark: string
      /**
       * Shown at a required question without an answer after Next, and read out. A question may have a message of its own.
       */
      message: string
    }
  }
  /**
   * The texts below the field of a question that is answered with a number. They are also in the replies of the server.
   */
  numbers: {
    /**
     * Below the field as long as nothing is wrong with the number. {min} and {max} are the smallest and the largest number that are accepted.
     */
    range: string
    /**
     * What was typed is not a number. {example} is one that is accepted.
     */
    not_a_number: string
    /**
     * The number is smaller than {min}, the smallest one that is accepted.
     */
    too_small: string
    /**
     * The number is larger than {max}, the largest one that is accepted.
     */
    too_large: string
    /**
     * The number has decimals, but the question takes whole numbers only.
     */
    whole: string
    /**
     * The number has more than {count} digits after the decimal point.
     */
    decimals: string
    /**
     * The question takes numbers in steps only. {below} and {above} are the two next to the number.
     */
    step: string
  }
  /**
   * The texts beside a question of which a certain number of options has to be chosen. They are also in the replies of the server.
   */
  choices: {
    /**
     * Below the question, when there is only a minimum.
     */
    at_least: string
    /**
     * Below the question, when there is only a maximum.
     */
    at_most: string
    /**
     * Below the question, when there are both.
     */
    between: string
    /**
     * Below the question, when the minimum and the maximum are the same.
     */
    exactly: string
    /**
     * Below the options, as long as fewer than the minimum are chosen. {count} is how many are missing.
     */
    more: string
    /**
     * Below the options when as many as possible are chosen, and read out when another one is refused.
     */
    full: string
  }
  /**
   * Below the questions, and above them if all of a step are on one page: whether they come a few at a time. The choice of a visitor is remembered on the device.
   */
  view: {
    /**
     * The button that puts all questions of a step on one page.
     */
    all_questions: string
    /**
     * The button that shows the questions of a step a few at a time.
     */
    few_questions: string
    /**
     * Beside a question that is alone: the tick box for going on as soon as it is answered.
     */
    advance: string
  }
  /**
   * The dialog that opens when a visitor presses the exit button and has answers or pictures on the device.
   */
  exit_dialog: {
    /**
     * The question at the top of the exit dialog.
     */
    heading: string
    /**
     * What happens to the answers when the visitor leaves. {draft_days} is the number of days for which they are kept.
     */
    text: string
    /**
     * Leaves the quiz and keeps the answers on the device. It leads to redirects.exit_quiz of settings/constants.yaml.
     */
    leave: string
    /**
     * Closes the exit dialog and changes nothing. It comes first and has the keyboard focus.
     */
    stay: string
    /**
     * Leaves the quiz and deletes all answers and pictures from the device.
     */
    clear: string
  }
  /**
   * What every introduction has: the button that starts the quiz. Its other texts are on the step in quiz/quiz.yaml.
   */
  intro: {
    /**
     * The large button that opens the first questions.
     */
    start: string
    /**
     * In place of the lead, for somebody whose last result is in an account and who has seen it in the dashboard on this device.
     */
    again: {
      /**
       * That there is a result, and what becomes of it.
       */
      text: string
      /**
       * Follows the text, on the same line if there is room.
       */
      link: {
        /**
         * What the link to the last result says.
         */
        label: string
        /**
         * Where the link to the last result leads, usually /dashboard/.
         */
        to: string
      }
    }
  }
  /**
   * What a visitor sees first when an unfinished quiz is found on the device: continue it, or start again.
   */
  resume: {
    /**
     * The heading of the page with the choice to continue or start again.
     */
    heading: string
    /**
     * When the unfinished quiz was last saved, if that was today. {time} is the time, for example 14:05.
     */
    today: string
    /**
     * When the unfinished quiz was last saved, if that was on another day. {date} is the day, {time} the time.
     */
    earlier: string
    /**
     * The step at which the quiz was left. {title} is its title.
     */
    place: string
    /**
     * How far the quiz was. {answered} and {total} are numbers of questions.
     */
    answered: string
    /**
     * Follows in a quiz with a step for photos. {photos} of {photos_total} pictures are there.
     */
    photos: string
    /**
     * Follows what is saved. {minutes} is how long the open questions may take.
     */
    left: string
    /**
     * Opens the unfinished quiz at the step where it was left.
     */
    continue: string
    /**
     * Asks, in a dialog, whether the unfinished quiz may be deleted.
     */
    start_again: string
    /**
     * The dialog that asks before an unfinished quiz is deleted.
     */
    start_again_dialog: {
      /**
       * The question at the top of the dialog about starting again.
       */
      heading: string
      /**
       * What is deleted when the visitor starts again.
       */
      text: string
      /**
       * Deletes the unfinished quiz from the device and begins a new one.
       */
      confirm: string
      /**
       * Closes the dialog about starting again and keeps the unfinished quiz.
       */
      cancel: string
    }
    /**
     * The note at the top of a step when the questions have changed since the unfinished quiz was saved.
     */
    changed: {
      /**
       * The first line of the note that the quiz has changed.
       */
      heading: string
      /**
       * What became of the answers, and what the visitor may do. The questions that it speaks of have the changed mark.
       */
      text: string
      /**
       * The line about questions that were answered and are no longer part of the quiz. {titles} are their titles, with commas.
       */
      gone: string
    }
    /**
     * The note when an unfinished quiz was found on the device but could not be read, so that a new one begins.
     */
    unreadable: string
  }
  /**
   * What a visitor sees in one browser tab after the same quiz was changed or finished in another tab.
   */
  two_tabs: {
    /**
     * The heading when answers were changed in another tab.
     */
    heading: string
    /**
     * Says what happened in the other tab, and asks which answers to keep.
     */
    text: string
    /**
     * The button that takes the answers from the other tab.
     */
    use_other: string
    /**
     * The button that keeps the answers of this tab, and overwrites those of the other one.
     */
    keep_this: string
    /**
     * What a visitor sees in a tab that is still at a step after the quiz was sent from another tab.
     */
    finished: {
      /**
       * The heading when the quiz was finished in another tab.
       */
      heading: string
      /**
       * Says that the result is ready, what there is to choose from, and what happens to the result.
       */
      text: string
      /**
       * Opens the result in this tab.
       */
      see_result: string
      /**
       * Keeps the answers of this tab as a new quiz.
       */
      go_on: string
    }
  }
  /**
   * The notice that a result can be opened from this device: on the home page, at the start of the quiz, on the sign-up page and on the login page.
   */
  waiting: {
    /**
     * The first line of the notice.
     */
    heading: string
    /**
     * What the result is and how long it is kept: {unclaimed_days} is the number of days. Sign-up and login show `result_waiting` of their own files instead.
     */
    text: string
    /**
     * The button that opens the result.
     */
    action: {
      /**
       * What the button of the notice says.
       */
      label: string
      /**
       * Where the button of the notice leads. /quiz#result opens the result on the quiz page.
       */
      to: string
    }
    /**
     * The notice once the result is in an account. It disappears when the owner opens the dashboard.
     */
    saved: {
      /**
       * The first line of the notice about a saved result.
       */
      heading: string
      /**
       * Where to find the saved result.
       */
      text: string
      /**
       * The button that leads to the saved result.
       */
      action: {
        /**
         * What the button of the notice about a saved result says.
         */
        label: string
        /**
         * Where the button of the notice about a saved result leads, usually /dashboard/.
         */
        to: string
      }
    }
  }
  /**
   * Texts of the step of kind `review`, which lists all answers before they are sent.
   */
  review: {
    /**
     * The short label of the button beside each answer.
     */
    change: string
    /**
     * What screen readers read for this button. {title} is the question.
     */
    change_question: string
    /**
     * Is in place of an answer that was not given.
     */
    not_answered: string
    /**
     * How many pictures were taken. {count} of {total} pictures.
     */
    photos: string
    /**
     * Is below an answer that is not sent, because nobody has agreed to that yet.
     */
    not_sent: string
  }
  /**
   * The note at the top of the step whose Next sends the answers.
   */
  before_sending: {
    /**
     * First line of the note, in bold: what happens on Next. A step with a closing text shows that instead.
     */
    text: string
    /**
     * Above the consents of earlier steps that have no choice yet and are asked for again on the last step.
     */
    open: string
    /**
     * Line of the note before sending, when an answer of this step needs a consent without a choice. {titles} is the headings of these consents.
     */
    undecided: string
    /**
     * Last line of the note before sending, when questions are open. {count} is how many.
     */
    not_answered: string
    /**
     * Follows the line on open questions when others are asked only after some of their answers. {count} is how many, {open} the number of open questions.
     */
    dependent: string
    /**
     * Button below the note before sending, when questions are open. {count} is how many.
     */
    to_first: string
  }
  /**
   * The page that is shown while the answers are sent and the result is worked out. Its shortest time is quiz.analysing_delay_ms in settings/constants.yaml.
   */
  analysing: {
    /**
     * The sentence below the heading while everything goes well. {seconds} is the shortest time for which the page is shown.
     */
    lead: string
    /**
     * The list that is ticked off while the visitor waits. A tick appears only when the work is really done.
     *
     * Items: One line of the list, ticked when its work is done.
     */
    stages: {
      /**
       * Which work the line stands for: answers, photos, scores or products. A line with another id is never ticked; photos is hidden when none are sent.
       */
      id: string
      /**
       * What is being done, in a few words.
       */
      text: string
      /**
       * A tall drawing, 1:4, below content/media: it hangs from a bar and appears from top to bottom while the work is done, along its line if that has pathLength="100" and stroke-dasharray="100". Left out, a straight line does. It is decoration.
       */
      picture?: string
    }[]
    /**
     * Replaces the introduction when the result is there before the shortest time is over.
     */
    done: string
    /**
     * Below the introduction while the finished result waits to open. {seconds} counts down; screen readers skip it.
     */
    opens: string
    /**
     * Replaces the introduction when its time is over and the result is not there yet.
     */
    slow: string
    /**
     * The box on the waiting page when the device has no connection.
     */
    offline: {
      /**
       * What happened, as the heading of the box.
       */
      heading: string
      /**
       * What is safe, and what happens when the connection is back.
       */
      text: string
    }
    /**
     * The box when sending was interrupted although the device is online. The site tries again on its own.
     */
    interrupted: {
      /**
       * What happened when the connection was lost.
       */
      heading: string
      /**
       * What is safe after the connection was lost, and that the site tries again.
       */
      text: string
    }
    /**
     * The box when the server could not store the answers. Its buttons are used for the other problems of the waiting page too.
     */
    failed: {
      /**
       * What happened, when the server could not store the answers or took too long.
       */
      heading: string
      /**
       * What is safe and what happens next. For a timeout or too many tries, settings/messages.yaml has another text.
       */
      text: string
      /**
       * Below the explanation: {seconds} counts down to the next try. Screen readers skip it.
       */
      retrying: string
      /**
       * Sends the answers again without waiting for the next try.
       */
      action: string
      /**
       * Leads back to the last step with questions. Every box about answers that were not stored has it.
       */
      back: string
    }
    /**
     * The box when the server does not accept an answer, for example one that is no longer offered.
     */
    refused: {
      /**
       * The first line when the server does not accept an answer.
       */
      heading: string
      /**
       * Asks the visitor to change the answers that are named below it.
       */
      text: string
      /**
       * One line for each answer that was not accepted. {title} is its question, {message} what the server says about it.
       */
      problem: string
      /**
       * Replaces the explanation when the server names no answer: what is safe, and what to do.
       */
      unknown: string
    }
    /**
     * The box while the server has no room for pictures. The page waits and sends them on its own.
     */
    photos_waiting: string
    /**
     * The box when the quiz was changed meanwhile and no longer asks for some of the pictures.
     */
    photos_left_out: {
      /**
       * The first line when pictures were left out.
       */
      heading: string
      /**
       * Why they were left out, and what is stored.
       */
      text: string
      /**
       * Opens the result, after the visitor has read which pictures are missing.
       */
      action: string
    }
    /**
     * The box when the answers are stored but the pictures could not be sent.
     */
    photos_failed: {
      /**
       * The first line when pictures could not be sent.
       */
      heading: string
      /**
       * What is stored already, and where the pictures are.
       */
      text: string
      /**
       * Below the explanation while the device is offline: they are sent without a press when it is connected again.
       */
      offline: string
      /**
       * Tries to send the pictures once more.
       */
      action: string
      /**
       * Opens the result, and leaves out the pictures that could not be sent.
       */
      without: string
    }
    /**
     * The box when everything is stored but the result could not be read. It has the buttons of the box for failed sending.
     */
    result_failed: {
      /**
       * The first line when the result could not be read after the answers were stored.
       */
      heading: string
      /**
       * That answers and pictures are stored, and that only the result is missing.
       */
      text: string
    }
    /**
     * The box when the quiz was changed on the site while the visitor answered it.
     */
    updated: {
      /**
       * The first line when the quiz was changed in the meantime.
       */
      heading: string
      /**
       * What to check before sending again.
       */
      text: string
      /**
       * Loads the new version of the quiz with the visitor's answers.
       */
      action: string
    }
  }
  /**
   * What the quiz says when the device loses its network and when it is back. What is said while the answers cannot be sent is on the waiting page.
   */
  connection: {
    /**
     * Shown for a moment when the device loses its network in the middle of the quiz: that the visitor can go on.
     */
    lost: string
    /**
     * Shown for a moment when the network is back in the middle of the quiz.
     */
    back: string
    /**
     * Last line of the note before sending, while the device is offline: that the answers stay on the device, and when they are sent.
     */
    before_sending: string
    /**
     * Replaces the introduction of the waiting page when the network is back: the answers that have waited are being sent.
     */
    sending: string
    /**
     * Shown for a moment with the result: the answers that have waited are sent.
     */
    sent: string
  }
  /**
   * The screen that is shown while the answers are sent, in a quiz without a step of kind `analysing`.
   */
  sending: {
    /**
     * The heading while the answers are sent, and part of the title of the browser tab.
     */
    title: string
    /**
     * What happens at the moment, and that it takes a little while.
     */
    lead: string
  }
  /**
   * The confirmation that is shown at the end of a quiz without a step of kind `results`.
   */
  sent: {
    /**
     * The heading after the answers were stored, and part of the title of the browser tab.
     */
    title: string
    /**
     * That the answers are stored, and that there is nothing more to do.
     */
    lead: string
    /**
     * The button that starts the quiz once more, with no answers.
     */
    again: string
  }
  /**
   * The last step: the texts around the result. The texts of the report itself are in pages/report.yaml.
   */
  results: {
    /**
     * Below the heading while a stored result is loaded.
     */
    opening: string
    /**
     * Below the heading when no question was answered, so that there is no result.
     */
    empty: string
    /**
     * Leads back to the questions when none was answered.
     */
    empty_action: string
    /**
     * Below the heading, in place of the lead, when scores or properties are unknown because questions were skipped. The button below leads to the first of them.
     */
    incomplete: string
    /**
     * Below an incomplete result: leads to the first question without an answer. All answers stay.
     */
    answer_more: string
    /**
     * Path of the drawing along the top of the result page, below content/media. It is decoration.
     */
    picture?: string
    /**
     * The heading above the visitor's own pictures on the result page.
     */
    photos_heading: string
    /**
     * Below that heading when some of the pictures were not sent: the visitor declined, or sending failed. {views} names them.
     */
    photos_own: string
    /**
     * The texts for a visitor who is not logged in and sees only the first part of the result.
     */
    visitor: {
      /**
       * Below the heading of the result page, for a visitor without an account. {scores} are the scores that show how they are made: the others are blurred. Not shown while no score has enough answers. A result without scores has its insight there instead.
       */
      lead: string
      /**
       * The card over the scores that a visitor without an account does not see.
       */
      overlay: {
        /**
         * The heading of the card over the hidden scores.
         */
        heading: string
        /**
         * What an account shows, in the card over the hidden scores. {hidden_scores} names them.
         */
        text: string
        /**
         * The main button of the card over the hidden scores.
         */
        signup: {
          /**
           * What the sign-up button on the result page says.
           */
          label: string
          /**
           * Where the sign-up button on the result page leads, usually /signup.
           */
          to: string
        }
        /**
         * The quieter button of the card. It is also offered when a result now belongs to an account.
         */
        login: {
          /**
           * What the login button on the result page says.
           */
          label: string
          /**
           * Where the login button on the result page leads, usually /login.
           */
          to: string
        }
      }
      /**
       * The small line at the bottom of the card: {unclaimed_days} is the number of days for which the result is kept without an account.
       */
      kept: string
      /**
       * The same line in a browser that keeps nothing, or on a device without space: the result can be claimed in this tab only.
       */
      not_kept: string
    }
    /**
     * The texts for a user who is logged in and sees the whole result.
     */
    user: {
      /**
       * Below the heading of the result page, for a user who is logged in.
       */
      lead: string
      /**
       * The button at the top of the result page for a user who is logged in.
       */
      dashboard: {
        /**
         * What the dashboard button on the result page says.
         */
        label: string
        /**
         * Where the dashboard button on the result page leads, usually /dashboard/.
         */
        to: string
      }
    }
    /**
     * Above the card below a result that leads to the quiz again.
     */
    recheck_heading: string
    /**
     * The sentence at the end of the result page: when to take the quiz again. The dashboard works out the dates from recheck in settings/constants.yaml; keep the two in step.
     */
    recheck: string
    /**
     * The note in the dashboard or on the result page when a result from this device was added to the account only after a second try.
     */
    claimed: string
    /**
     * Instead of a result that was saved to an account from this device, while nobody is logged in.
     */
    claim_taken: string
    /**
     * Instead of a result that the server no longer has, or that this device has no key for. {unclaimed_days} is the number of days.
     */
    claim_gone: string
    /**
     * As the text before, in a content without accounts. {unclaimed_days} is the number of days.
     */
    gone: string
    /**
     * The button at the end of the result page that starts a new quiz.
     */
    again: {
      /**
       * What the button says that starts a new quiz after a result.
       */
      label: string
    }
    /**
     * The heading above what the visitor agreed to, with buttons that withdraw it. The texts of the consents are in settings/consent.yaml.
     */
    consents_heading: string
    /**
     * Above the retake button, for a visitor without an account: what happens to this result after a new quiz.
     */
    again_note: string
  }
}
/**
 * Every text and picture of the home page, from top to bottom. All but the first screen may be left out. Any text here may use site-wide placeholders such as {site} and {questions}.
 */
export interface HomePage {
  /**
   * Connects this page with its tab title and search description: settings/site.yaml has an entry with the same id under meta. Never change it.
   */
  id: string
  /**
   * The address of the home page, fixed in the program: always /. Links in the content are checked against it.
   */
  route: '/'
  /**
   * What a visitor sees first, without scrolling: a heading, one sentence, two buttons, a few facts and a large picture.
   */
  hero: {
    /**
     * The largest line of the page and its only main heading. Search engines and screen readers take it as the page's name.
     */
    heading: string
    /**
     * The sentence below the main heading. It says what the site offers, before a visitor chooses a button.
     */
    text: string
    /**
     * The large, filled button of the first screen. It is the first step that a visitor should take.
     */
    action: {
      /**
       * What the main button of the first screen says, in two or three words.
       */
      label: string
      /**
       * Where the main button of the first screen leads: a page of this site such as /quiz, or an https address.
       */
      to: string
    }
    /**
     * The quieter button beside the main one, for visitors who want to read more first.
     */
    second_action?: {
      /**
       * What the second button of the first screen says.
       */
      label: string
      /**
       * Where the second button of the first screen leads: a page of this site such as /how, or an https address.
       */
      to: string
    }
    /**
     * Short promises with a tick, in a row below the buttons: what a visitor wants to know before starting, such as the price.
     *
     * Items: One promise of a few words, shown with a tick.
     */
    facts?: {
      /**
       * Internal name of this fact, unique in the list and never shown. Keep it when you reword the fact.
       */
      id: string
      /**
       * The promise itself. A few words fit best, because all facts share one row on a wide screen.
       */
      text: string
    }[]
    /**
     * The large drawing of the first screen, beside the text on a wide screen and below it on a phone.
     */
    picture?: {
      /**
       * Path of the main picture below content/media, for example art/hero.svg.
       */
      src: string
      /**
       * What the main picture shows. Screen readers read it aloud, and browsers show it when the picture cannot load.
       */
      alt: string
    }
  }
  /**
   * The second section: how the site works, one step at a time, with a numbered list of all steps beside it. How long each step stays is carousel.interval_ms in settings/constants.yaml.
   */
  carousel?: {
    /**
     * The heading above the carousel: what all steps together are.
     */
    heading: string
    /**
     * What screen readers call the whole carousel, so that its buttons make sense. It is not visible.
     */
    label: string
    /**
     * Stops the automatic movement. The button is hidden when carousel.interval_ms in settings/constants.yaml is 0.
     */
    pause: string
    /**
     * Replaces the text of the pause button while the carousel is stopped.
     */
    play: string
    /**
     * Name of the arrow button that shows the previous step. The button has only a sign; screen readers read the name, and it appears as a tooltip.
     */
    previous: string
    /**
     * Name of the arrow button that shows the next step, for screen readers and as a tooltip.
     */
    next: string
    /**
     * The small line above each step's title. {n} is the number of the step and {total} is how many there are.
     */
    position: string
    /**
     * The steps in the order in which they are shown. There must be as many as carousel.steps in settings/constants.yaml says.
     *
     * @minItems 1
     *
     * Items: One picture, title and text of the carousel.
     */
    slides: {
      /**
       * Internal name of this step, unique in the carousel and never shown. Keep it when the texts change.
       */
      id: string
      /**
       * The heading of the step. The numbered list beside the carousel shows the same text.
       */
      title: string
      /**
       * One or two sentences below the title that explain the step.
       */
      text: string
      /**
       * Path of the drawing below content/media, for example steps/step_1_quiz.svg. It is decoration, so screen readers skip it.
       */
      picture: string
    }[]
  }
  /**
   * The section below the carousel: a row of panes with pictures that explain what a visitor does, and a button.
   */
  explainer?: {
    /**
     * The heading above the panes: what they explain together.
     */
    heading: string
    /**
     * The panes in the order in which they are shown, next to each other on a wide screen. They explain and cannot be pressed.
     *
     * @minItems 1
     *
     * Items: One picture with a title and a text.
     */
    items: {
      /**
       * Internal name of this pane, unique in the list and never shown. Keep it when the texts change.
       */
      id: string
      /**
       * The heading below the picture of the pane.
       */
      title: string
      /**
       * Path of the drawing at the top of the pane, below content/media. It is decoration, so screen readers skip it.
       */
      picture: string
      /**
       * One to three sentences below the title of the pane.
       */
      text: string
    }[]
    /**
     * The outlined button below the panes.
     */
    action?: {
      /**
       * What the button below the panes says.
       */
      label: string
      /**
       * Where the button below the panes leads: a page of this site such as /quiz, or an https address.
       */
      to: string
    }
  }
  /**
   * The section that shows what scores look like, with made-up values. Which scores, their values and which are blurred is teaser_sample in analysis/scores.yaml.
   */
  teaser?: {
    /**
     * The heading beside the sample scores.
     */
    heading: string
    /**
     * The sentence below the heading. It explains the scale, for example whether a high number is good or bad.
     */
    text: string
    /**
     * Shown after the sample note: which end of the scale is good here, and which in a visitor's own result, where that scale runs the other way.
     */
    own_note?: string
    /**
     * The line above the bars. It must say that the values are samples, so that nobody takes them for their own.
     */
    sample_note: string
    /**
     * The numbers next to each label in the key of the scale. {from} and {to} are the limits of a band, set in bands.concern of analysis/scores.yaml.
     */
    range: string
    /**
     * Shown in small type after the number of each sample score, for example "/ 100".
     */
    out_of: string
    /**
     * How a screen reader reads a sample score, after its name: {score} is its name, {value} the number and {word} the label of its band.
     */
    value: string
    /**
     * The card on top of the blurred sample scores.
     */
    overlay: {
      /**
       * The heading of the card that covers the blurred scores.
       */
      heading: string
      /**
       * One or two sentences on what an account shows, in the card that covers the blurred scores.
       */
      text: string
      /**
       * The button in the card that covers the blurred scores.
       */
      action: {
        /**
         * What the button in the card says.
         */
        label: string
        /**
         * Where the button in the card leads: a page of this site such as /signup, or an https address.
         */
        to: string
      }
      /**
       * The quieter button below or beside the main one, for example to the quiz, where the scores come from.
       */
      second_action?: {
        /**
         * What the second button in the card says.
         */
        label: string
        /**
         * Where the second button in the card leads: a page of this site such as /quiz, or an https address.
         */
        to: string
      }
    }
  }
  /**
   * The list of promises near the end of the page, beside the section about whom the site is made for. Each promise is a claim, so keep only what is true.
   */
  trust?: {
    /**
     * The heading above the promises, next to the pictures.
     */
    heading: string
    /**
     * The promises in the order in which they are shown, each with a tick.
     *
     * @minItems 1
     *
     * Items: One claim about the site: a title and a sentence or two.
     */
    points: {
      /**
       * Internal name of this promise, unique in the list and never shown. Keep it when the texts change.
       */
      id: string
      /**
       * The claim in a few words, next to the tick.
       */
      title: string
      /**
       * One or two sentences that say exactly what is promised.
       */
      text: string
      /**
       * Follows the text, for example to a page that shows what is promised.
       */
      link?: {
        /**
         * The words that follow the promise and lead to what proves it.
         */
        label: string
        /**
         * Where the link leads: a page of this site such as /how-we-score, or an https address.
         */
        to: string
      }
    }[]
  }
  /**
   * The section that says whom the site is made for, next to the promises: heading, sentence and a row of pictures.
   */
  contributors?: {
    /**
     * The heading of the section, for example for whom the site is made.
     */
    heading: string
    /**
     * The sentence below the heading. A number of experts or visitors belongs here only if it can be proved.
     */
    text: string
    /**
     * Small drawings next to each other below the text, in this order.
     *
     * Items: One drawing with a caption, for example one of several types.
     */
    pictures?: {
      /**
       * Internal name of this picture, unique in the list and never shown. Keep it when the picture changes.
       */
      id: string
      /**
       * The text below the drawing. It also says to screen readers what the drawing shows.
       */
      label: string
      /**
       * Path of the drawing below content/media, for example quiz/type_3.svg.
       */
      src: string
    }[]
  }
  /**
   * The coloured banner at the end of the page, above the footer.
   */
  closing?: {
    /**
     * The large line in the closing banner.
     */
    heading: string
    /**
     * The sentence below the heading of the closing banner.
     */
    text: string
    /**
     * The button in the closing banner, the last invitation of the page.
     */
    action: {
      /**
       * What the button in the closing banner says.
       */
      label: string
      /**
       * Where the button in the closing banner leads: a page of this site such as /quiz, or an https address.
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
   * The address of the page: small letters, digits and dashes after a slash, for example /about. When it changes, change the links that lead to it as well; the content check names them.
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
   * A file below content/media that is beside the heading where there is room for both, on wide screens. It is decoration. A drawing whose lines reach its lower edge is on the edge of the coloured field.
   */
  picture?: string
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
   * The address of the page: small letters, digits and dashes after a slash, for example /how. When it changes, change the links that lead to it as well; the content check names them.
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
   * A file below content/media that is beside the heading where there is room for both, on wide screens. It is decoration. A drawing whose lines reach its lower edge is on the edge of the coloured field.
   */
  picture?: string
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
   * The drawing beside the heading of this page, below it on a phone, as decoration.
   */
  picture: {
    /**
     * The file of the picture, below content/media.
     */
    src: string
  }
  /**
   * The sentence below the heading: what happened and what to do.
   */
  text: string
  /**
   * The links below the text, which lead to pages that exist.
   *
   * Items: One link below the text of this page.
   */
  links: {
    /**
     * Tells the links apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * What the link says, for example "Home".
     */
    label: string
    /**
     * Where the link leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
     */
    to: string
  }[]
}
/**
 * The headings and labels of a report, wherever one is read: on the result page of the quiz, in the dashboard and in the PDF. What the report says about a person comes from the files in analysis/.
 */
export interface ReportPage {
  /**
   * The name of this group of texts. Nothing reads it at the moment; leave it as it is.
   */
  id: string
  /**
   * The box above the scores that tells some people to ask a GP or pharmacist. Which answers cause it is in analysis/profile.yaml.
   */
  signposts: {
    /**
     * The heading above the advice to see a professional, on the page and in the PDF. Comparisons of two reports show it too.
     */
    heading: string
    /**
     * The sentence below the heading. It says why this comes before any score.
     */
    lead: string
  }
  /**
   * The part of a report with the bars of all scores.
   */
  scores: {
    /**
     * The heading above the scores, on every page with a report, in the PDF and in comparisons.
     */
    heading: string
    /**
     * The sentence below the heading that explains the scale and which end of it is good.
     */
    lead: string
    /**
     * How a screen reader reads the bar of a mirrored score, after its name: {score} is its name, {value} the number and {word} the label of its band.
     */
    spoken: string
    /**
     * How many answers the report is based on, below the scores, and at the top of a PDF. {count} is the number; no full stop at the end, the site adds it.
     */
    based_on: string
    /**
     * Shown in small type after the number of a mirrored score, on pages and in the PDF, for example "/ 100".
     */
    out_of: string
    /**
     * In place of the number of answers below the scores, when not every question has an answer. {count} is the number of answers, {total} how many questions the quiz has.
     */
    of_total: string
    /**
     * Below the scores: how many questions were not asked, because they do not apply to this person. {count} is the number; with 0 the line is left out.
     */
    not_applicable: string
    /**
     * Below the scores: how many questions were left out because the person did not agree to storage. {count} is the number; with 0 the line is left out.
     */
    no_consent: string
    /**
     * Below the scores: how many questions the person skipped. {count} is the number; with 0 the line is left out.
     */
    skipped: string
    /**
     * Texts around scores that are not mirrored: each has a range, a good end and a unit of its own.
     */
    scale: {
      /**
       * Shown in small type after the number of a score whose range begins at 0. {to} is the high end.
       */
      out_of: string
      /**
       * Shown in small type after the number of a score whose range does not begin at 0. {from} and {to} are its ends.
       */
      between: string
      /**
       * How a screen reader reads the bar: {score} is the name, {value} the number with its scale, {word} the label of the band.
       */
      spoken: string
      /**
       * How a screen reader reads the bar of a score without bands: {score} is the name, {value} the number with its scale.
       */
      spoken_alone: string
      /**
       * Below the bar of a score whose high end is good, after its explanation.
       */
      high_is_good: string
      /**
       * Below the bar of a score whose low end is good, after its explanation.
       */
      low_is_good: string
      /**
       * The list of given and right answers below a score with `show_answers`.
       */
      answers: {
        /**
         * The line below the score that opens and closes the list.
         */
        open: string
        /**
         * Heading of the column with the questions.
         */
        question: string
        /**
         * Heading of the column with the answers that were given.
         */
        given: string
        /**
         * Heading of the column with the answers that are right.
         */
        right: string
        /**
         * The word beside a given answer that is right.
         */
        is_right: string
        /**
         * The word beside a given answer that is not right.
         */
        is_wrong: string
        /**
         * Is in place of the given answer when the question was left out.
         */
        none: string
      }
    }
    /**
     * The sentence at the top of a result, made from the lowest score and from the highest, if that one does well. The clauses are with the scores in analysis/scores.yaml; without clauses there is no sentence.
     */
    summary: {
      /**
       * With the clause of the lowest score and that of the highest, which does well.
       */
      two: string
      /**
       * When no other score does well, or both would say the same.
       */
      one: string
    }
  }
  /**
   * The table that shows step by step how a score was worked out. It opens below each score, and the PDF has it as a part of its own.
   */
  ledger: {
    /**
     * The line below each score that opens and closes the table.
     */
    open: string
    /**
     * The heading of the table for one score: visible in the PDF, read aloud by screen readers on the page. {score} is the name, {value} the number.
     */
    heading: string
    /**
     * Explains how points are added up for mirrored scores, above the table on the page and at the start of the part in the PDF.
     */
    lead: string
    /**
     * What is above each column of the table, on the page and in the PDF.
     */
    columns: {
      /**
       * Heading of the column with the person's answers. Only the PDF has it; on the page the answer is below the reason.
       */
      answer: string
      /**
       * Heading of the column that says why an answer changed the score.
       */
      reason: string
      /**
       * Heading of the column with the points that were added or taken away.
       */
      points: string
    }
    /**
     * First row of the table of a mirrored score, beside 100: where its count starts.
     */
    start: string
    /**
     * Second row of the table of a mirrored score, beside its starting points: what is taken off, or added, before any answer is read.
     */
    everyone: string
    /**
     * First row of the table of a score that is not mirrored: the points with which everyone starts.
     */
    base: string
    /**
     * Last row of the table of a mirrored score: the number that is shown, and the sum of all rows above.
     */
    sum: string
    /**
     * The row of the table that raises a sum below 0 to 0. Comparisons of two reports use it too.
     */
    clamp_low: string
    /**
     * The row of the table that lowers a sum above 100 to 100. Comparisons of two reports use it too.
     */
    clamp_high: string
    /**
     * The row of the table with what rounding adds or takes away, when points have more decimals than the score.
     */
    rounded: string
    /**
     * Shown in the table instead of reasons when no answer changed this score.
     */
    no_points: string
    /**
     * Below the table: how many questions that matter for this score were skipped. {count} is the number; with 0 the line is left out.
     */
    skipped: string
    /**
     * How sure the site is of a reason, in words: next to each row of the table, and after the reason of each tip. Each rule and tip names one of these five in analysis/scores.yaml and analysis/tips.yaml.
     */
    evidence: {
      /**
       * Rating for a rule marked "observed": the answer itself describes the problem.
       */
      observed: string
      /**
       * Rating for a rule or tip marked "strong": research supports the link well.
       */
      strong: string
      /**
       * Rating for a rule or tip marked "moderate": there is some research on the link.
       */
      moderate: string
      /**
       * Rating for a rule or tip marked "weak": there is little research on the link.
       */
      weak: string
      /**
       * Rating for a rule or tip marked "custom": it is handed down, with little or no research.
       */
      custom: string
    }
    /**
     * Says which answers never change a mirrored score: the last line below each table on the page, and the second line of the part in the PDF.
     */
    fair: string
    /**
     * Texts in the tables of scores that are not mirrored. The other texts of the table are the same for all scores.
     */
    points: {
      /**
       * Explains how points are added up, above the table on the page and in the PDF.
       */
      lead: string
      /**
       * Last row of the table of a sum: what the total of all points is called.
       */
      sum: string
      /**
       * Last row of the table of a mean. {count} is the number of answers that it is made of.
       */
      mean: string
      /**
       * The row in the table of a mean that leads from the total of all points to the mean. {total} is the total, {count} the number of answers.
       */
      divided: string
      /**
       * The row of the table that raises a value below the range to {from}. Comparisons use it too.
       */
      clamp_low: string
      /**
       * The row of the table that lowers a value above the range to {to}. Comparisons use it too.
       */
      clamp_high: string
    }
  }
  /**
   * The part of a report with the suggested steps of the routine. The steps themselves are in analysis/routines.yaml.
   */
  routines: {
    /**
     * The heading above the routine, on every page with a report, in the PDF and in comparisons.
     */
    heading: string
    /**
     * The sentence below the heading of the routine.
     */
    lead: string
    /**
     * Label before how often a step is done. The PDF shows it; on the page only screen readers read it, because the layout makes it clear.
     */
    how_often: string
    /**
     * Label below a step, before the kind of product that it needs. The site adds a colon and the name of the kind.
     */
    product: string
    /**
     * Shown below a step that needs no product.
     */
    no_product: string
    /**
     * Shown on the analysis page of the dashboard instead of the routine, when there are too few answers for one.
     */
    empty: string
  }
  /**
   * The part of a report with what stands out, what the person wants, and the insight.
   */
  objectives: {
    /**
     * The heading above the objectives, on every page with a report, in the PDF and in comparisons.
     */
    heading: string
    /**
     * The cards in the order in which they are shown. Their contents come from the person's answers.
     *
     * Items: One card: its title, and what it says while it has nothing to show.
     */
    cards: {
      /**
       * What the card shows: issues, goals or insight. The site recognises only these three and leaves out any other card.
       */
      id: string
      /**
       * The heading of the card. The title of the insight card is also the heading above the insight at the top of a report.
       */
      title: string
      /**
       * What the card says when there is nothing in it. The issues card says unknown_label of analysis/profile.yaml instead while no score is known.
       */
      empty: string
    }[]
  }
  /**
   * The part of a report with tips, grouped into badges that open. The tips themselves are in analysis/tips.yaml.
   */
  tips: {
    /**
     * The heading above the tips, on every page with a report, in the PDF and in comparisons.
     */
    heading: string
    /**
     * The sentence below the heading of the tips. The PDF leaves it out, because there every badge is open.
     */
    lead: string
    /**
     * The bold word before the reason of a tip. Alone it opens the reason of the only tip of a badge.
     */
    because: string
    /**
     * Opens the reason of the first tip of a badge and its other tips. {count} is how many others there are.
     */
    more: string
  }
  /**
   * The texts of every product card: in a report, on the recommendations page and in the PDF. The products themselves are in the files in products/.
   */
  product: {
    /**
     * What screen readers say about a product's own picture on the recommendations page. {product} is the name and {brand} the brand.
     */
    picture_alt: string
    /**
     * What screen readers say on the recommendations page about the default picture, which stands in for products that have neither a picture nor a drawing of their kind.
     */
    default_picture_alt: string
    /**
     * How a price is written. {price} is the amount with the sign of the currency, for example £12.50.
     */
    price: string
    /**
     * The small line below the products on the recommendations page, when at least one of them can be bought.
     */
    price_note: string
    /**
     * How the size of a product is written. {size} is the number of millilitres.
     */
    size: string
    /**
     * The line below the name of a product. {step} is the kind of product in the routine, for example a leave-in.
     */
    for_step: string
    /**
     * The bold line above the reasons why a product was chosen.
     */
    why: string
    /**
     * On the card of a product that does not exist, while the catalogue has samples.
     */
    sample: string
    /**
     * How many reasons a product has at most: first those that the fewest products have, of equals the strongest. The others are not shown.
     */
    max_reasons: number
    /**
     * In a report, the line of a product that opens its other reasons. {count} is their number, at least 2: a single one is not folded.
     */
    more_reasons: string
    /**
     * The same line if a question to the maker is folded with them. {count} is the number of the reasons, at least 1.
     */
    more_and_ask: string
    /**
     * Above the products, a sentence with the reasons that all of them share, which are then not repeated at each. {reason} is the reasons, {count} the number of products.
     */
    in_common: string
    /**
     * Above the products, where the lists of some leave open whether they fit: what the lines beside them then need not say. {count} is their number, {total} that of all products.
     */
    ask_note?: string
    /**
     * The line above what speaks against a product. It is shown only when there is something.
     */
    against: string
    /**
     * The warning of a product with several doubts. {doubt} is the strongest one, {count} the number of the others.
     */
    more_doubts: string
    /**
     * The line in a product card that opens and closes the list of ingredients.
     */
    ingredients_open: string
    /**
     * Shown on the recommendations page for a product without a list of ingredients.
     */
    ingredients_none: string
    /**
     * How sure it is that a listed ingredient belongs to a group, in words. The recommendations page shows the rating after each group; products/ingredients.yaml chooses it.
     */
    certainty: {
      /**
       * Rating for a group marked "sure": the name on the pack leaves no doubt.
       */
      sure: string
      /**
       * Rating for a group marked "possible": the pack does not tell, only the maker knows.
       */
      possible: string
      /**
       * Rating for a group marked "contested": experts disagree about its effect.
       */
      contested: string
    }
    /**
     * The link from a product card to the page of the product at its shop. {retailer} is the name of the shop, or the brand if it has none.
     */
    buy: string
    /**
     * Read aloud by screen readers after the shop link. It warns that a new tab opens.
     */
    buy_note: string
    /**
     * The heading above the products in a report, in the PDF and in comparisons. The recommendations page has a heading of its own.
     */
    heading: string
  }
  /**
   * The card with the most important tip, or with the first step of the routine, above the details of a result.
   */
  first: {
    /**
     * Above the one thing that matters most, such as “The first thing to do”.
     */
    heading: string
  }
}
/**
 * The form at /login. What it says about mistakes is `login`, `session` and `fields` in settings/messages.yaml.
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
   * A file below content/media that is beside the login form, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
  /**
   * The two fields of the form: the username or email address, and the password.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: What visitors read at one of the two fields: its label.
   */
  fields: {
    /**
     * Says whether these are the words of the username or of the password.
     */
    id: 'username' | 'password'
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
 * The form at /signup that makes an account. What it says about mistakes is `register` and `fields` in settings/messages.yaml.
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
   * A file below content/media that is beside the sign-up form, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
  /**
   * The three fields of the form: username, email address and password.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: What visitors read at one field of the sign-up form: its label and its hints.
   */
  fields: {
    /**
     * Says which field of the sign-up form these texts are for.
     */
    id: 'username' | 'email' | 'password'
    /**
     * The name of the field, shown above it.
     */
    label: string
    /**
     * The advice at the field. For the username, {min} and {max} are `username_min` and `username_max` in settings/constants.yaml. For the password, it is the rule about capitals and numbers that gets a tick while the visitor types.
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
   * The sentence below the terms that says how old a user must be, with {minimum_age} for the number of settings/constants.yaml. At 0 it is not shown.
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
  /**
   * Short lines under the waiting result: what an account keeps of it. Without them there is no list.
   *
   * @maxItems 6
   */
  result_keeps?: KeptItem[]
}
/**
 * One thing that an account keeps of the result.
 */
export interface KeptItem {
  /**
   * Tells the lines of the list apart.
   */
  id: string
  /**
   * A few words that visitors read.
   */
  text: string
}
/**
 * The form at /forgot-password that asks for a link to set a new password. Its other messages are `forgot_password` in settings/messages.yaml.
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
   * A file below content/media that is beside the form that asks for a link, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
  /**
   * The only field of the form, the email address.
   *
   * @minItems 1
   * @maxItems 1
   *
   * Items: What visitors read at the email field of this page.
   */
  fields: {
    /**
     * The page asks for an email address and nothing else.
     */
    id: 'email'
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
 * The form at /reset-password, which the link in the reset email opens. Its other messages are `reset_password` and `fields` in settings/messages.yaml.
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
   * A file below content/media that is beside the form for a new password, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
  /**
   * The two fields of the form: the new password, and the same once more.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: What users read at one of the two password fields: its label and, for the new password, its rules.
   */
  fields: {
    /**
     * Says which of the two passwords these texts are for: the new one, or its repetition.
     */
    id: 'new_password' | 'confirm_password'
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
   * The lines below the form that lead elsewhere, such as back to the login page. Once the password is saved they are gone.
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
   * A file below content/media that is beside the button that logs out, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
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
   * A file below content/media that is beside the feedback form, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
  /**
   * The three fields of the form: topic, message and email address.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: What visitors read at one field of the feedback form: its label and, where it has them, hint and topics.
   */
  fields: {
    /**
     * Says which field of the feedback form these texts are for. The server finds the topics by the id topic.
     */
    id: 'topic' | 'message' | 'email'
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
 * The form that takes an email address for news, shown at each campaign path. Its messages are `email_capture` in settings/messages.yaml.
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
   * A file below content/media that is beside the form for news, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
  /**
   * The only field of the form, the email address.
   *
   * @minItems 1
   * @maxItems 1
   *
   * Items: What visitors read at the email field of the updates form.
   */
  fields: {
    /**
     * The form has only the field for the email address.
     */
    id: 'email'
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
  /**
   * The lines below the form that lead elsewhere, such as to the quiz. They stay when the address is stored.
   *
   * Items: One line below the updates form: a short text and a link.
   */
  links?: {
    /**
     * Tells the links below the updates form apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * The remark before the link, for example "No need to wait."
     */
    text: string
    /**
     * What the link says, for example "Take the free quiz". It follows the text before it.
     */
    label: string
    /**
     * Where the link leads: a page of this site such as /quiz, an https or mailto address. A link to a page that does not exist is reported as an error.
     */
    to: string
  }[]
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
   * A file below content/media that is beside the button that stops the emails, on the lower edge of the coloured field. It is decoration. Without it: the one of all forms, beside_forms in settings/brand.yaml.
   */
  picture?: string
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
   * The lines below the button for whoever does not want to stop the emails after all.
   *
   * Items: One line below the button that stops the emails: a short text and a link.
   */
  links?: {
    /**
     * Tells the links below the button apart; it is not shown. Each id may be used once in the list.
     */
    id: string
    /**
     * The question or remark before the link, for example "Changed your mind?"
     */
    text: string
    /**
     * What the link says, for example "Keep the emails".
     */
    label: string
    /**
     * Where this link below the button leads: a page of this site, an https or mailto address. Nothing is changed by following it.
     */
    to: string
  }[]
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
 * Every text of the four pages behind the login, and those of the PDF of a report. What can go wrong on them is in settings/messages.yaml, the texts of a report itself in pages/report.yaml.
 */
export interface DashboardPage {
  /**
   * The name of this group of texts. Nothing reads it at the moment; leave it as it is.
   */
  id: string
  /**
   * Texts that more than one part of the dashboard uses.
   */
  shared: {
    /**
     * The main heading of the analysis page. {username} is the user's name, with a capital first letter.
     */
    greeting: string
    /**
     * The button to the quiz in the part with the scores, when there are none yet or they could not be loaded.
     */
    start_quiz: {
      /**
       * What the quiz button in the part with the scores says.
       */
      label: string
      /**
       * Where the quiz button in the part with the scores leads, usually /quiz.
       */
      to: string
    }
    /**
     * Loads the scores on the analysis page again after they could not be loaded.
     */
    try_again: string
    /**
     * The small line at the end of the analysis page, while there is no result or where `not_a_diagnosis` of the result has no text: what a result is, and what it does not replace.
     */
    not_a_diagnosis: string
  }
  /**
   * The first page after login: scores, routine, tips and pictures of the newest report.
   */
  analysis: {
    /**
     * Connects the analysis page with its tab title and search description: settings/site.yaml has an entry with the same id under meta. Never change it.
     */
    id: string
    /**
     * The address of the analysis page. The program depends on it, so it cannot be changed.
     */
    route: '/dashboard/'
    /**
     * The name of the analysis page in the browser tab, and its heading while the login is checked. The greeting replaces it.
     */
    heading: string
    /**
     * Below the greeting: which report the page shows. {date} is the day of the quiz.
     */
    from_report: string
    /**
     * What the analysis page says while it loads, when there is no report, and when loading failed.
     */
    states: {
      /**
       * Read aloud and shown while the newest report is loaded.
       */
      loading: string
      /**
       * The card for a user who has not finished a quiz yet.
       */
      empty: {
        /**
         * The heading of the card when there is no report yet.
         */
        heading: string
        /**
         * What the user will find on the analysis page after the quiz.
         */
        text: string
        /**
         * The button in the card when there is no report yet.
         */
        action: {
          /**
           * What the button in the card says when there is no report yet.
           */
          label: string
          /**
           * Where the button leads when there is no report yet, usually /quiz.
           */
          to: string
        }
      }
      /**
       * The card when the newest report could not be loaded.
       */
      failed: {
        /**
         * What happened, when the newest report could not be loaded.
         */
        heading: string
        /**
         * Says that the report is safe on the server, and what to do.
         */
        text: string
        /**
         * Loads the newest report again, after it could not be loaded.
         */
        action: string
      }
      /**
       * The note above the scores when too few answers were given for some parts of the report. The retake button of "Next check" is next to it.
       */
      partly: string
    }
    /**
     * The part with the pictures of a report, on the analysis page and on the page of each report.
     */
    photos: {
      /**
       * The heading above the pictures of a report.
       */
      heading: string
      /**
       * Shown when a report has no pictures, or no longer has any.
       */
      none: string
      /**
       * What screen readers say about a picture of a report. {date} is the day of the report, {view} the title of the view.
       */
      alt: string
      /**
       * Opens the comparison with the report before this one. It appears only when there is one.
       */
      compare: string
      /**
       * Name of the bin on a picture, for screen readers and as a tooltip. The site adds a colon and the title of the view.
       */
      delete: string
      /**
       * Below the pictures. It asks, in a dialog, whether all pictures of this report may be deleted.
       */
      delete_all: string
      /**
       * The dialog that asks before one picture or all pictures of a report are deleted.
       */
      delete_dialog: {
        /**
         * The question at the top of the dialog about deleting pictures.
         */
        heading: string
        /**
         * Where the picture disappears from, and that it cannot be restored. It must fit one picture and all of them.
         */
        text: string
        /**
         * Deletes the picture or pictures for good.
         */
        confirm: string
        /**
         * Closes the dialog and keeps the pictures.
         */
        cancel: string
      }
    }
    /**
     * The button below the greeting that leads to the user's own list of products.
     */
    add_products: {
      /**
       * What the button below the greeting says.
       */
      label: string
      /**
       * Where the button below the greeting leads, usually /dashboard/account.
       */
      to: string
    }
    /**
     * The card at the end of the page that says when to take the quiz again. The months are recheck in settings/constants.yaml.
     */
    recheck: {
      /**
       * The heading above the card about the next check.
       */
      heading: string
      /**
       * When the next check makes sense, before that time has come. {from} and {to} are dates.
       */
      text: string
      /**
       * Replaces the sentence with two dates where `from_months` and `to_months` are the same. {from} is the date.
       */
      one_day: string
      /**
       * Replaces the dates once the time for the next check has come.
       */
      due: string
      /**
       * The button to the quiz in the card about the next check, and in the note about missing answers.
       */
      action: {
        /**
         * What the retake button on the analysis page says.
         */
        label: string
        /**
         * Where the retake button on the analysis page leads, usually /quiz.
         */
        to: string
      }
    }
    /**
     * Below a trait, when the answer that it comes from has another name, unless the trait has a text of its own. {answer} is that answer.
     */
    your_answer: string
  }
  /**
   * The page with the recommended products.
   */
  recommendations: {
    /**
     * Connects the recommendations page with its tab title and search description: settings/site.yaml has an entry with the same id under meta. Never change it.
     */
    id: string
    /**
     * The address of the recommendations page. The program depends on it, so it cannot be changed.
     */
    route: '/dashboard/recommendations'
    /**
     * The main heading of the recommendations page, and its name in the browser tab.
     */
    heading: string
    /**
     * The button below a routine and below the products of a report that leads to the recommendations page.
     */
    to_products: string
    /**
     * The heading above the product cards on the recommendations page.
     */
    products_heading: string
    /**
     * Below the products, when there are several and the price of each is known. {count} is their number, {total} what they cost together.
     */
    sum?: string
    /**
     * How the products were chosen, at the top of the page. Markdown with paragraphs is allowed.
     */
    lead: MarkdownNode[]
    /**
     * Replaces the introduction when there are too few answers for any score. Markdown with paragraphs is allowed.
     */
    lead_few: MarkdownNode[]
    /**
     * Says who earns from a sale. It is always shown, so it must be true. Markdown with paragraphs is allowed.
     */
    independent: MarkdownNode[]
    /**
     * The line on where the products are sold. It is left out while the products are samples.
     */
    retailers: string
    /**
     * The bold first line of the note below the products: to read the label, and what somebody with an allergy must check.
     */
    allergy: string
    /**
     * A paragraph below the products: what no product here can do, and whom to ask.
     */
    no_treatment: string
    /**
     * What the recommendations page says when there is nothing to show, and when loading failed. Most of the sentences are `recommendations` in settings/messages.yaml.
     */
    states: {
      /**
       * The card for a user who has not finished a quiz, so that nothing can be recommended.
       */
      empty: {
        /**
         * The heading of the card when there are no recommendations yet.
         */
        heading: string
        /**
         * The button of the card when there are no recommendations yet.
         */
        action: {
          /**
           * What the button says when there are no recommendations yet.
           */
          label: string
          /**
           * Where the button leads when there are no recommendations yet, usually /quiz.
           */
          to: string
        }
      }
      /**
       * The card when the products could not be loaded.
       */
      failed: {
        /**
         * What happened, when the products could not be loaded.
         */
        heading: string
        /**
         * Loads the products, or the reasons for them, again.
         */
        action: string
      }
      /**
       * The card when no step of the user's routine needs a product.
       */
      nothing_needed: {
        /**
         * The heading of the card when no product is needed.
         */
        heading: string
        /**
         * Why there is no product, when none is needed.
         */
        text: string
        /**
         * The button of the card when no product is needed.
         */
        action: {
          /**
           * What the button says when no product is needed.
           */
          label: string
          /**
           * Where the button leads when no product is needed, usually /dashboard/.
           */
          to: string
        }
      }
      /**
       * The card when no product of the list fits the user's answers.
       */
      nothing_fits: {
        /**
         * The heading of the card when no product fits.
         */
        heading: string
        /**
         * The button of the card when no product fits.
         */
        action: {
          /**
           * What the button says when no product fits.
           */
          label: string
          /**
           * Where the button leads when no product fits, usually /quiz.
           */
          to: string
        }
      }
      /**
       * The card when the products could not be loaded because the user is no longer logged in.
       */
      visitor: {
        /**
         * Replaces the try again button when the login has ended.
         */
        action: {
          /**
           * What the button says when the login has ended.
           */
          label: string
          /**
           * Where the button leads when the login has ended, usually /login.
           */
          to: string
        }
      }
    }
    /**
     * The text of a product card that only this page has. The others are in pages/report.yaml, under product.
     */
    product: {
      /**
       * The heading above the ingredients of a product, inside the part that opens.
       */
      contents: string
      /**
       * The line below that heading. It says that each ingredient can be pressed.
       */
      press: string
      /**
       * Shown for an ingredient about which products/ingredients.yaml says nothing.
       */
      unknown: string
      /**
       * What screen readers say after the name of an ingredient that is marked with a triangle, because it speaks against the product.
       */
      caution: string
    }
    /**
     * The button below the products, and the dialog with a shop link for each of them.
     */
    purchase_all: {
      /**
       * Opens the dialog with the shop links. It appears when a shop sells at least one product.
       */
      button: string
      /**
       * Replaces the button when no shop sells any of the products. With sample products nothing is shown.
       */
      none: string
      /**
       * The dialog that lists the products shop by shop, with prices.
       */
      dialog: {
        /**
         * The question at the top of the purchase dialog.
         */
        heading: string
        /**
         * What a link does, and where the user pays.
         */
        text: string
        /**
         * Opens the page of a product in a new tab. {product} is the name of the product, {shop} the name of the shop.
         */
        buy: string
        /**
         * Read aloud by screen readers after each shop link of the dialog. It warns that a new tab opens.
         */
        buy_note: string
        /**
         * The heading above the products that no shop sells, at the end of the list.
         */
        no_shop: string
        /**
         * In place of the price of a product whose price is not known.
         */
        no_price: string
        /**
         * The sum of all known prices, below the list. {total} is the amount with the sign of the currency.
         */
        total: string
        /**
         * Below the total, when some prices are not known. {count} is the number of those products.
         */
        not_counted: string
        /**
         * Opens the pages of all products in new tabs. {count} is how many.
         */
        confirm: string
        /**
         * Closes the purchase dialog without opening anything.
         */
        cancel: string
      }
      /**
       * The message in the dialog after all pages were opened. {count} is how many.
       */
      opened: string
      /**
       * First line of the message when the browser blocked pages. {count} is how many it opened, {total} how many there are.
       */
      blocked: string
      /**
       * Second line of the message when the browser blocked pages: what to do. {names} are the products whose pages are not open.
       */
      blocked_help: string
    }
    /**
     * The part at the end of the page in which a user rates the recommendation.
     */
    rating: {
      /**
       * Opens the form for a first rating.
       */
      button: string
      /**
       * The question above the rating, whether or not the user has rated yet.
       */
      heading: string
      /**
       * The label of the row of stars in the form.
       */
      stars_label: string
      /**
       * What screen readers call each star to choose. {count} is its number, {total} is limits.rating_max of settings/constants.yaml.
       */
      star: string
      /**
       * The label of the field for a comment. How long it may be is limits.comment_max in settings/constants.yaml.
       */
      comment: string
      /**
       * The line below the label of the comment, for example what not to write.
       */
      comment_hint: string
      /**
       * Stores the rating with the report.
       */
      save: string
      /**
       * On the save button while the rating is stored.
       */
      saving: string
      /**
       * Opens the form again with the rating that was given.
       */
      change: string
      /**
       * Removes the user's rating, without asking first.
       */
      delete: string
      /**
       * The user's rating once it is stored. {count} of {total} are stars, {date} is the day of the last change.
       */
      yours: string
    }
  }
  /**
   * The page with all reports of a user, and the comparison of two of them.
   */
  report_history: {
    /**
     * Connects the report history with its tab title and search description: settings/site.yaml has an entry with the same id under meta. Never change it.
     */
    id: string
    /**
     * The address of the report history; the page of one report adds its id to it. The program depends on it, so it cannot be changed.
     */
    route: '/dashboard/reporthistory'
    /**
     * The main heading of the report history, and its name in the browser tab. The link back from a report says the same.
     */
    heading: string
    /**
     * The sentence below the heading of the report history.
     */
    lead: string
    /**
     * The button to the quiz below the introduction. It is hidden while there are no reports.
     */
    retake: {
      /**
       * What the retake button of the report history says.
       */
      label: string
      /**
       * Where the retake button of the report history leads, usually /quiz.
       */
      to: string
    }
    /**
     * The heading above the list of reports, which shows their dates.
     */
    list_heading: string
    /**
     * Below the date of a report in the list. {count} is how many answers it is based on, {total} the number of questions.
     */
    answered: string
    /**
     * Saves a report as a PDF. Each report in the list has this button, and so has the page of a report.
     */
    download: string
    /**
     * What screen readers call the download button. {date} is the day of the report.
     */
    download_label: string
    /**
     * On the download button while the PDF is made.
     */
    downloading: string
    /**
     * Read aloud by screen readers while the PDF is made: the same as a sentence.
     */
    downloading_said: string
    /**
     * Opens a report from the list.
     */
    open: string
    /**
     * What screen readers call the read button. {date} is the day of the report.
     */
    open_label: string
    /**
     * Below the list, as long as there are older reports. dashboard.reports_per_page in settings/constants.yaml is how many are added.
     */
    more: string
    /**
     * On the show more button while older reports are loaded.
     */
    more_loading: string
    /**
     * Read aloud by screen readers after older reports were added. {count} is how many the list has now.
     */
    shown: string
    /**
     * Asks, in a dialog, whether a report may be deleted. Each report in the list has this button, and so has the page of a report.
     */
    delete: string
    /**
     * What screen readers call the delete button. {date} is the day of the report.
     */
    delete_label: string
    /**
     * The dialog that asks before a report is deleted.
     */
    delete_dialog: {
      /**
       * The question at the top of the dialog about deleting a report.
       */
      heading: string
      /**
       * What is deleted together with the report.
       */
      text: string
      /**
       * Deletes the report for good, with its answers, scores and pictures.
       */
      confirm: string
      /**
       * Closes the dialog and keeps the report.
       */
      cancel: string
    }
    /**
     * What the report history says while it loads, when there are no reports or only one, and when loading failed.
     */
    states: {
      /**
       * Read aloud and shown while the reports, or two reports to compare, are loaded.
       */
      loading: string
      /**
       * The card for a user without a report.
       */
      empty: {
        /**
         * The heading of the card when there are no reports yet.
         */
        heading: string
        /**
         * How a user gets a first report.
         */
        text: string
        /**
         * The button in the card when there are no reports yet.
         */
        action: {
          /**
           * What the button in the card says when there are no reports yet.
           */
          label: string
          /**
           * Where the button leads when there are no reports yet, usually /quiz.
           */
          to: string
        }
      }
      /**
       * The card when reports could not be loaded: the list, one report, or two to compare.
       */
      failed: {
        /**
         * What happened, when reports could not be loaded.
         */
        heading: string
        /**
         * Says that the reports are safe on the server, and what to do. Only the list shows it.
         */
        text: string
        /**
         * Loads the list, the report or the comparison again.
         */
        action: string
      }
      /**
       * Below the list while there is one report only: what a second one makes possible.
       */
      one: string
    }
    /**
     * The comparison of two reports. It takes the place of the list.
     */
    compare: {
      /**
       * Opens the comparison of the two chosen reports.
       */
      button: string
      /**
       * Beside the box at each report that chooses it for a comparison. One word, with which the spoken text begins.
       */
      tick: string
      /**
       * What screen readers call the box that chooses a report. {date} is the day of the report.
       */
      choose: string
      /**
       * The main heading of the page while it shows a comparison.
       */
      heading: string
      /**
       * Which reports are compared. {from} and {to} are their days.
       */
      dates: string
      /**
       * Exchanges which of the two reports is "before" and which is "after".
       */
      swap: string
      /**
       * The sentence at the top of a comparison that answers whether it helped. Which one is shown follows from the scores. {better} is how many are nearer to their good end, {worse} how many are further from it, {changed} how many are different, {total} how many can be compared.
       */
      verdict: {
        /**
         * At least one score is better, and none is worse.
         */
        better: string
        /**
         * At least one score is worse, and none is better.
         */
        worse: string
        /**
         * Some scores are better and some are worse.
         */
        mixed: string
        /**
         * Scores changed, and none of them has a good end.
         */
        moved: string
        /**
         * What is said when no score has changed.
         */
        same: string
        /**
         * Some scores have moved, but the two reports are fewer weeks apart than a verdict needs.
         */
        early: string
        /**
         * No score can be compared, for example with too few answers.
         */
        unknown: string
      }
      /**
       * Line of the summary with all scores that are nearer to their good end now. {names} are their names, with commas.
       */
      summary_better: string
      /**
       * Line of the summary with all scores that are lower now, and not better for it. {names} are their names, with commas.
       */
      summary_lower: string
      /**
       * Line of the summary with all scores that are higher now, and not better for it. {names} are their names, with commas.
       */
      summary_higher: string
      /**
       * Line of the summary with all scores that have not changed. {names} are their names, with commas.
       */
      summary_same: string
      /**
       * Replaces the summary when nothing differs between the two reports.
       */
      same: string
      /**
       * The headings of the tables in a comparison.
       */
      columns: {
        /**
         * Heading of the column with what is compared, for example the name of a score.
         */
        what: string
        /**
         * Heading of the column with the older report. The site adds a comma and its day.
         */
        before: string
        /**
         * Heading of the column with the newer report. The site adds a comma and its day.
         */
        after: string
        /**
         * Heading of the column with the difference between the two.
         */
        change: string
        /**
         * The line below a score that opens the reasons for its change.
         */
        why: string
      }
      /**
       * Beside a score that is higher now. {before} and {after} are its two values, {points} is the difference.
       */
      moved_up: string
      /**
       * Beside a score that is lower now. {before} and {after} are its two values, {points} is the difference.
       */
      moved_down: string
      /**
       * Beside a score that is the same in both reports. {after} is its value.
       */
      moved_none: string
      /**
       * Beside the button, when there are three reports or more: what to do first.
       */
      hint: string
      /**
       * Beside the button, when there are exactly two reports and so nothing to choose: what the button shows.
       */
      hint_two: string
      /**
       * In the change column of a part that is the same in both reports.
       */
      change_none: string
      /**
       * In the change column when a label, step or product is not the same in both reports.
       */
      change_words: string
      /**
       * In the change column for what only the newer report has.
       */
      change_new: string
      /**
       * In the change column for what only the older report has.
       */
      change_gone: string
      /**
       * The word beside each name that a list, such as the issues, has no longer.
       */
      items_gone: string
      /**
       * The same before a product that is only in the earlier report: it was suggested then.
       */
      products_gone: string
      /**
       * The word beside each name that a list has now and did not have before.
       */
      items_new: string
      /**
       * What a list that has changed has in both reports. {names} are the names.
       */
      items_kept: string
      /**
       * In the change column of a score for which one of the reports has too few answers.
       */
      change_unknown: string
      /**
       * Read aloud by screen readers for a cell with a dash: that report has nothing there.
       */
      nothing: string
      /**
       * First row of the reasons of a score, beside its value in the older report.
       */
      before: string
      /**
       * Last row of the reasons of a score, beside its value in the newer report.
       */
      now: string
      /**
       * Row of the reasons of a score, after the three largest: what all others changed together. {count} is how many they are.
       */
      others: string
      /**
       * Row of the reasons of a score with what no changed answer explains: rounding, a mean of more or fewer answers, or rules that changed between the reports.
       */
      rest: string
      /**
       * The line that opens one part of a report with all that changed in it. {part} is the title of the part, {count} the number of changes.
       */
      changes: string
      /**
       * Reason for a different score, beside the points that it changed. {before} and {after} are the two answers.
       */
      answer_changed: string
      /**
       * Reason for a different score, when only the newer report has an answer that counts. {after} is the answer.
       */
      answer_new: string
      /**
       * Reason for a different score, when only the older report has an answer that counts. {before} is the answer.
       */
      answer_gone: string
      /**
       * The warning above the tables when the quiz or its rules changed between the two reports.
       */
      rules_changed: string
      /**
       * Beside a score when one of the two reports has too few answers for it.
       */
      no_scores: string
      /**
       * Beside a score when both reports have too few answers for it.
       */
      no_scores_both: string
      /**
       * The small line below the scores. It warns not to read too much into a few points.
       */
      small: string
      /**
       * The heading above the pictures of both reports, side by side.
       */
      photos_heading: string
      /**
       * Name of the slider below two pictures of one view, which uncovers more of the one or the other. {view} is the title of the view.
       */
      photos_slider: string
      /**
       * What screen readers say of the position of the slider. {percent} is how much of the newer picture is shown.
       */
      photos_split: string
      /**
       * Beside a picture, when the other report has none of this view.
       */
      photos_missing: string
      /**
       * The link below a comparison to the dashboard, where the routine of today is. Only with routines.
       */
      to_routine: string
    }
  }
  /**
   * The page on which a user changes their details, list of products, login and privacy choices.
   */
  account: {
    /**
     * Connects the account page with its tab title and search description in settings/site.yaml, and with its entry in the menu. Never change it.
     */
    id: string
    /**
     * The address of the account page. The program depends on it, so it cannot be changed.
     */
    route: '/dashboard/account'
    /**
     * The main heading of the account page, and its name in the browser tab.
     */
    heading: string
    /**
     * The sentence below the heading of the account page.
     */
    lead: string
    /**
     * Stores all changes of the first three cards together. It stays at the bottom of the screen.
     */
    save: string
    /**
     * On the save button of the account page while the changes are stored.
     */
    saving: string
    /**
     * What the account page says while it loads, and when loading failed.
     */
    states: {
      /**
       * Read aloud and shown while the account, the logins or the consents are loaded.
       */
      loading: string
      /**
       * The card when the account could not be loaded.
       */
      failed: {
        /**
         * What happened, when the account could not be loaded.
         */
        heading: string
        /**
         * Says that nothing in the account is lost, and what to do.
         */
        text: string
        /**
         * Loads the account again. The cards for logins and consents use the same button.
         */
        action: string
      }
    }
    /**
     * The dialog when a user is about to leave the account page with changes that are not stored.
     */
    unsaved_dialog: {
      /**
       * The first line of the dialog about unsaved changes.
       */
      heading: string
      /**
       * Asks whether to save the changes before leaving.
       */
      text: string
      /**
       * Stores the changes, then opens the page that the user wanted.
       */
      save: string
      /**
       * Discards the changes and opens the page that the user wanted.
       */
      leave: string
      /**
       * Closes the dialog and keeps the user on the account page.
       */
      stay: string
    }
    /**
     * The first card of the account page: name, date of birth and gender. All of them are optional.
     */
    profile: {
      /**
       * The heading of the profile card. Messages name the card by it when only some changes could be stored.
       */
      heading: string
      /**
       * The field for the name. The PDF of a report shows the name.
       */
      name: {
        /**
         * The label above the field for the name.
         */
        label: string
        /**
         * The line below the label: whether a name is needed, and what it is used for.
         */
        hint: string
      }
      /**
       * The optional field for the date of birth. accounts.minimum_age in settings/constants.yaml says how old a user must be.
       */
      birth_date: {
        /**
         * The label above the field for the date of birth.
         */
        label: string
        /**
         * The line below the label: whether a date of birth is needed.
         */
        hint: string
      }
      /**
       * The optional list from which a user chooses their gender.
       */
      gender: {
        /**
         * The label above the list for the gender.
         */
        label: string
        /**
         * The line below the label: whether the gender is needed, and what it does not change.
         */
        hint: string
        /**
         * The first entry of the list, for users who do not want to say.
         */
        none: string
        /**
         * The entries of the list for the gender, in order.
         *
         * Items: One entry of the list for the gender.
         */
        options: {
          /**
           * What is stored in the account when a user chooses this entry. Never change it, because accounts and data downloads contain it.
           */
          id: string
          /**
           * What the entry says in the list.
           */
          label: string
        }[]
      }
    }
    /**
     * The card with the products and brands that a user collects. How many there may be is limits.chips_max in settings/constants.yaml.
     */
    products: {
      /**
       * The heading of the card. Screen readers call the list by it, and messages name the card by it when only some changes could be stored.
       */
      heading: string
      /**
       * The label above the field for a new product or brand.
       */
      label: string
      /**
       * Grey text inside the empty field for a new product or brand.
       */
      placeholder: string
      /**
       * The line below the label: how to add a product or brand.
       */
      hint: string
      /**
       * Adds what was typed to the list. The Enter key does the same.
       */
      add: string
      /**
       * What screen readers call the cross at an entry. {label} is the entry.
       */
      remove: string
      /**
       * Shown and read aloud below the list after an entry was added. {label} is the entry.
       */
      added: string
      /**
       * Shown and read aloud below the list after an entry was removed. {label} is the entry.
       */
      removed: string
      /**
       * Next to the message that an entry was removed. It puts the entry back.
       */
      undo: string
      /**
       * Shown in place of the list when it has no entries.
       */
      empty: string
      /**
       * The entries in the list of a new account, until the user changes the list.
       *
       * Items: One product or brand in the list of a new account.
       */
      initial: {
        /**
         * Identifies this entry when a user saves the list, unique in the list and never shown. Never change it.
         */
        id: string
        /**
         * The name of the product or brand as the list shows it.
         */
        label: string
      }[]
      /**
       * Below the list while it still has the example entries.
       */
      initial_note: string
    }
    /**
     * The card in which a user changes their email address or password.
     */
    login: {
      /**
       * The heading of the login card.
       */
      heading: string
      /**
       * The field for the address to which mails about the account are sent. Changing it needs the old password.
       */
      email: {
        /**
         * The label above the field. Messages name the email address by it when only some changes could be stored.
         */
        label: string
      }
      /**
       * The field for the password that is valid now.
       */
      old_password: {
        /**
         * The label above the field for the password that is valid now.
         */
        label: string
        /**
         * The line below the label: for which changes the password is needed.
         */
        hint: string
      }
      /**
       * The field for a new password, with its two rules.
       */
      new_password: {
        /**
         * The label above the field. Messages name the password by it when only some changes could be stored.
         */
        label: string
        /**
         * Ticked off while the user types, once there are enough capital letters and numbers. accounts in settings/constants.yaml has the numbers; keep the two in step.
         */
        hint: string
        /**
         * Ticked off while the user types, once the password is long enough. {min} is accounts.password_min of settings/constants.yaml.
         */
        second_hint: string
      }
      /**
       * The field in which the new password is typed once more.
       */
      confirm_password: {
        /**
         * The label above the field for the repeated password.
         */
        label: string
      }
      /**
       * The box that makes the three passwords readable. Dialogs that ask for the password have it too.
       */
      show_password: string
    }
    /**
     * The card in the privacy part that lists where the user is logged in.
     */
    sessions: {
      /**
       * The heading of the card with the logins.
       */
      heading: string
      /**
       * What to do about a browser that the user does not know.
       */
      lead: string
      /**
       * Added in brackets to the browser in which the page is open.
       */
      this_browser: string
      /**
       * The first line of a login: {browser} is the browser, {system} the kind of device or operating system.
       */
      device: string
      /**
       * Used as {browser} when the browser did not say what it is.
       */
      unknown_browser: string
      /**
       * Used as {system} when the kind of device is not known.
       */
      unknown_system: string
      /**
       * When the login began. {date} is the day, {time} the time.
       */
      started: string
      /**
       * When the login was last used. {date} is the day, {time} the time, rounded down to the hour.
       */
      last_used: string
      /**
       * When the login ends if it is not used again. {date} is the day; {time} may be used too.
       */
      ends: string
      /**
       * Next to the browser in which the page is open. It leads to the logout page.
       */
      here: string
      /**
       * Next to any other browser. It asks for the password, then logs that browser out; the dialog's button says the same.
       */
      end: string
      /**
       * Below the list. It asks for the password, then logs out all other browsers; the dialog's button says the same.
       */
      end_others: string
      /**
       * Below the list when the user is logged in nowhere else.
       */
      only_this: string
      /**
       * The dialog that asks before one browser is logged out.
       */
      one_dialog: {
        /**
         * The question at the top of the dialog about one browser.
         */
        heading: string
        /**
         * What logging out one browser means. {device} is the browser and its device.
         */
        text: string
      }
      /**
       * The dialog that asks before all other browsers are logged out.
       */
      others_dialog: {
        /**
         * The question at the top of the dialog about all other browsers.
         */
        heading: string
        /**
         * What logging out all other browsers means.
         */
        text: string
      }
      /**
       * The label of the field for the password, in both dialogs of this card.
       */
      password: string
      /**
       * Closes either dialog of this card without logging anything out.
       */
      keep: string
    }
    /**
     * The last part of the account page: logins, consents, data download and deletion.
     */
    privacy: {
      /**
       * The heading above the privacy cards.
       */
      heading: string
      /**
       * The sentence below the heading of the privacy part.
       */
      lead: string
      /**
       * The heading of the card that lists what the user agreed to. The texts of the consents are in settings/consent.yaml.
       */
      consents_heading: string
      /**
       * Below a consent that was given. {date} is the day.
       */
      consent_given: string
      /**
       * Below a consent that was refused or withdrawn. {date} is the day.
       */
      consent_refused: string
      /**
       * Below a consent that the user was never asked for.
       */
      consent_never: string
      /**
       * Above the list of consents, if the user was never asked for any of them.
       */
      consent_none: string
      /**
       * Below all consents, once, if the user has not agreed to one of them: where the choice is. A link to the quiz follows.
       */
      consent_choose: string
      /**
       * In a report, after the number of questions that were left out because the user did not agree to storage: the link to the consents on the account page.
       */
      consents_link: string
      /**
       * The dialog that asks before a consent is withdrawn. What it deletes is explained by `withdraw`, `explain` in settings/consent.yaml.
       */
      withdraw_dialog: {
        /**
         * The question at the top of the dialog about a consent.
         */
        heading: string
        /**
         * Closes the dialog and keeps the consent.
         */
        cancel: string
      }
      /**
       * The card, and its dialog, in which a user downloads everything that is stored about them.
       */
      export: {
        /**
         * The heading of the card and of its dialog.
         */
        heading: string
        /**
         * What the file contains, in the card and in its dialog.
         */
        text: string
        /**
         * Opens the dialog that asks for the password; the dialog's button says the same.
         */
        button: string
        /**
         * On the button of the dialog while the file is made.
         */
        pending: string
        /**
         * The label of the field for the password, in the dialog of the data download.
         */
        password: string
      }
      /**
       * The card, its dialog, and the page after an account was deleted.
       */
      delete: {
        /**
         * The heading of the card about deleting the account.
         */
        heading: string
        /**
         * What is deleted with the account, and what to do first.
         */
        text: string
        /**
         * Opens the dialog that asks for the password.
         */
        button: string
        /**
         * The dialog that asks for the password before the account is deleted.
         */
        dialog: {
          /**
           * The question at the top of the dialog about deleting the account.
           */
          heading: string
          /**
           * The sentence below the question: that it cannot be undone.
           */
          text: string
          /**
           * The label of the field for the password, in the dialog about deleting the account.
           */
          password: string
          /**
           * Deletes the account and everything in it for good.
           */
          confirm: string
          /**
           * Closes the dialog and keeps the account.
           */
          cancel: string
        }
        /**
         * Shown in place of the page after the deletion when the connection broke while the account was being deleted, and the login is gone. The button is that of done.
         */
        unconfirmed: {
          /**
           * The main heading of this page, and its name in the browser tab. It must not promise that the account is deleted.
           */
          heading: string
          /**
           * What is known, and how to find out: an email is sent once the account is deleted.
           */
          text: string
        }
        /**
         * The page that is shown once the account is deleted.
         */
        done: {
          /**
           * The main heading of the page after the deletion, and its name in the browser tab.
           */
          heading: string
          /**
           * What is gone, and how long backups last: {backup_days} is retention.backup_days of settings/constants.yaml.
           */
          text: string
          /**
           * The button on the page after the deletion.
           */
          action: {
            /**
             * What the button on the page after the deletion says.
             */
            label: string
            /**
             * Where the button leads after the deletion, usually /.
             */
            to: string
          }
        }
      }
    }
  }
  /**
   * The texts of a report as a PDF that only the PDF has. The others are in pages/report.yaml.
   */
  pdf: {
    /**
     * The name of the downloaded file, ending in .pdf. {date} is the day of the report and {site} the name of the site; slashes become hyphens.
     */
    file_name: string
    /**
     * The title of the PDF and the main heading of a report on its page. {date} is the day of the report.
     */
    title: string
    /**
     * What the PDF is about, in the properties of the file. Only some programs show it.
     */
    subject: string
    /**
     * The language of the PDF, so that programs read it aloud correctly: a code such as en or en-GB. Without it, the `locale` of settings/site.yaml.
     */
    language?: string
    /**
     * Below the title, if the account has a name. {name} is the name.
     */
    made_for: string
    /**
     * Below the title, before the number of answers. {date} is the day of the quiz; the site adds a full stop.
     */
    made_from: string
    /**
     * The heading above the list of all parts, on the first page of the PDF.
     */
    contents: string
    /**
     * The headings of the parts that only the PDF has.
     */
    headings: {
      /**
       * The heading above the tables that show how each score was worked out.
       */
      ledger: string
      /**
       * The heading above the pictures in the PDF.
       */
      photos: string
      /**
       * The heading above the list of all questions and answers.
       */
      answers: string
      /**
       * The heading of the last part: what the report is and how it was made.
       */
      about: string
    }
    /**
     * How a screen reader reads the bar of a score in the PDF: {score} is its name, {value} the number and {word} the label of its band.
     */
    score_line: string
    /**
     * What screen readers say about a picture in the PDF. {view} is the title of the view.
     */
    photo_alt: string
    /**
     * Shown in the PDF when the report has no pictures.
     */
    no_photos: string
    /**
     * The small line below the products in the PDF, because prices change later. {date} is the day of the report.
     */
    prices: string
    /**
     * The last part of the PDF: how the report was made and what it does not replace. {date} is the day of the quiz; an empty line begins a new paragraph.
     */
    about: string
    /**
     * The last line of the PDF. {version} identifies the quiz and its rules, for questions to support.
     */
    version: string
    /**
     * At the bottom of every page of the PDF. {site} is the name of the site, {n} the page and {total} the number of pages.
     */
    footer: string
    /**
     * The sentence near the end of the PDF that says where the same report can be read as a web page.
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
   * The four fields of the form: topic, message, name and email address.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: What visitors read at one field of the complaints form: its label and, where it has them, hint and topics.
   */
  fields: {
    /**
     * Says which field of the complaints form these texts are for. The server finds the topics by the id topic.
     */
    id: 'topic' | 'message' | 'name' | 'email'
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
   * A file below content/media that is beside the heading where there is room for both, on wide screens. It is decoration. A drawing whose lines reach its lower edge is on the edge of the coloured field. With a picture or an example, the heading is on the coloured field.
   */
  picture?: string
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
  example?: WorkedExample
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
 * Facts in rows and columns, below the text of the section if there is one.
 */
export interface TextTable {
  /**
   * Write list where each row is an entry to read: its name in the first cell, its text in the second, then the others as small details: one line, or a column beside the text where there is room. Without it there are rows and columns.
   */
  layout?: 'list'
  /**
   * In a list: which column, counted from 1, has names such as those of cookies. They are shown in letters of equal width.
   */
  code_column?: number
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
 * Beside the first section: how a few answers make one score, computed by the rules in analysis/scores.yaml. The sections after the first are side by side then. Leave it out if the page needs none.
 */
export interface WorkedExample {
  /**
   * Names the card beside the first section, for screen readers as well.
   */
  heading: string
  /**
   * The sentence between the heading and the score. {score} is the name of the score, as a report shows it.
   */
  text: string
  /**
   * The score that the example shows. Its points, its reasons and its value come from analysis/scores.yaml.
   */
  score: string
  /**
   * The answers of the example. Each must have points for the score, and together they must be enough for a value. Two or three are easy to follow.
   *
   * @minItems 1
   * @maxItems 8
   */
  answers: ExampleAnswer[]
}
/**
 * The answer to one question: its options, or a text or number.
 */
export interface ExampleAnswer {
  /**
   * The question that is answered. Each question is answered once at most.
   */
  question: string
  /**
   * The options that are chosen. One, unless the question takes several; of a scale, the number.
   *
   * @minItems 1
   */
  options?: string[]
  /**
   * What is written: the number, or the text of the chosen option that has a text field.
   */
  text?: string
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
   * Above the list of scores: a field that leaves only the rules with certain words. Without it there is no such field.
   */
  search?: {
    /**
     * What the search field above the rules is called.
     */
    label: string
    /**
     * Below the label, in smaller type: for example, what somebody could look for. Without it there is no hint.
     */
    hint?: string
    /**
     * Below the field once something was typed. {count} is how many rules have all the words, {unscored} how many questions that change no score do.
     */
    found: string
    /**
     * Below the field when nothing has all the words.
     */
    none: string
  }
  /**
   * Beside the name of a folded score: how many rules it has. {count} is the number. Without it, the number is alone.
   */
  rules_count?: string
  /**
   * Above the rules of each score: where its count starts. {value} is 100 for a mirrored score, and base of any other score in analysis/scores.yaml.
   */
  start: string
  /**
   * Follows the start of a mirrored score: what is taken off, or added, before any answer is read. {change} is base of the score in analysis/scores.yaml with its sign turned. Without it, nothing is said.
   */
  everyone?: string
  /**
   * Follows the start value: how many of its main questions a score needs. {count} is `min_key_answers` of the score; {count|answer|answers} picks the singular or plural.
   */
  needs: string
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
     * Beside the heading of this folded part. {count} is the number. Without it, the number is alone.
     */
    count?: string
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
   * Last sentence above the rules of a mirrored score, which count in the direction of the number that a report shows. {condition} is that name of the score, {concern} the name under which 100 minus the number is shown.
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
/**
 * The step in which a visitor takes, uploads or leaves out pictures: which ones, their limits, when the camera gives advice, and the texts.
 */
export interface Photos {
  /**
   * The pictures that the step asks for, in the order in which they are taken: one to six.
   *
   * @minItems 1
   * @maxItems 6
   */
  views: PhotoView[]
  /**
   * The most megabytes that a chosen file may have. The quiz and the server refuse larger ones with the reason.
   */
  max_file_mb: number
  /**
   * The least number of pixels of the longer side of a photo, whichever way it was held. Smaller photos are refused with the reason.
   */
  min_width: number
  /**
   * The least number of pixels of the shorter side of a photo. Smaller photos are refused with the reason.
   */
  min_height: number
  /**
   * The seconds of countdown that visitors can choose from in the camera; 0 takes the photo at once. The first one is preset.
   *
   * Items: The number for: photos › timers.
   */
  timers: number[]
  /**
   * When the device advises to take a photo again. It tries each kind of advice in this order and shows the first that fits. No photo is refused for it.
   */
  coaching: {
    /**
     * Too little light. Brightness runs from 0 (black) to 255 (white) and is taken from the brightest small part or from bright surroundings. It is never the mean, which would call a dark subject too dark.
     */
    too_dark: {
      /**
       * A photo with less brightness than this is too dark in any case.
       */
      light_below: number
      /**
       * A photo with less brightness than this is too dark if it is also grainy. Not less than `light_below`.
       */
      dim_below: number
      /**
       * From which noise on a dim photo is grainy: the noise in its smoothest parts, as a share of its brightness.
       */
      grain_above: number
      /**
       * Replaces `light_below` where the subject fills the photo, because no surroundings show how much light there is. Not more than `light_below`.
       */
      filled_light_below: number
      /**
       * Replaces `grain_above` where the subject fills the photo, because a fine pattern, such as that of fabric, looks like noise. Not less than `grain_above`.
       */
      filled_grain_above: number
    }
    /**
     * The subject reaches the edges of the photo, so that its outline is cut off.
     */
    too_close: {
      /**
       * The share of the upper and side edges that has to look like the middle of the photo, in colour and in pattern, before this advice is given.
       */
      subject_in_frame_above: number
      /**
       * How far edge and middle may differ to have the same colour: 0 is identical, 1 is grey against black. Hue counts three times as much as brightness.
       */
      colour_within: number
      /**
       * Edge and middle have the same pattern when the weaker one is at least this share of the stronger one.
       */
      pattern_at_least: number
    }
    /**
     * There is a lot behind the subject, so that its outline is hard to see.
     */
    background: {
      /**
       * The share of the surroundings that may differ from one plain wall before this advice is given.
       */
      clutter_above: number
      /**
       * A spot is not part of the wall when its colour is further away than this, as a share of the brightness.
       */
      colour_beyond: number
    }
    /**
     * Fine detail is missing in the middle of the photo.
     */
    blurred: {
      /**
       * How steep the steepest edges are, as a share of the contrast of the photo. A share, because a dark subject has less contrast than a light one when both are sharp.
       */
      sharpness_below: number
    }
    /**
     * When the device approves a photo because it cannot tell.
     */
    unsure: {
      /**
       * The share of the photo that may be white without detail, as a window behind the head is. Above it only "Too dark" is still said.
       */
      burnt_out_above: number
    }
  }
  /**
   * Everything that the photo step says. What can go wrong with a picture is in settings/messages.yaml.
   */
  texts: {
    /**
     * Follows the number of pictures while there are none. It says that pictures are optional.
     */
    skip: string
    /**
     * The list of advice that is shown while the camera is off.
     */
    guidance: {
      /**
       * The heading above the advice, while the camera is off.
       */
      heading: string
      /**
       * What makes a clear picture, in the order in which it is shown.
       *
       * Items: One piece of advice: a few bold words, then a sentence.
       */
      items: {
        /**
         * Internal name of this piece of advice, unique in the list and never shown. Keep it when the texts change.
         */
        id: string
        /**
         * The advice in a few bold words. The site adds a full stop.
         */
        title: string
        /**
         * The sentence after the bold words: how to follow the advice.
         */
        text: string
      }[]
    }
    /**
     * The ways to add a picture: camera, files, the camera app of a phone, and the clipboard.
     */
    ways: {
      /**
       * The main button of the step. It turns on the camera inside the page.
       */
      take: string
      /**
       * The small line below the camera button. It prepares for the browser's question about the camera.
       */
      take_hint: string
      /**
       * Opens the other ways to add pictures: files, the camera app of a phone, and the clipboard.
       */
      device: string
      /**
       * Is before the buttons that choose a file for one view.
       */
      one_place: string
      /**
       * Opens the file chooser of the device. Several pictures can be chosen together.
       */
      upload: string
      /**
       * The line below the upload button. The hint about pasting follows it.
       */
      upload_hint: string
      /**
       * Shown while files are dragged over the page.
       */
      drop_here: string
      /**
       * The second sentence below the upload button: pictures can also be pasted from the clipboard.
       */
      paste_hint: string
      /**
       * Opens the phone's own camera app. Only devices with a touch screen have this button.
       */
      phone: string
      /**
       * Adds the picture in the clipboard. Only browsers that allow it have this button.
       */
      paste: string
      /**
       * Used in messages in place of a file name, because a pasted picture has none.
       */
      pasted_name: string
      /**
       * The button in a place for one picture when the camera has failed. It opens the file chooser for just this view.
       */
      choose: string
      /**
       * What screen readers call the buttons that choose a file for one view, so that they can be told apart. {view} is the title of the view.
       */
      choose_view: string
    }
    /**
     * The note with a lock below the pictures, until they are submitted.
     */
    privacy: {
      /**
       * The bold first line of the privacy note. The second line continues the sentence.
       */
      title: string
      /**
       * Continues the first line: when pictures leave the device, and how to delete them. It is a promise, so it must be true.
       */
      text: string
    }
    /**
     * What screen readers call the row of places for pictures. It is not visible.
     */
    slots_label: string
    /**
     * Below the title of a view that has no picture yet.
     */
    slot_empty: string
    /**
     * Below the title of the view that the camera takes next.
     */
    slot_now: string
    /**
     * Read aloud by screen readers after a picture was checked. {n} is the number of the place, {view} its title, {feedback} and {advice} the title and text of the check.
     */
    slot_full: string
    /**
     * What screen readers say about a visitor's own picture, on this step and on the result page. {view} is the title of the view.
     */
    picture_alt: string
    /**
     * Below the places. {count} is how many pictures there are, {total} how many there can be.
     */
    count: string
    /**
     * Texts of the camera inside the page.
     */
    camera: {
      /**
       * In place of the picture of the camera, while the answers are saved before the camera opens.
       */
      state_keeping: string
      /**
       * In place of the picture of the camera, while the camera opens.
       */
      state_starting: string
      /**
       * What screen readers call the live picture of the camera. It is not visible.
       */
      view_label: string
      /**
       * Name of the round button that takes the picture, for screen readers and as a tooltip. {view} is the title of the view.
       */
      capture_view: string
      /**
       * Changes between the front and the back camera. Devices with one camera have no such button.
       */
      flip: string
      /**
       * The timer button while no timer is chosen. Each press chooses the next time.
       */
      timer_off: string
      /**
       * The timer button while a timer is chosen. {seconds} is the time; `timers` in quiz/photos.yaml lists the choices.
       */
      timer_seconds: string
      /**
       * Read aloud for each of the last three seconds before the picture is taken. {seconds} is the number.
       */
      countdown: string
      /**
       * Read aloud when the countdown starts. {seconds} is the time until the picture is taken.
       */
      countdown_spoken: string
      /**
       * Name of the round button while the countdown runs, for screen readers and as a tooltip. It stops the countdown.
       */
      cancel_countdown: string
      /**
       * The button that turns the voice on and off; it shows by itself which of both it is. The voice helps a visitor who has turned away from the screen; only devices that can speak have it.
       */
      sound: string
      /**
       * Follows the name of the button while the voice is on. Screen readers have it from the button itself.
       */
      sound_on: string
      /**
       * Follows the name of the button while the voice is off.
       */
      sound_off: string
      /**
       * Spoken when the voice is turned on, so that the visitor hears how loud it is.
       */
      sound_try: string
      /**
       * The button in a place without a picture. It turns the camera on for this view or, while it is on, makes this view the next one.
       */
      aim: string
      /**
       * What screen readers call the "take now" button. {view} is the title of the view.
       */
      aim_view: string
      /**
       * Below the camera while a picture that was just taken is stored on the device.
       */
      taking: string
      /**
       * Read aloud when the camera has taken a picture. {view} is the title of the view.
       */
      taken: string
      /**
       * Below the camera when every view has a picture: what to do next.
       */
      full: string
      /**
       * Below the camera. It turns the camera off and keeps the pictures.
       */
      stop: string
    }
    /**
     * What can be done with a picture that is there: retake, move, delete, keep, submit.
     */
    actions: {
      /**
       * Below a picture. It turns on the camera for this view.
       */
      retake: string
      /**
       * What screen readers call the retake button. {view} is the title of the view.
       */
      retake_view: string
      /**
       * Name of the bin on a picture, for screen readers and as a tooltip. {n} is the number of the place, {view} its title.
       */
      delete_view: string
      /**
       * Read aloud after a picture was deleted. {view} is the title of the view.
       */
      deleted: string
      /**
       * In the place of a picture that is being retaken. It ends the retake and keeps the picture that is there.
       */
      keep_old: string
      /**
       * Read aloud after a file was added. {file} is the name of the file, {view} the title of the view.
       */
      added: string
      /**
       * Below all pictures. It opens what else can be done with each: keep it despite the advice, or move it.
       */
      more: string
      /**
       * What screen readers call the part of the more menu that is about one picture. {view} is the title of the view.
       */
      more_view: string
      /**
       * In the more menu of a picture, for a place that has a picture: the two change places. {view} is where the picture is, {other} the other place.
       */
      swap: string
      /**
       * In the more menu of a picture, for a place without a picture. {view} is where the picture is, {other} where it goes.
       */
      move_to: string
      /**
       * Read aloud after a picture was moved to an empty place. {view} is where it was, {other} where it is now.
       */
      moved: string
      /**
       * Read aloud after two pictures changed places. {view} and {other} are the titles of the two.
       */
      swapped: string
      /**
       * In the more menu of a picture with advice. It keeps the picture and closes the advice.
       */
      keep: string
      /**
       * What screen readers call the keep button. {view} is the title of the view.
       */
      keep_view: string
      /**
       * Read aloud after the keep button was pressed. {view} is the title of the view.
       */
      kept: string
      /**
       * Appears when every view has a picture. It ends this part; nothing is sent before the end of the quiz.
       */
      submit: string
      /**
       * Replaces the privacy note after the submit button was pressed: where the pictures are now, and when they are stored.
       */
      submitted_note: string
      /**
       * Appears once there is a picture. It asks, in a dialog, whether all pictures may be deleted.
       */
      reset: string
      /**
       * The dialog that asks before all pictures are deleted.
       */
      reset_dialog: {
        /**
         * The question at the top of the reset dialog.
         */
        heading: string
        /**
         * What the reset deletes and turns off.
         */
        text: string
        /**
         * Deletes all pictures from the device and turns the camera off.
         */
        confirm: string
        /**
         * Closes the reset dialog and keeps the pictures.
         */
        cancel: string
      }
      /**
       * The short message at the edge of the screen after all pictures were deleted.
       */
      reset_done: string
    }
    /**
     * What the device says about a picture: too dark, too close and so on. It is advice only; no picture is refused for it.
     */
    feedback: {
      /**
       * Below a picture while the device checks it.
       */
      checking: string
      /**
       * Below a picture that the device could not check.
       */
      none: string
      /**
       * Read aloud while the camera is on: what the check says about the live picture. {feedback} is the title of the check, {advice} its short advice.
       */
      live: string
      /**
       * The five things that the check can say about a picture. When each of them applies is `coaching` in quiz/photos.yaml.
       *
       * @minItems 5
       * @maxItems 5
       *
       * Items: One thing that the check can say: title, advice, and the same in a few words.
       */
      classes: {
        /**
         * Which result of the check these texts are for. Each of the five ids is needed once.
         */
        id: 'approved' | 'too_dark' | 'too_close' | 'background' | 'blurred'
        /**
         * The result in one or two words, below the picture and over the live picture of the camera.
         */
        title: string
        /**
         * What to do about a picture that is there, in the note below the places. Read aloud by screen readers after the check.
         */
        advice: string
        /**
         * The same in a few words, over the live picture of the camera after the title and a colon. Start it with a small letter.
         */
        live: string
      }[]
    }
    /**
     * What is shown instead of the camera when it cannot be used.
     */
    camera_help: {
      /**
       * Opens the file chooser, for visitors whose camera does not work.
       */
      upload_instead: string
      /**
       * Opens the camera once more. It is hidden when another try cannot help.
       */
      try_again: string
      /**
       * The line below the explanation when there are pictures already: they are not lost.
       */
      kept: string
      /**
       * One entry for each reason why a camera can fail.
       *
       * Items: What a visitor reads about one reason: a title and what to do.
       */
      failures: {
        /**
         * The reason as the program knows it: blocked, none_found, in_use, unplugged, not_secure, not_supported, no_readback, interrupted or failed. Each is needed once.
         */
        id: string
        /**
         * What happened, as the heading of the explanation.
         */
        title: string
        /**
         * What the visitor can do about it. Markdown with paragraphs and lists is allowed.
         */
        advice: MarkdownNode[]
      }[]
    }
  }
}
/**
 * One picture: how to take it, and how its place looks while it is empty.
 */
export interface PhotoView {
  /**
   * Stored pictures are found by this id, in the database and on the devices of visitors. Never change it.
   */
  id: string
  /**
   * The name of the view below its place, over the camera, in reports and in the PDF. It fills {view} in other texts.
   */
  title: string
  /**
   * Path of the drawing below content/media. It fills the empty place, and lies over the picture of the camera as a guide.
   */
  picture: string
  /**
   * Below the picture of the camera, after the title: how to hold the camera for this view.
   */
  guide: string
  /**
   * What the outline shows, read aloud by screen readers for an empty place.
   */
  guide_alt: string
  /**
   * The small line below the guide: what helps when a visitor is alone.
   */
  help: string
}
/**
 * Invented people with their answers. The studio shows what a change does to their results; visitors and the server never load them.
 */
export interface Personas {
  /**
   * The invented people, in the order in which the studio lists them. About eight that differ as much as visitors do are enough.
   *
   * @minItems 1
   * @maxItems 50
   */
  personas: Persona[]
}
/**
 * One invented person: who they are, and what they answer.
 */
export interface Persona {
  /**
   * Names the persona when the list is ordered anew or the name is corrected. Never change it.
   */
  id: string
  /**
   * What the studio calls the persona. A first name is enough; it is in tables and in lists to choose from.
   */
  name: string
  /**
   * What is special about this person, for editors: why the persona is in the list, and what it should show.
   */
  about?: string
  /**
   * What the person answers. A question that is not in the list is left out by this person.
   */
  answers: PersonaAnswer[]
}
/**
 * The answer to one question: its options, or a text or number.
 */
export interface PersonaAnswer {
  /**
   * The question that is answered. Each question is answered once at most.
   */
  question: string
  /**
   * The options that the person chooses. One, unless the question takes several; of a scale, the number.
   *
   * @minItems 1
   */
  options?: string[]
  /**
   * What the person writes: the answer in words, the number, or the text of the chosen option that has a text field.
   */
  text?: string
}
