import type { Place } from '#editing/place.ts'
import type { ContentFeed } from './content-feed.ts'

export type OpenedItem = { readonly file: string; readonly place: Place }

export type PreviewPanelProps = {
  readonly feed: ContentFeed
  /** What the form shows: the preview goes there. null: nothing that pages show. */
  readonly opened: OpenedItem | null
  /** A text was pressed: opens its field and focuses it. */
  readonly onOpen: (item: OpenedItem) => void
  /** The id of the draft, whose pictures are shown. */
  readonly draft: string
}

/** The visitor's pages with the content of the draft, beside the form. */
export const PreviewPanel = (_: PreviewPanelProps) => <section aria-label="Preview" />
