import { useEffect, useState } from 'react'
import { watchLinkToken } from '#client/browser/link-token.ts'

type Link = {
  /** undefined: not read yet. null: the link is incomplete. */
  readonly token: string | null | undefined
  /** A number for each link that was opened in this tab: as the key of the page it begins anew with another link. */
  readonly count: number
}

/** The token of the link in a mail that has opened this page. */
export const useLinkToken = (): Link => {
  const [link, setLink] = useState<Link>({ token: undefined, count: 0 })
  useEffect(
    () =>
      watchLinkToken((token, isAnother) => setLink(({ count }) => ({ token, count: isAnother ? count + 1 : count }))),
    [],
  )
  return link
}
