import type { Decorator } from '@storybook/react-vite'
import { recipe } from '#components/recipe.ts'

/** Shows a component in a column as wide as a form, with spacing if there are several. */
export const inColumn: Decorator = (Story) => (
  <main className={`${recipe('wrap', { width: 'form', pad: 'page' })} ${recipe('stack', { gap: 'lg' })}`}>
    <Story />
  </main>
)
