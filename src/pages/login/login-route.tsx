import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { login } from '#client/calls/accounts.ts'
import { saveLogin } from '#pages/session/save-login.ts'
import { LoginPage } from './login-page.tsx'

export default function LoginRoute() {
  return <LoginPage content={accountContent} site={siteContent} logIn={login} save={saveLogin} />
}
