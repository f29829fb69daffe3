/** The tokens as CSS custom properties: only those that the rules use, for both themes. */
import { system } from './system.ts'

/**
 * Print is always light. On a screen the visitor's choice (`data-theme` on the root element) wins; without one the
 * device decides. The dark values are therefore repeated, which costs little after compression; `light-dark()` would
 * avoid it, but older phones do not know it.
 */
export const variables = (rules: string): string => ofBothThemes((name) => rules.includes(`var(${name})`))

/** Every token. */
export const allVariables = (): string => ofBothThemes(() => true)

const ofBothThemes = (isWanted: (name: string) => boolean): string => {
  const light = wanted('base', isWanted)
  const dark = wanted('_dark', isWanted)
  return [
    `:root{color-scheme:light;${light}}`,
    `@media screen{:root[data-theme=dark]{color-scheme:dark;${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${dark}}}`,
    `@media (prefers-contrast:more){:root:root:root{${moreContrast}}}`,
  ].join('')
}

/** For a device that is set to more contrast: muted text and light borders get the strong colour, whatever the brand. */
const moreContrast = ['fg-muted', 'border-control', 'border-default', 'border-card']
  .map((name) => `--r-colors-${name}:var(--r-colors-border-strong);`)
  .join('')

const wanted = (condition: string, isWanted: (name: string) => boolean): string =>
  [...(system.tokens.cssVarMap.get(condition) ?? [])]
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => `${name}:${value};`)
    .join('')
