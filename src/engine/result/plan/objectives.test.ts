import { describe, expect, test } from 'vitest'
import type { Profile } from '#types/content.generated.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileObjectives } from './objectives.ts'

const asked = (question: string, ...is: string[]) => ({ question, is })
const list = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), when: asked('signs', id) }))
const profile: Pick<Profile, 'issues' | 'goals'> = {
  issues: { max: 2, list },
  goals: {
    max: 2,
    main_question: 'wish',
    list: [
      { id: 'rest', label: 'Rest', when: asked('more', 'rest') },
      { id: 'speed', label: 'Speed', when: { any: [asked('wish', 'speed'), asked('more', 'speed')] } },
      { id: 'calm', label: 'Calm', when: { issue: 'c' } },
    ],
  },
}
const objectives = (answers: Answers) =>
  compileObjectives(profile)({ answers, scores: {}, profile: {}, issues: new Set() })

describe('issues', () => {
  test('more are found than are shown › the first ones are shown, conditions read them all', () => {
    const { issues, found } = objectives({ signs: ['c', 'b', 'a'] })
    expect(issues.map(({ id }) => id)).toEqual(['a', 'b'])
    expect([...found]).toEqual(['a', 'b', 'c'])
  })

  test('none is found', () => {
    expect(objectives({})).toMatchObject({ issues: [], goals: [], mainGoal: null })
  })
})

describe('goals', () => {
  test.each<[string, Answers, readonly string[], string | null]>([
    ['the goal of the main question comes first', { wish: ['speed'], more: ['rest'] }, ['speed', 'rest'], 'speed'],
    ['without one, the order of the content', { more: ['rest', 'speed'] }, ['rest', 'speed'], null],
    ['a goal can follow from an issue', { signs: ['c'] }, ['calm'], null],
    ['at most so many', { wish: ['speed'], more: ['rest'], signs: ['c'] }, ['speed', 'rest'], 'speed'],
    ['a main answer that is no goal', { wish: ['nothing'], more: ['rest'] }, ['rest'], null],
  ])('%s', (_, answers, goals, main) => {
    const found = objectives(answers)
    expect(found.goals.map(({ id }) => id)).toEqual(goals)
    expect(found.mainGoal).toBe(main)
  })
})
