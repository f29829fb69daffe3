import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { login, register } from '#client/calls/accounts.ts'
import { saveLogin } from '#pages/session/save-login.ts'
import { SignupPage } from './signup-page.tsx'

export default function SignupRoute() {
  return <SignupPage content={accountContent} site={siteContent} register={register} logIn={login} save={saveLogin} />
}
