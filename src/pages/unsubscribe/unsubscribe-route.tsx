import { useEffect, useState } from 'react'
import { siteContent } from 'virtual:content/site'
import { unsubscribeContent } from 'virtual:content/unsubscribe'
import { unsubscribe } from '#client/calls/messages.ts'
import { takeLinkToken } from '#client/browser/link-token.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

export default function UnsubscribeRoute() {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    // Removed from the URL when read, so it can be read only once.
    const taken = takeLinkToken()
    setToken((known) => known ?? taken)
  }, [])
  return <UnsubscribePage content={unsubscribeContent} site={siteContent} token={token} stop={unsubscribe} />
}
