import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { login } from '#client/calls/accounts.ts'
import { keepLogin } from '#pages/session/log-in.ts'
import { LoginPage } from './login-page.tsx'

export default function LoginRoute() {
  return <LoginPage content={accountContent} site={siteContent} logIn={login} keep={keepLogin} />
}
