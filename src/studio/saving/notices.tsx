import { useStudio } from '#studio/app/studio-context.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import { useSavingState } from './use-saving.ts'

/** What others have changed, until the editor has read it. */
export const Notices = () => {
  const { saving } = useStudio()
  const notices = useSavingState((state) => state.notices)
  return notices.map((notice) => (
    <Callout
      key={notice}
      isLive
      actions={
        <Button
          size="small"
          onClick={() => {
            saving.closeNotice(notice)
          }}
        >
          Close
        </Button>
      }
    >
      <p>{notice}</p>
    </Callout>
  ))
}
