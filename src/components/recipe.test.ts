import { describe, expect, test } from 'vitest'
import { recipe, slots } from './recipe.ts'

describe('class names of a recipe', () => {
  test('it is its name alone without variants', () => {
    expect(recipe('button')).toBe('button')
  })

  test('each variant adds a class, and one that is undefined adds none', () => {
    expect(recipe('button', { variant: 'solid', size: undefined, width: 'full' })).toBe(
      'button button--variant_solid button--width_full',
    )
  })

  test('a part has its own name and the same variants', () => {
    expect(slots('note', { status: 'danger' })('icon')).toBe('note__icon note__icon--status_danger')
  })

  test('a name, a part or a variant that does not exist is refused by the types', () => {
    // @ts-expect-error no such recipe
    recipe('no-such-recipe')
    // @ts-expect-error no such variant
    recipe('button', { variant: 'loud' })
    // @ts-expect-error no such part
    expect(slots('note')('tail')).toBe('note__tail')
  })
})
