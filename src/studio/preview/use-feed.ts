import { useSyncExternalStore } from 'react'
import type { Content } from '#types/content.generated.ts'
import type { ContentFeed } from './content-feed.ts'

/** The newest valid content; null until there is one. */
export const useFeed = (feed: ContentFeed): Content | null => useSyncExternalStore(feed.subscribe, feed.content)
