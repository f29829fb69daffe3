import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The heading of a step or page. It takes the focus when the step changes, which shows nothing on its own. */
export const stepHeading = defineSlotRecipe({
  slots: ['root', 'title', 'lead'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs' },
    title: { textStyle: 'title', outline: 'none' },
    lead: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' },
  },
})
