import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { useHasBegun } from './use-may-preload.ts'

/** A part that a step can do without: nothing before the first answer, until its code is loaded, and if it never is. */
export const WhenLoaded = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense>{useHasBegun() && children}</Suspense>
  </ErrorBoundary>
)
