/** Advice on pictures that there are: what to do next, and that it may stay as it is. */
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { PhotoActs } from './photo-actions.ts'
import { adviceWords, titleOf } from './photo-texts.ts'
import type { ShownShelf } from './use-photo-collection.ts'

type Props = { readonly shelf: ShownShelf; readonly aim: string | null; readonly acts: PhotoActs }

export const PhotoAdviceNotes = ({ acts, aim, shelf }: Props) => {
  const { actions } = later.page.photos
  const open = shelf.records.filter(
    ({ advice, settled, view }) => advice !== null && advice !== 'approved' && !settled && view !== aim,
  )
  return open.map(({ advice, id, view }) => {
    const words = adviceWords(advice)
    const title = titleOf(view)
    if (!words) return null
    return (
      <Note
        key={id}
        status="info"
        title={`${title}: ${words.title}`}
        actions={
          <div className={recipe('row', { gap: 'sm' })}>
            <Button
              variant="outline"
              size="dense"
              aria-label={fill(actions.retake_view, { view: title })}
              onClick={() => acts.retake(view)}
            >
              {actions.retake}
            </Button>
            <Button
              variant="outline"
              size="dense"
              aria-label={fill(actions.keep_view, { view: title })}
              onClick={() => acts.keep(view)}
            >
              {actions.keep}
            </Button>
          </div>
        }
      >
        <p>{words.advice}</p>
      </Note>
    )
  })
}
