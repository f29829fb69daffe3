import { shallowEqual } from '@xstate/react'
import { Fragment, lazy } from 'react'
import { questionKinds } from 'virtual:content/modules'
import { GroupHeading } from '#components/quiz/group-heading.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { QuestionGroup } from '#engine/quiz/steps/groups.ts'
import { groupsAt, offeringGroup } from '#engine/quiz/steps/shown-groups.ts'
import { advancingQuestion } from '#machines/quiz/quiz.answers.ts'
import { atScreen, groupsShown, type Screen } from '#machines/quiz/quiz.places.ts'
import type { Question as Item, QuestionsStep as Step } from '#types/content.generated.ts'
import { Advances, InformationBlock } from '#pages/quiz/steps/later-parts.tsx'
import { Question } from './question.tsx'
import { groupHeadingId } from '#pages/quiz/frame/quiz-view.ts'
import { useHeading } from '#pages/quiz/steps/use-heading.ts'
import { WhenLoaded } from '#pages/quiz/steps/when-loaded.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

/** Lazy: the first questions need no consent, and its texts are loaded with the later steps. */
const ConsentChoices = lazy(async () => ({ default: (await import('./consent.tsx')).ConsentChoices }))

type Props = { readonly step: Step; readonly screen: Screen; readonly isFirst: boolean }

/** The questions of a step, or of one group of it. */
export const QuestionsStep = ({ isFirst, screen, step }: Props) => {
  const groups = useQuizSelector(({ context }) => groupsAt(context.model, screen.step))
  const canAdvance = useQuizSelector(
    ({ context }) => screen.group !== null && advancingQuestion(context, atScreen(context, screen)) !== null,
  )
  return groups.map((group, index) =>
    screen.group === null || screen.group === index ? (
      <Fragment key={group.items[0]?.id}>
        <Heading step={step} group={group} index={index} screen={screen} isFirst={isFirst} />
        {/* Before the question, because answering it advances. Its code may arrive later, or never; nothing moves then. */}
        {canAdvance && (
          <div style={{ minHeight: 40, marginBlock: -12 }}>
            <WhenLoaded>
              <Advances />
            </WhenLoaded>
          </div>
        )}
        <GroupQuestions step={step} group={group} index={index} at={screen.step} />
      </Fragment>
    ) : null,
  )
}

type HeadingProps = Props & { readonly group: QuestionGroup; readonly index: number }

/** Above all questions on one page, a group that is not asked has no heading. */
const Heading = ({ group, index, isFirst, screen, step }: HeadingProps) => {
  const { picture, title } = group
  const { frame } = useQuiz().content.page
  const place = useQuizSelector(({ context }) => groupsShown(context, screen.step).indexOf(index) + 1)
  const total = useQuizSelector(({ context }) => groupsShown(context, screen.step).length)
  const ref = useHeading(screen.key)
  // The title of the step is directly above the first group, and above all groups on one page.
  const words = fill(isFirst ? frame.group_number : frame.group_place, { place, total, title: step.title })
  if (screen.group === null)
    return (
      title !== undefined &&
      place > 0 && <GroupHeading id={groupHeadingId(group)} title={title} place={words} picture={picture} />
    )
  // The heading of the step is enough.
  if (title === undefined && isFirst)
    return <p className={recipe('text', { style: 'small', tone: 'muted' })}>{words}</p>
  return (
    <GroupHeading
      // The first group begins with the heading of the step.
      ref={isFirst ? undefined : ref}
      title={title ?? step.title}
      place={words}
      picture={picture}
    />
  )
}

type QuestionsProps = Pick<HeadingProps, 'group' | 'index' | 'step'> & { readonly at: number }

/** The questions of a group, and the consents that begin in it above those that they cover. */
const GroupQuestions = ({ at, group: { items }, index, step }: QuestionsProps) => {
  const { content } = useQuiz()
  const consents = useQuizSelector(
    ({ context: { model, state } }) =>
      content.consents.filter(
        (consent) => consent.step === step.id && offeringGroup(model, state, at, consent) === index,
      ),
    shallowEqual,
  )
  const free = items.filter(({ id }) => !consents.some(({ covers }) => covers.includes(id)))
  return (
    <>
      {free.map(render)}
      {consents.map((consent) => (
        <ConsentChoices key={consent.id} id={consent.id}>
          {items.filter(({ id }) => consent.covers.includes(id)).map(render)}
        </ConsentChoices>
      ))}
    </>
  )
}

const render = (item: Item) => {
  if (item.choice !== 'information') return <Question key={item.id} question={item} />
  return questionKinds.information && <InformationBlock key={item.id} block={item} />
}
