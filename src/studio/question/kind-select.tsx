import { useState } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { counted, inOneSentence, quoted } from '#content/problems/wording.ts'
import { changeKind, kindName, kindWords, type KindChange, type ItemKind } from '#editing/build/change-kind.ts'
import { publishedKind } from '#editing/ids/taken-ids.ts'
import { textIn } from '#editing/located.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditor, useValue } from '#studio/editor/use-editor.ts'
import { hasError } from '#studio/form/notes/field-problems.tsx'
import { useFormContext } from '#studio/form/form-context.ts'
import { ProblemText } from '#studio/form/notes/problem-text.tsx'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Field, Select } from '#studio/ui/field.tsx'
import styles from './question.module.css'

type Props = {
  readonly file: string
  readonly place: Place
  /** How many places read its answers. */
  readonly uses: number
}

const kinds = Object.keys(kindWords) as readonly ItemKind[]

/** `published`: the kind with which the question was published, if it differs from the new one. */
type Pending = KindChange & { readonly published: string | undefined }

/** The choice of how a question is answered. It says what another kind cannot have before that is lost. */
export const KindSelect = ({ file, place, uses }: Props) => {
  const editor = useEditor()
  const question = useValue(file, place)
  const [pending, setPending] = useState<Pending | null>(null)
  const choicePlace = [...place, 'choice']
  const problems = useProblems(file, choicePlace)
  const { applyFix } = useFormContext()
  if (!isDataMap(question)) return null
  const choose = (kind: ItemKind) => {
    const change = changeKind({ file, place, value: question }, kind)
    const published = publishedKind(editor.state().data, textIn(question, 'id'))
    const isRefused = published !== undefined && published !== kind
    if (change.lost.length > 0 || isRefused) setPending({ ...change, published: isRefused ? published : undefined })
    else editor.act(change.title, change.operations)
  }
  return (
    <div className={styles.kind} data-field={fieldAddress(file, choicePlace)}>
      <Field
        label="Kind of question"
        severity={hasError(problems) ? 'error' : 'warning'}
        problem={problems.length > 0 && <ProblemText problems={problems} applyFix={applyFix} />}
      >
        {(ids) => (
          <Select
            {...ids}
            value={String(question['choice'])}
            onChange={(event) => choose(event.currentTarget.value as ItemKind)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Dialog
        open={pending !== null}
        title="Change the kind of question?"
        onClose={() => setPending(null)}
        actions={
          <>
            <Button onClick={() => setPending(null)}>Keep it</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (pending) editor.act(pending.title, pending.operations)
                setPending(null)
              }}
            >
              Change it
            </Button>
          </>
        }
      >
        {pending?.published !== undefined && (
          <p>
            It was published as {quoted(kindName(pending.published))}. With another kind, what visitors have answered
            would mean something else, so the change cannot be published: add a new question instead, and delete this
            one.
          </p>
        )}
        {pending && pending.lost.length > 0 && <p>The other kind cannot have {inOneSentence(pending.lost)}.</p>}
        {uses > 0 && <p>Its answers are used in {counted(uses, 'place', 'places')}.</p>}
        <p>Undo brings everything back.</p>
      </Dialog>
    </div>
  )
}
