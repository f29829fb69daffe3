import { defineRecipe } from '@chakra-ui/react/styled-system'

/** An attribute of the root element shows the notice. It is set before the first paint (client/device/result-mark.ts). */
const shownWhen = (state: string) => ({ [`:root[data-result=${state}] &`]: { display: 'block' } })

/**
 * The notice that a result waits on this device. It is in every prerendered page that may show it, and hidden by
 * default.
 */
export const resultNotice = defineRecipe({
  // The colour is set explicitly, because the notice may be on the coloured background of the home page.
  // A link does not break over two lines where it fits into one.
  base: { display: 'none', justifySelf: 'stretch', color: 'fg.default', '& > a': { display: 'inline-block' } },
  variants: { state: { waiting: shownWhen('waiting'), saved: shownWhen('saved'), seen: shownWhen('seen') } },
})
