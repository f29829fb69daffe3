/**
 * Converts style objects to CSS: Chakra resolves tokens and conditions, Emotion serialises, Stylis writes the rules.
 */
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { system } from './system.ts'

/** Chakra adds this variable to each background, for components that are not used here. */
const unused = /--bg-currentcolor:[^;]*;/g

/** The CSS of one selector, including nested rules and media queries. */
export const rules = (selector: string, style: SystemStyleObject | undefined): string => {
  if (!style) return ''
  const { styles } = serializeStyles([system.css(style)])
  return serialize(compile(`${selector}{${styles}}`), stringify).replaceAll(unused, '')
}

export const layer = (name: string, css: string): string => `@layer ${name}{${css}}`
