import { useState } from 'react'
import type { ThemeChoice } from '#client/device/theme-choice.ts'
import { Menu } from '#studio/ui/menu.tsx'
import { chooseStudioTheme, readStudioTheme } from './studio-theme.ts'

const choices: readonly (readonly [ThemeChoice, string])[] = [
  ['system', 'As the computer'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

/** Switches the studio between light and dark. The preview has a switch of its own. */
export const ThemeButton = () => {
  const [chosen, setChosen] = useState(readStudioTheme)
  return (
    <Menu
      label="Colours of the studio"
      icon={chosen === 'dark' ? 'moon' : 'sun'}
      items={choices.map(([choice, label]) => ({
        label,
        ...(choice === chosen ? { icon: 'check' as const } : {}),
        onSelect: () => {
          chooseStudioTheme(choice)
          setChosen(choice)
        },
      }))}
    />
  )
}
