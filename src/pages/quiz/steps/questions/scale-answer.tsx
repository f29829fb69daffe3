import { OptionList, type OptionItem, type OptionListProps } from '#components/quiz/option-list.tsx'
import { recipe } from '#components/recipe.ts'
import { scaleWords } from '#engine/quiz/question-kinds.ts'
import type { ScaleQuestion } from '#types/content.generated.ts'

export type ScaleAnswerProps = {
  readonly question: ScaleQuestion
  readonly options: readonly OptionItem[]
  readonly chosen: readonly string[]
  readonly or: string
  readonly onChoose: OptionListProps['onChoose']
}

/** A row of radios that show their numbers. What the ends mean is below the row, and describes their radios. */
export const ScaleAnswer = ({ chosen, onChoose, options, or, question }: ScaleAnswerProps) => {
  const { id } = question
  const words = scaleWords(question)
  const wordsId = (point: string): string => `${id}-${point}-words`
  const points = options
    .filter(({ exclusive }) => !exclusive)
    .map((option) => ({
      id: option.id,
      label: option.id,
      ...(words.has(option.id) && { describedBy: wordsId(option.id) }),
    }))
  const declining = options.filter(({ exclusive }) => exclusive)
  const group = { name: id, kind: 'radio', chosen, or, onChoose } as const
  return (
    <div className={recipe('stack', { gap: 'sm' })}>
      <OptionList {...group} layout="scale" options={points} />
      <p
        className={`${recipe('row', { gap: 'md', align: 'between' })} ${recipe('text', { style: 'small', tone: 'muted' })}`}
      >
        {[...words].map(([point, meaning]) => (
          <span key={point}>
            <b>{point}</b> <span id={wordsId(point)}>{meaning}</span>
          </span>
        ))}
      </p>
      {declining.length > 0 && <OptionList {...group} options={declining} />}
    </div>
  )
}
