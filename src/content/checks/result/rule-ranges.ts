import { hasLimits, hasNumber, stepHelp } from '#content/checks/quiz/compared-numbers.ts'
import type { KnownQuestion } from '#content/model/vocabulary.ts'
import { either, message, setting, settingToAdd, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { ScoreRule } from '#types/content.generated.ts'

/** A score rule reads options (`answer`) or, for a number or scale, a range that answers can be in. */
export const ruleRangeFindings = (
  rule: ScoreRule,
  question: KnownQuestion | undefined,
  locate: Locate,
): readonly Finding[] => {
  const { answer, from, to } = rule
  const key = from === undefined ? 'to' : 'from'
  const say = (at: string, words: Message, help: Message): readonly Finding[] => [
    { code: 'content/number-range', range: locate(rule, at, 'key'), message: words, help },
  ]
  if (from === undefined && to === undefined) {
    if (answer !== undefined) return []
    const takesNumberOnly = question?.numbers && !question.options
    return say(
      'question',
      'This rule does not say which answer gives the points.',
      takesNumberOnly
        ? message`Add ${settingToAdd('from')}, ${settingToAdd('to')} or both.`
        : message`Add ${settingToAdd('answer')}${either(': an option id, or a list of them', '')}.`,
    )
  }
  if (answer !== undefined)
    return say(
      key,
      message`${setting('answer', quoted('answer'))} and ${setting(key, quoted(key))} cannot be in one rule.`,
      'Remove one of the two.',
    )
  if (!question || !hasLimits(question)) return []
  const name = thing('question', question.id)
  if (!question.numbers)
    return say(
      key,
      message`The answer to question ${name} is no number.`,
      message`${either('Use `answer: …`, an option id', message`Choose an option under ${setting('answer')}`)}.`,
    )
  const { max, min } = question.numbers
  if ((from ?? min) > max || (to ?? max) < min)
    return say(key, message`Question ${name} is answered with ${min} to ${max}.`, `Use numbers from ${min} to ${max}.`)
  if (from === undefined || to === undefined) return []
  if (from > to) return say(key, `No number is from ${from} to ${to}.`, 'Swap the two numbers.')
  return hasNumber(question.numbers, [{ at_least: from, at_most: to }])
    ? []
    : say(key, message`No answer to question ${name} is from ${from} to ${to}.`, stepHelp(question.numbers))
}
