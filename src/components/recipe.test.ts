import { describe, expect, test } from 'vitest'
import { recipe, slots } from './recipe.ts'

describe('class names of a recipe', () => {
  test('without variants: the name of the recipe', () => {
    expect(recipe('button')).toBe('button')
  })

  test('each variant adds a class; an undefined one adds none', () => {
    expect(recipe('button', { variant: 'solid', size: undefined, width: 'full' })).toBe(
      'button button--variant_solid button--width_full',
    )
  })

  test('a part has its own class and the same variants', () => {
    expect(slots('note', { status: 'danger' })('icon')).toBe('note__icon note__icon--status_danger')
  })

  test('an unknown recipe, part or variant is a type error', () => {
    // @ts-expect-error no such recipe
    recipe('no-such-recipe')
    // @ts-expect-error no such variant
    recipe('button', { variant: 'loud' })
    // @ts-expect-error no such part
    expect(slots('note')('tail')).toBe('note__tail')
  })
})
