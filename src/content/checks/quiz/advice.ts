/** Advice that several checks of the quiz give. */
import { either, message, part, type Message, type MessagePart } from '#content/problems/message.ts'
import type { Question } from '#types/content.generated.ts'

/** A kind of question, as what to choose instead. */
export const questionKind = (choice: Question['choice']): MessagePart =>
  either(`choice: ${choice}`, message`the kind ${part('question-kind', choice)}`)

/** The condition that any answer was given. */
export const isAnswered = (written = 'answered: true'): MessagePart => either(written, '“is answered”')

/** What to do about an option of a question that is answered without options. */
export const strayOptionHelp: Message = message`${either('Add `no_answer: true` if it means “Prefer not to say”', 'Mark it as “Prefer not to say” if it means that')}. Otherwise remove it, or use ${questionKind('radio')}.`
