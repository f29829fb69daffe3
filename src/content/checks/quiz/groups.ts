import { check } from '#content/checks/check.ts'
import { either, message, setting } from '#content/problems/message.ts'
import { quoted } from '#content/problems/wording.ts'
import { groupsOf } from '#engine/quiz/steps/groups.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'

/** The most questions that one screen of a phone should have. */
const most = 5

export const groupSizes = check(['sections'], ({ sections }, { locate }) =>
  sections.flatMap((section) =>
    groupsOf(section).flatMap(({ items, title }) => {
      const [first] = items
      const count = items.filter(takesAnswer).length
      return first && count > most
        ? [
            {
              code: 'content/group-size',
              range: locate(first, first.group ? 'group' : 'id', 'key'),
              message: `${title === undefined ? 'The group without a name' : `The group ${quoted(title)}`} has ${count} questions. A phone shows all of them on one screen.`,
              help: message`${either('Give one of the later questions a `group`', message`Fill in ${setting('group')} for one of the later questions`)}, so that each has at most ${most}.`,
            },
          ]
        : []
    }),
  ),
)
