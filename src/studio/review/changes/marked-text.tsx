import type { SequenceStep } from '#editing/sequence-diff.ts'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import styles from './marked-text.module.css'

/** A text with its removed words struck out and its added words underlined. Long unchanged stretches are shortened. */
export const MarkedText = ({ pieces }: { readonly pieces: readonly SequenceStep[] }) => (
  <p className={styles.text}>
    {pieces.map(({ kind, text }, index) => {
      if (kind === 'removed')
        return (
          <del key={index} className={styles.removed}>
            <HiddenText>removed: </HiddenText>
            {text}
          </del>
        )
      if (kind === 'added')
        return (
          <ins key={index} className={styles.added}>
            <HiddenText>added: </HiddenText>
            {text}
          </ins>
        )
      return <span key={index}>{shortened(text, index === 0, index === pieces.length - 1)}</span>
    })}
  </p>
)

const longest = 120

const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const characters = [...text]
  if (characters.length <= longest) return text
  const [start, end] = [characters.slice(0, longest / 2).join(''), characters.slice(-longest / 2).join('')]
  if (isFirst) return `…${end}`
  return isLast ? `${start}…` : `${start} … ${end}`
}
