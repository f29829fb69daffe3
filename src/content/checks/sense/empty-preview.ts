import { check } from '#content/checks/check.ts'
import { either, message, setting } from '#content/problems/message.ts'

/** With accounts, visitors see only the insight and what is marked as `preview`. If there is neither, they see nothing before they sign up. */
export const emptyPreview = check(['scores', 'profile', 'pages'], ({ pages, profile, scores }, { locate }) => {
  const parts = [...scores.scores, ...profile.groups]
  const [first] = parts
  if (!pages.signup || !first || profile.insights.length > 0 || parts.some(({ preview }) => preview)) return []
  return [
    {
      code: 'content/empty-preview',
      range: locate(first, 'id'),
      message: 'A visitor without an account sees nothing of the result.',
      help: message`${either('Set `preview: true`', message`Add the setting ${setting('preview')} and tick it`)} for what shows before signing up: a score here, or a group of traits.`,
    },
  ]
})
