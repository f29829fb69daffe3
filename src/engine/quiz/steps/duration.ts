/** How long a quiz takes: the median of visitors who have finished it or, until there are enough, worked out from its words. */
import type { Content, Question } from '#types/content.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import { sum } from '#engine/sum.ts'

/** Silent reading of non-fiction in English: Brysbaert (2019), doi.org/10.1016/j.jml.2019.104047. */
const wordsPerMinute = 238
/**
 * Chinese and Japanese: between 255 and 357 characters, in reading aloud: Trauzettel-Klosinski and Dietz (2012),
 * doi.org/10.1167/iovs.11-8284.
 */
const lettersPerMinute = 300
/**
 * To decide, to point and to press, 1.35 + 1.1 + 0.2 s: the keystroke-level model of Card, Moran and Newell (1980),
 * doi.org/10.1145/358886.358895.
 */
const secondsPerChoice = 2.65
/** Our assumptions: a short text is written, or a picture taken. */
const secondsPerText = 10
const secondsPerPhoto = 20

type TimedContent = Pick<Content, 'quiz' | 'sections'> & {
  readonly photos?: { readonly views: readonly unknown[] } | null | undefined
}

/** Reading every word of every step once, and answering every question once. What most visitors are not asked counts, too. */
export const estimatedSeconds = ({ photos, quiz, sections }: TimedContent): number => {
  const seconds = quiz.steps.map((step) => {
    const heading = reading(step.title, 'lead' in step ? step.lead : '')
    switch (step.kind) {
      case 'questions':
        return heading + sum((sections.find(({ id }) => id === step.section)?.questions ?? []).map(ofQuestion))
      case 'text':
        return heading + reading(step.question.title, step.question.subheader) + secondsPerText
      case 'photos':
        return heading + (photos?.views.length ?? 0) * secondsPerPhoto
      case 'intro':
      case 'review':
      case 'analysing':
      case 'results':
        return 0
    }
  })
  return sum(seconds)
}

/**
 * How many visits are measured, the newest ones. After half as many, the median is that of a changed quiz. Counting the visits of one
 * version only would start again with every corrected word.
 */
export const newestVisits = 100
/**
 * Fewer are no measurement. The median of 50 is within a fifth of the real one 19 times of 20, if half of the visitors take between two
 * thirds and one and a half times of that.
 */
export const minVisits = 50

/** The median, because a few visitors who press through the quiz, or leave it open, must not change it. null: too few visits. */
export const measuredSeconds = (visits: readonly number[]): number | null =>
  visits.length < minVisits
    ? null
    : ([...visits].sort((one, other) => one - other)[Math.floor(visits.length / 2)] ?? null)

/** Whole minutes, rounded up: finishing early disappoints nobody. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

const ofQuestion = (question: Question): number => {
  if (!takesAnswer(question)) return reading(question.title, textIn(question.text))
  const options = 'options' in question ? (question.options ?? []).map(({ label }) => label) : []
  const answering = question.choice === 'input' ? secondsPerText : secondsPerChoice
  return reading(question.title, question.subheader, ...options) + answering
}

const reading = (...texts: readonly (string | undefined)[]): number =>
  (sum(texts.map((text = '') => text.match(word)?.length ?? 0)) * 60) / wordsPerMinute +
  (sum(texts.map((text = '') => text.match(letterOfWords)?.length ?? 0)) * 60) / lettersPerMinute

/** Chinese and Japanese have no spaces between words. */
const letterOfWords = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu
const word = /[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu

const textIn = (nodes: readonly MarkdownNode[]): string =>
  nodes.map(({ children = [], text = '' }) => `${text} ${textIn(children)}`).join(' ')
