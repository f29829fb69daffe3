import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { forgotPassword } from '#client/calls/accounts.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage content={accountContent} site={siteContent} ask={forgotPassword} />
}
