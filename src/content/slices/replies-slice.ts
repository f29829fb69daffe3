import type { ContentWith } from '#content/modules.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import type { AnswerTrait, Content, Section } from '#types/content.generated.ts'

type RepliesContent = Pick<Content, 'constants' | 'profile' | 'sections'> & Pick<ContentWith<'accounts'>, 'pages'>

/** The questions whose answers are loaded one by one, each with the trait that comes from its answer. */
export const repliesSlice = ({ constants, pages, profile, sections }: RepliesContent) =>
  constants.quiz.replies.flatMap(({ question }) =>
    profile.groups.flatMap(({ id: group, title: heading, traits }) =>
      traits.flatMap((trait) =>
        trait.kind === 'answer' && trait.question === question
          ? [
              {
                question,
                group,
                heading,
                trait: trait.id,
                title: trait.title,
                answer_text: trait.answer_text ?? pages.dashboard.analysis.your_answer,
                answers: answersByValue(trait, sections),
              },
            ]
          : [],
      ),
    ),
  )

/** The answer behind each value of a trait, if there is only one. */
const answersByValue = (
  { labels, question }: AnswerTrait,
  sections: readonly Section[],
): Readonly<Record<string, string>> => {
  const asked = sections.flatMap(questionsIn).find(({ id }) => id === question)
  const options = (asked && formatOf(asked).readable) ?? []
  const certain = labels.filter(({ value }) => labels.filter((one) => one.value === value).length === 1)
  return Object.fromEntries(
    certain.flatMap(({ option, value }) =>
      options.flatMap(({ id, label }) => (id === option ? [[value, label] as const] : [])),
    ),
  )
}
