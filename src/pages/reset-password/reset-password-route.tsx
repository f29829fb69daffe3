import { useEffect, useState } from 'react'
import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { resetPassword } from '#client/calls/accounts.ts'
import { takeLinkToken } from '#client/browser/link-token.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

export default function ResetPasswordRoute() {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    // Removed from the URL when read, so it can be read only once.
    const taken = takeLinkToken()
    setToken((known) => known ?? taken)
  }, [])
  return <ResetPasswordPage content={accountContent} site={siteContent} token={token} reset={resetPassword} />
}
