import type { ComponentType } from 'react'
import { pageAddresses } from './addresses.ts'
import { pagesAndParts } from '#studio/parts/parts.ts'
import { lazyPart } from './loading/lazy-part.tsx'

type Page = { readonly address: string; readonly title: string; readonly Page: ComponentType }

/** The screens with an address of their own. Each is loaded when it is opened. */
const pages: readonly Page[] = [
  {
    address: pageAddresses.scores,
    title: 'Scores',
    Page: lazyPart(async () => (await import('#studio/scores/scores-page.tsx')).ScoresPage),
  },
  {
    address: pageAddresses.parts,
    title: pagesAndParts,
    Page: lazyPart(async () => (await import('#studio/parts/parts-page.tsx')).PartsPage),
  },
  {
    address: pageAddresses.problems,
    title: 'Problems',
    Page: lazyPart(async () => (await import('#studio/problems/problems-page.tsx')).ProblemsPage),
  },
  {
    address: pageAddresses.review,
    title: 'Review',
    Page: lazyPart(async () => (await import('#studio/review/review-page.tsx')).ReviewPage),
  },
  {
    address: pageAddresses.versions,
    title: 'Versions',
    Page: lazyPart(async () => (await import('#studio/versions/versions-page.tsx')).VersionsPage),
  },
  {
    address: pageAddresses.replace,
    title: 'Find and replace',
    Page: lazyPart(async () => (await import('#studio/replace/replace-page.tsx')).ReplacePage),
  },
]

/** The screen at an address, which may end with a slash. */
export const pageAt = (pathname: string): Page | undefined =>
  pages.find(({ address }) => address === pathname.replace(/\/$/, ''))
