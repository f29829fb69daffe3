import { useEffect, useState } from 'react'
import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { resetPassword } from '#client/calls/accounts.ts'
import { takeLinkToken } from './link-token.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

export default function ResetPasswordRoute() {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    // Taken once: a second look finds the address without it.
    const taken = takeLinkToken()
    setToken((known) => known ?? taken)
  }, [])
  return <ResetPasswordPage content={accountContent} site={siteContent} token={token} reset={resetPassword} />
}
