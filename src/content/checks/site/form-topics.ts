import { check } from '#content/checks/check.ts'
import { message, setting } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'

/** The forms for feedback and complaints offer topics, because they cannot be sent without one. */
export const formTopics = check(['pages'], ({ pages: { complaints, feedback } }, { locate }) =>
  [feedback, complaints].flatMap((page) =>
    (page?.fields ?? []).flatMap((field): readonly Finding[] =>
      field.id !== 'topic' || (field.options ?? []).length > 0
        ? []
        : [
            {
              code: 'content/no-options',
              range: locate(field, 'id'),
              message: 'This field has no topics to choose from, so nobody can send the form.',
              help: message`Add at least one under ${setting('options', '`options`')}.`,
            },
          ],
    ),
  ),
)
