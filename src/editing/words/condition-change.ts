import { conditionInWords } from '#editing/condition-words.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Condition } from '#types/content.generated.ts'

/** What a condition decides for the thing that has it, and what it is without one. */
const verbs = {
  asked: ['asked', 'of everybody'],
  offered: ['offered', 'always'],
  shown: ['shown', 'always'],
  applied: ['applies', 'always'],
} as const
export type ConditionVerb = keyof typeof verbs

/** `asked only when “Bedtime” is Late (before: of everybody)` */
export const conditionChange = (
  verb: ConditionVerb,
  [before, dataBefore]: readonly [unknown, ContentData],
  [after, dataAfter]: readonly [unknown, ContentData],
): string => {
  const [word, everybody] = verbs[verb]
  const inWords = (condition: unknown, data: ContentData): string =>
    condition === undefined ? everybody : `only when ${conditionInWords(condition as Condition, data)}`
  return `${word} ${inWords(after, dataAfter)} (before: ${inWords(before, dataBefore)})`
}
