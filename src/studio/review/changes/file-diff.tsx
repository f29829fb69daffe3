import { counted } from '#content/problems/wording.ts'
import { lineDiff, type DiffLine } from '#editing/words/line-diff.ts'
import { Icon } from '#studio/ui/icon.tsx'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import styles from './file-diff.module.css'

export type FileDiffProps = {
  readonly path: string
  /** null: the file does not exist in this version. */
  readonly before: string | null
  readonly after: string | null
}

/** The changed lines of a file, marked with a plus or a minus as well as by colour. */
export const FileDiff = ({ after, before, path }: FileDiffProps) => {
  const parts = lineDiff(before, after)
  const [added, removed] = [countOf(parts, 'added'), countOf(parts, 'removed')]
  return (
    <details className={styles.file}>
      <summary>
        <span className={styles.marker}>
          <Icon name="right" size={16} />
        </span>
        <span className={styles.path}>{path}</span>
        <span className={styles.count}>
          {before === null && 'new, '}
          {after === null && 'deleted, '}
          {added} added, {removed} removed
        </span>
      </summary>
      <div className={styles.lines}>
        {parts.map((lines, index) => (
          <div key={index} className={styles.part}>
            {lines.map((line) => (
              <Line key={`${line.kind} ${line.before ?? ''} ${line.after ?? ''}`} line={line} />
            ))}
          </div>
        ))}
      </div>
    </details>
  )
}

const countOf = (parts: ReturnType<typeof lineDiff>, kind: DiffLine['kind']): string => {
  return counted(parts.flat().filter((line) => line.kind === kind).length, 'line', 'lines')
}

const signs = { added: ['+', 'added'], removed: ['−', 'removed'], same: [' ', ''] } as const

const Line = ({ line: { after, before, kind, text } }: { readonly line: DiffLine }) => {
  const [sign, word] = signs[kind]
  return (
    <div className={styles[kind]}>
      <span className={styles.number} aria-hidden="true">
        {after ?? before}
      </span>
      <span aria-hidden="true">{sign} </span>
      {word !== '' && <HiddenText>{word}: </HiddenText>}
      <code>{text}</code>
    </div>
  )
}
