import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isDataMap } from '#content/write/edit.ts'
import { addUnnamedQuestion } from '#editing/build/new-entries.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { textIn } from '#editing/located.ts'
import type { Place } from '#editing/place.ts'
import { indexOf, valueIn } from '#editing/place.ts'
import { ConditionField } from '#studio/condition/condition-field.tsx'
import { useEditor, useValue } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { ItemForm } from '#studio/form/item-form.tsx'
import { QuestionPoints } from '#studio/scores/question-points.tsx'
import { Button } from '#studio/ui/button.tsx'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import { ItemHeader } from './header/item-header.tsx'
import { QuestionFacts } from './header/question-facts.tsx'
import { UsedBy } from './header/used-by.tsx'
import { KindSelect } from './kind-select.tsx'
import { typingOfNewQuestion } from './new-question.ts'
import { OptionsEditor } from './options/options-editor.tsx'
import styles from './question.module.css'
import { QuestionTitle } from './question-title.tsx'
import { useQuestionUses } from './use-question-uses.ts'

type Props = { readonly file: string; readonly place: Place }

const order = ['id', 'type', 'choice', 'sensitive', 'title', 'subheader', 'why', 'required', 'when'] as const

/** Everything about one question: its text, options, when it is asked, and what follows from its answers. */
export const QuestionPage = ({ file, place }: Props) => {
  const editor = useEditor()
  const { open } = useFormContext()
  const question = useValue(file, place)
  const uses = useQuestionUses(file, place)
  const usesId = useId()
  const page = useRef<HTMLElement>(null)
  if (!isDataMap(question)) return <ItemForm file={file} place={place} />
  const { choice } = question
  const hasId = textIn(question, 'id') !== '' && !isUnnamed(textIn(question, 'id'))
  const hasOptions = choice === 'radio' || choice === 'checkbox'
  const text = choice === 'information' ? 'text' : 'subheader'
  const addNext = () => {
    const list = place.slice(0, -1)
    const { data } = editor.state()
    const entries = valueIn(data.get(file), list)
    const index = Array.isArray(entries) ? indexOf(entries, place.at(-1) ?? 0) : undefined
    const { id, operations, title } = addUnnamedQuestion(data, { file, list }, (index ?? 0) + 1)
    flushSync(() => editor.act(title, operations, typingOfNewQuestion(file)))
    open?.(file, [...list, id])
  }
  return (
    <article ref={page} className={styles.page}>
      <h1 className={styles.hidden}>
        <HiddenText>
          {typeof question['title'] === 'string' && question['title'] ? question['title'] : 'New question'}
        </HiddenText>
      </h1>
      <ItemHeader file={file} place={place} />
      {hasId && <QuestionFacts question={question} uses={uses.length} usesId={usesId} />}
      <QuestionTitle
        file={file}
        place={place}
        isNew={isUnnamed(place.at(-1))}
        onEnter={() => page.current?.querySelector<HTMLElement>('[data-option-label]')?.focus()}
      />
      <KindSelect file={file} place={place} uses={uses.length} />
      <ItemForm file={file} place={[...place, text]} />
      {hasOptions && <OptionsEditor file={file} place={place} question={question} uses={uses} />}
      <ConditionField
        file={file}
        place={[...place, 'when']}
        title={choice === 'information' ? 'Show when' : 'Ask when'}
        always={choice === 'information' ? 'Everybody sees it.' : 'Everybody is asked.'}
        order={order}
      />
      {hasId && <QuestionPoints question={textIn(question, 'id')} />}
      <section className={styles.section} aria-label="More settings">
        <h2>More settings</h2>
        <ItemForm
          file={file}
          place={place}
          except={['title', 'choice', 'when', text, hasOptions ? 'options' : 'type']}
        />
      </section>
      {hasId && choice !== 'information' && <UsedBy id={usesId} uses={uses} />}
      <div>
        <Button icon="add" onClick={addNext}>
          Add question
        </Button>
      </div>
    </article>
  )
}
