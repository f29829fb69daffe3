import { conditionInWords } from '#editing/condition-words.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Condition } from '#types/content.generated.ts'

/** For each verb: what a condition decides about its owner, and the words for an owner without a condition. */
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
