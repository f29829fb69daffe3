import type { ComponentType } from 'react'
import { pageAddresses } from './addresses.ts'
import { lazyPart } from './lazy-part.tsx'

/** The screens with an address of their own. Each is loaded when it is opened. */
export const pages: readonly { readonly address: string; readonly Page: ComponentType }[] = [
  {
    address: pageAddresses.scores,
    Page: lazyPart(async () => (await import('#studio/scores/scores-page.tsx')).ScoresPage),
  },
  {
    address: pageAddresses.parts,
    Page: lazyPart(async () => (await import('#studio/parts/parts-page.tsx')).PartsPage),
  },
  {
    address: pageAddresses.problems,
    Page: lazyPart(async () => (await import('#studio/problems/problems-page.tsx')).ProblemsPage),
  },
  {
    address: pageAddresses.review,
    Page: lazyPart(async () => (await import('#studio/review/review-page.tsx')).ReviewPage),
  },
  {
    address: pageAddresses.versions,
    Page: lazyPart(async () => (await import('#studio/versions/versions-page.tsx')).VersionsPage),
  },
  {
    address: pageAddresses.replace,
    Page: lazyPart(async () => (await import('#studio/replace/replace-page.tsx')).ReplacePage),
  },
]
