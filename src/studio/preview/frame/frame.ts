/** The page in the frame: receives the content, opens the preview with it, and handles messages from the studio. */
import './isolate.ts'
import type { Mark, ToFrame } from '#studio/preview/messages.ts'
import type { Content } from '#types/content.generated.ts'
import { setDraftPictures } from './draft-pictures.ts'
import { setContent } from './live-values.ts'
import { memoryHistory } from './browser/memory-history.ts'
import { followMark } from './press/mark.ts'
import { followPointer } from './press/pointer.ts'
import { followStudioKeys } from './press/studio-keys.ts'
import { showMail } from './show-mail.ts'
import type { Preview } from './preview.tsx'
import { onStudioMessage, toStudio } from './studio.ts'

let content: Content | null = null
/** null once it has ended: the pages could not be loaded. */
let opening: Promise<Preview | null> | null = null
let preview: Preview | null = null
let isEditing = true
/** The page is reloading. Messages until then are ignored, because the next page asks for everything again. */
let isLeaving = false

const mark = followMark()

const open = async (first: Content): Promise<Preview> => {
  // Has to come before the pages are loaded, because the table of routes reads the content only once.
  setContent(first)
  const { openPreview } = await import('./preview.tsx')
  const element = document.getElementById('app') ?? document.body
  return (preview = openPreview(element, content ?? first))
}

const take = async (message: ToFrame): Promise<void> => {
  switch (message.type) {
    case 'content': {
      setDraftPictures(message.pictures)
      const before = content
      // Parts that were sent before this page was ready are ignored: it gets everything next.
      if (!before && !message.isWhole) return undefined
      content = { ...content, ...message.parts } as Content
      if (before && hasOtherRoutes(before, content)) {
        isLeaving = true
        return window.location.reload()
      }
      opening ??= open(content).catch(() => {
        toStudio({ type: 'failed' })
        return null
      })
      preview?.update(content, message.parts)
      return mark.refresh()
    }
    case 'show': {
      const shown = await opening
      if (!shown) return undefined
      const { answers, question, view } = message
      if (!(await shown.show({ view, answers: answers ?? {}, question }))) return undefined
      return toStudio({ type: 'shown', at: shown.location() })
    }
    case 'mail':
      return showMail(message.html)
    case 'theme':
      document.documentElement.dataset.theme = message.theme
      return undefined
    case 'editing':
      isEditing = message.on
      return undefined
    case 'mark':
      return mark.set(message.mark satisfies Mark | null)
  }
}

/** The table of routes cannot change while the page runs. */
const hasOtherRoutes = (before: Content, after: Content): boolean =>
  JSON.stringify([before.modules, addresses(before)]) !== JSON.stringify([after.modules, addresses(after)])

const addresses = ({ pages }: Content): readonly string[] => JSON.stringify(pages).match(/"route":"[^"]*"/g) ?? []

memoryHistory.onChange(() => {
  if (preview) toStudio({ type: 'shown', at: preview.location() })
})
followPointer({
  isEditing: () => isEditing,
  onPress: (element) => {
    toStudio({ type: 'pressed', element, at: preview?.location() ?? { path: '/', step: null } })
  },
  onInert: (what) => {
    toStudio({ type: 'inert', what })
  },
})
followStudioKeys((press) => {
  toStudio({ type: 'key', press })
})
onStudioMessage((message) => {
  if (!isLeaving) void take(message)
})
toStudio({ type: 'ready' })
