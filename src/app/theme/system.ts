/**
 * The design system: Chakra's system with our tokens and conditions. Used at build time only; no Chakra code reaches
 * the browser.
 */
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens.ts'

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'r',
    conditions: {
      hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
      active: '&:active:not(:disabled)',
      focusVisible: '&:focus-visible',
      checked: '&:checked',
    },
    theme: { breakpoints: { ...breakpoints }, tokens, semanticTokens, textStyles },
  }),
)
