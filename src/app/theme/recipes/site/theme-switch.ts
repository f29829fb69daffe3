import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** On the footer, which is near-black in both themes. */
export const themeSwitch = defineSlotRecipe({
  slots: ['root', 'label', 'options', 'option'],
  base: {
    root: { colorScheme: 'dark', marginTop: 'lg', '@media (scripting: none)': { display: 'none' } },
    label: { padding: '0', fontWeight: 'bold' },
    options: { display: 'flex', flexWrap: 'wrap', columnGap: 'lg' },
    option: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: 'target',
      cursor: 'pointer',
      touchAction: 'manipulation',
      '& > input': {
        flex: 'none',
        width: '20px',
        height: '20px',
        margin: '0',
        accentColor: '#FFCD6B',
        cursor: 'inherit',
      },
    },
  },
})
