/** The theme switch in the footer. At build time the choice is unknown. */
import { useSyncExternalStore } from 'react'
import { chooseTheme, onThemeChange, readTheme, type ThemeChoice } from '#client/device/theme-choice.ts'
import { ThemeSwitch } from '#components/site/theme-switch.tsx'
import type { SiteSlice } from '#content/slices/slices.ts'

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system']

export const ThemeChooser = ({ words }: { readonly words: SiteSlice['navigation']['theme'] }) => (
  <ThemeSwitch
    label={words.label}
    options={choices.map((id) => ({ id, label: words[id] }))}
    value={useSyncExternalStore<ThemeChoice>(onThemeChange, readTheme, () => 'system')}
    onChange={chooseTheme}
  />
)
