/** The tokens as CSS variables: only those that the rules read, in light and in dark. */
import { system } from './system.ts'

/**
 * Paper is light. On a screen the choice of the visitor (`data-theme` on html) wins; without one the device decides. The dark values stand twice for
 * that, which compression takes away again; `light-dark()` would say it once, but leaves older phones without any colour.
 */
export const variables = (rules: string): string => {
  const light = wanted('base', rules)
  const dark = wanted('_dark', rules)
  return [
    `:root{color-scheme:light;${light}}`,
    `@media screen{:root[data-theme=dark]{color-scheme:dark;${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${dark}}}`,
  ].join('')
}

const wanted = (condition: string, rules: string): string =>
  [...(system.tokens.cssVarMap.get(condition) ?? [])]
    .filter(([name]) => rules.includes(`var(${name})`))
    .map(([name, value]) => `${name}:${value};`)
    .join('')
