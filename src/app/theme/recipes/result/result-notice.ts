import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Shown by an attribute of the root element, which is set before the first paint (client/device/result-mark.ts). */
const shownWhen = (state: string) => ({ [`:root[data-result=${state}] &`]: { display: 'block' } })

/**
 * The notice that a result waits on this device. It is in every prerendered page that may show it, and hidden by
 * default.
 */
export const resultNotice = defineRecipe({
  // Set explicitly, for the coloured background of the home page.
  base: { display: 'none', justifySelf: 'stretch', color: 'fg.default' },
  variants: { state: { waiting: shownWhen('waiting'), saved: shownWhen('saved'), seen: shownWhen('seen') } },
})
