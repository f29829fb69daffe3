import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Shown by an attribute of the page, which is set before the first paint (client/device/result-mark.ts). */
const shownWhen = (state: string) => ({ [`:root[data-result=${state}] &`]: { display: 'block' } })

/** Says that a result waits on this device. It is in every prerendered page that may show it, and hidden in most. */
export const resultNotice = defineRecipe({
  // On the field of colour of the home page, too.
  base: { display: 'none', color: 'fg.default' },
  variants: { state: { waiting: shownWhen('waiting'), saved: shownWhen('saved') } },
})
