import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { noScript } from '#app/theme/media.ts'

/** On the footer, which is near-black in both themes. */
export const themeSwitch = defineSlotRecipe({
  slots: ['root', 'label', 'options', 'option'],
  base: {
    root: { [noScript]: { display: 'none' } },
    label: { padding: '0', fontWeight: 'bold' },
    options: { display: 'flex', flexWrap: 'wrap', columnGap: 'md', textStyle: 'small' },
    option: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 'xs',
      minHeight: 'target',
      cursor: 'pointer',
      touchAction: 'manipulation',
      '& > input': {
        flex: 'none',
        width: '20px',
        height: '20px',
        margin: '0',
        // An open ring, because the browser's grey disc looks disabled.
        appearance: 'none',
        border: '2px solid',
        borderRadius: '50%',
        cursor: 'inherit',
        _checked: { border: '6px solid #FFCD6B' },
      },
    },
  },
})
