import { useEffect } from 'react'
import { isWide, onWidthChange, readViewChoice, storeViewChoice, type ViewChoice } from '#client/device/quiz-view.ts'
import type { QuestionGroup } from '#engine/quiz/steps/groups.ts'
import { groupsAt } from '#engine/quiz/steps/shown-groups.ts'
import type { QuizActor } from '#machines/quiz/quiz.actor.ts'
import type { QuizView } from '#machines/quiz/quiz.places.ts'
import type { StepSwitch } from './step-switch.ts'

/** What the visitor has chosen. By default a wide window shows all questions of a step, and answers advance. */
export const currentView = (): QuizView => ({ onePage: isWide(), advances: true, ...readViewChoice() })

type Visit = { readonly actor: QuizActor; readonly stepSwitch: StepSwitch }

/** The id of the heading of a group, among all questions of a step. */
export const groupHeadingId = ({ items }: QuestionGroup): string => `${items[0]?.id}-group`

type At = { readonly question: string; readonly hasFocus: boolean }

/** The question of the step that has the focus. */
const focusedQuestion = (cards: readonly HTMLElement[]): At | undefined =>
  cards.filter((card) => card.contains(document.activeElement)).map(({ id }) => ({ question: id, hasFocus: true }))[0]

/** The first question that reaches below the upper third of the window. */
const questionInSight = (cards: readonly HTMLElement[]): At | undefined =>
  cards
    .filter((card) => card.getBoundingClientRect().bottom > window.innerHeight / 3)
    .map(({ id }) => ({ question: id, hasFocus: false }))[0]

/** Changes the view and stays at the same group or question. `find` says which of all the questions of a step that is. */
const changeView = (
  { actor, stepSwitch }: Visit,
  view: QuizView,
  find: (cards: readonly HTMLElement[]) => At | undefined,
): void => {
  const { group, model, step, view: before } = actor.getSnapshot().context
  const groups = groupsAt(model, step)
  const current = groups[group]
  if (view.onePage && !before.onePage && group > 0 && current?.title) stepSwitch.focusOn(groupHeadingId(current))
  const cards = groups.flatMap(({ items }) => items.flatMap(({ id }) => document.getElementById(id) ?? []))
  const at = !view.onePage && before.onePage && groups.length > 1 ? find(cards) : undefined
  if (at?.hasFocus) stepSwitch.keepFocusOn(at.question)
  actor.send({ type: 'VIEW', view, ...(at && { question: at.question }) })
}

/** Remembers a choice on this device, and changes the view. */
export const chooseView = (visit: Visit, choice: ViewChoice): void => {
  storeViewChoice({ ...readViewChoice(), ...choice })
  changeView(visit, { ...visit.actor.getSnapshot().context.view, ...choice }, focusedQuestion)
}

/**
 * A window that gets wider or narrower, such as a phone that is turned or a page that is zoomed, changes the view unless the visitor has
 * chosen one. Not while they write: the field would go away under the next letter.
 */
export const useViewOfWidth = (actor: QuizActor, stepSwitch: StepSwitch): void => {
  useEffect(() => {
    let stopWaiting = (): void => undefined
    const adapt = () => {
      stopWaiting()
      const field = document.activeElement
      if (!isTextField(field)) {
        changeView({ actor, stepSwitch }, currentView(), (cards) => focusedQuestion(cards) ?? questionInSight(cards))
        return
      }
      // After the focus has moved.
      const later = () => setTimeout(adapt)
      field.addEventListener('blur', later, { once: true })
      stopWaiting = () => {
        field.removeEventListener('blur', later)
      }
    }
    const stop = onWidthChange(adapt)
    return () => {
      stop()
      stopWaiting()
    }
  }, [actor, stepSwitch])
}

const isTextField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:radio|checkbox|range|file)$/.test(element.type))
