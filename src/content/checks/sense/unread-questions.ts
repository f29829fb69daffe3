import { check } from '#content/checks/check.ts'
import { scoreScales } from '#content/model/score-scales.ts'
import { memoiseSearch } from '#content/memoise.ts'
import { questionsOf } from '#content/model/vocabulary.ts'
import { either, message, part, settingOf, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { answersReadBy } from '#engine/quiz/answers/answer-texts.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { isObject } from '#content/yaml/json-pointer.ts'

/** Questions with options that visitors answer for nothing: no rule, label or setting reads them, and `not_scored` does not explain them. */
export const unreadQuestions = check(
  ['quiz', 'sections', 'scores', 'profile', 'routines', 'tips', 'catalogue', 'ingredients', 'constants', 'pages'],
  (content, { locate }) => {
    const { quiz, sections, scores, profile, routines, tips, catalogue, ingredients, constants, pages } = content
    // A content without scores is only a survey.
    if (scores.scores.length === 0) return []
    const inRules = [quiz, sections, scores, profile, routines, tips, catalogue, ingredients].flatMap(referencesIn)
    const asked = questionsOf(content)
    // A mistyped name is reported by another check; the question that was meant would seem unread.
    if (inRules.some((id) => !asked.has(id))) return []
    const scored = [...scoreScales(content).values()].flatMap(({ points }) => points.questions)
    const named = new Set([...scored, ...inRules, ...[constants, pages].flatMap(referencesIn)])
    return sections.flatMap((section) =>
      questionsIn(section).flatMap((question): Finding[] =>
        (question.choice !== 'radio' && question.choice !== 'checkbox') || named.has(question.id)
          ? []
          : [
              {
                code: 'content/unread-question',
                range: locate(question, 'id'),
                message: message`Nothing reads the answer to question ${thing('question', question.id)}.`,
                help: message`Use it in a rule, or remove it. Or say why it is asked, under ${notScored}.`,
              },
            ],
      ),
    )
  },
)

const notScored = either(
  '`not_scored` in analysis/scores.yaml: the `scores` of a quiz in one file move there',
  message`${settingOf('analysis/scores.yaml', ['not_scored'])} in ${part('file', 'analysis/scores.yaml')}. A quiz in one file has no such list`,
)

/** The values of settings that name questions. The `id` of a question is not one of them. */
const references = (value: unknown): readonly string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        if (typeof inner === 'string')
          return key === 'question' || key === 'main_question' ? [inner] : answersReadBy(inner)
        if (Array.isArray(inner) && (key === 'needs_any' || key === 'key_questions')) return inner.map(String)
        return references(inner)
      })
    : []
const referencesIn = memoiseSearch(references)
