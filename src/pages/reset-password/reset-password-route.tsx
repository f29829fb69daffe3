import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { resetPassword } from '#client/calls/accounts.ts'
import { useLinkToken } from '#pages/forms/use-link-token.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

export default function ResetPasswordRoute() {
  const { count, token } = useLinkToken()
  return (
    <ResetPasswordPage key={count} content={accountContent} site={siteContent} token={token} reset={resetPassword} />
  )
}
