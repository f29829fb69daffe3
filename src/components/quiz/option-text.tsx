import { recipe } from '#components/recipe.ts'
import { TextAnswer, type TextAnswerProps } from './text-answer.tsx'

export type OptionTextProps = Omit<TextAnswerProps, 'multiline' | 'describedBy'> & {
  readonly label: string
}

/** The text field below a chosen option, as for "Other". */
export const OptionText = ({ label, ...field }: OptionTextProps) => (
  <div className={recipe('stack', { gap: 'xs' })}>
    <label className={recipe('text', { style: 'label' })} htmlFor={field.id}>
      {label}
    </label>
    <TextAnswer {...field} />
  </div>
)
