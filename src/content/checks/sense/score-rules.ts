import { check } from '#content/checks/check.ts'
import { positionOf } from '#content/yaml/range.ts'
import { either, message, option, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { answersOf } from '#engine/result/scores/rule-matches.ts'
import type { ScoreRule } from '#types/content.generated.ts'

/** In a score, every answer has one rule, and every rule changes the score. */
export const sensibleRules = check(['scores'], ({ scores: { scores } }, { locate }) =>
  scores.flatMap(({ id, rules = [] }) => {
    const first = new Map<string, ScoreRule>()
    return rules.flatMap((rule): Finding[] => {
      const answers = answersOf(rule)
      const repeated = answers.find((answer) => first.has(`${rule.question}/${answer}`))
      const other = first.get(`${rule.question}/${repeated}`)
      for (const answer of answers)
        if (!first.has(`${rule.question}/${answer}`)) first.set(`${rule.question}/${answer}`, rule)
      if (repeated !== undefined && other && other !== rule)
        return [
          {
            code: 'content/rule-twice',
            range: locate(rule, 'answer'),
            message: message`The answer ${option(rule.question, repeated)} to question ${thing('question', rule.question)} has two rules in score ${thing('score', id)}, and both add their points.${either(` The first is in line ${positionOf(locate(other, 'answer')).line}.`, '')}`,
            help: 'Remove one of the two, or correct its question or answer.',
          },
        ]
      if (rule.points !== 0) return []
      return [
        {
          code: 'content/no-effect',
          range: locate(rule, 'points'),
          message: message`This rule adds 0 points to score ${thing('score', id)}, so it changes nothing.`,
          help: 'Set its points, or remove the rule.',
        },
      ]
    })
  }),
)
