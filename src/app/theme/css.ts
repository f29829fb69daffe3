/** Style objects as CSS text: Chakra resolves tokens and conditions, emotion and stylis write the rules. */
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { system } from './system.ts'

/** Chakra keeps each background for components of its own. */
const unused = /--bg-currentcolor:[^;]*;/g

/** The rules of one selector, nested ones and media queries included. */
export const rules = (selector: string, style: SystemStyleObject | undefined): string => {
  if (!style) return ''
  const { styles } = serializeStyles([system.css(style)])
  return serialize(compile(`${selector}{${styles}}`), stringify).replaceAll(unused, '')
}

export const layer = (name: string, css: string): string => `@layer ${name}{${css}}`
