import { useState } from 'react'
import { Menu } from '#studio/ui/menu.tsx'
import { chooseTheme, readTheme, type ThemeChoice } from './theme-choice.ts'

const choices: readonly (readonly [ThemeChoice, string])[] = [
  ['system', 'As the computer'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

/** Light or dark, for the studio. The preview has a switch of its own. */
export const ThemeButton = () => {
  const [chosen, setChosen] = useState(readTheme)
  return (
    <Menu
      label="Colours of the studio"
      icon={chosen === 'dark' ? 'moon' : 'sun'}
      items={choices.map(([choice, label]) => ({
        label,
        ...(choice === chosen ? { icon: 'check' as const } : {}),
        onSelect: () => {
          chooseTheme(choice)
          setChosen(choice)
        },
      }))}
    />
  )
}
