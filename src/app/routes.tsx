/** Which page stands at which address. A page is loaded when it is needed; prerendering and the first load wait for it. */
import type { ComponentType } from 'react'

export type PageModule = { readonly default: ComponentType }
export type Route = { readonly path: string; readonly load: () => Promise<PageModule> }

export const routes: readonly Route[] = [
  { path: '/', load: () => import('#pages/home/home-route.tsx') },
  { path: '/quiz', load: () => import('#pages/quiz/quiz-route.tsx') },
]

export const notFound: Route = { path: '*', load: () => import('#pages/not-found/not-found-route.tsx') }

/** Addresses may end with a slash. */
export const routeAt = (pathname: string): Route =>
  routes.find(({ path }) => path === (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)) ?? notFound
