import { siteContent } from 'virtual:content/site'
import { unsubscribeContent } from 'virtual:content/unsubscribe'
import { unsubscribe } from '#client/calls/messages.ts'
import { useLinkToken } from '#pages/forms/use-link-token.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

export default function UnsubscribeRoute() {
  const { count, token } = useLinkToken()
  return (
    <UnsubscribePage key={count} content={unsubscribeContent} site={siteContent} token={token} stop={unsubscribe} />
  )
}
