import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

/** The ids that connect a control with its field. */
export type ControlIds = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

type Props = {
  readonly label: ReactNode
  /** One sentence. */
  readonly help?: ReactNode
  /** What is wrong, and how to correct it. */
  readonly problem?: ReactNode
  readonly severity?: 'error' | 'warning'
  readonly optional?: boolean
  /** Beside the label, at the end of the line: a count, a link. */
  readonly aside?: ReactNode
  /** A group of controls (`fieldset`) instead of one. */
  readonly isGroup?: boolean
  readonly children: (ids: ControlIds) => ReactNode
}

/** A label with its control, help and problem. */
export const Field = ({
  aside,
  children,
  help,
  isGroup = false,
  label,
  optional = false,
  problem,
  severity = 'error',
}: Props) => {
  const id = useId()
  const hasProblem = problem !== undefined && problem !== null && problem !== false
  const described = [help && `${id}-help`, hasProblem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  const head = (
    <>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </>
  )
  return (
    <div
      className={styles.field}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': described } : {})}
    >
      <div className={styles.head}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles.label}>
            {head}
          </span>
        ) : (
          <label htmlFor={id} id={`${id}-label`} className={styles.label}>
            {head}
          </label>
        )}
        {aside !== undefined && <span className={styles.count}>{aside}</span>}
      </div>
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': hasProblem && severity === 'error' ? true : undefined,
      })}
      {hasProblem && (
        <FieldProblem id={`${id}-problem`} severity={severity}>
          {problem}
        </FieldProblem>
      )}
    </div>
  )
}

type ProblemProps = {
  readonly id?: string | undefined
  readonly severity: 'error' | 'warning'
  readonly children: ReactNode
}

/** The error message of an input, which refers to it by id. */
export const FieldProblem = ({ children, id, severity }: ProblemProps) => (
  <div id={id} className={classNames(styles.problem, severity === 'warning' && styles.warning)}>
    <Icon name={severity === 'error' ? 'error' : 'warning'} size={18} />
    <div>{children}</div>
  </div>
)

export const TextInput = ({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className'>) => (
  <input type={type} className={styles.input} autoComplete="off" {...rest} />
)

/** Grows with its text in browsers that support `field-sizing`. */
export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea className={classNames(styles.input, styles.area)} rows={3} {...props} />
)

export const Select = (props: Omit<ComponentProps<'select'>, 'className'>) => (
  <select className={styles.input} {...props} />
)

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  readonly label: ReactNode
  readonly help?: ReactNode
}

export const Checkbox = ({ 'aria-describedby': problem, help, label, ...rest }: CheckboxProps) => {
  const id = useId()
  const described = [help && id, problem].filter(Boolean).join(' ') || undefined
  return (
    <label className={styles.check}>
      <input type="checkbox" aria-describedby={described} {...rest} />
      <span>{label}</span>
      {help && (
        <span id={id} className={styles.help}>
          {help}
        </span>
      )}
    </label>
  )
}

type SegmentsProps<Value extends string> = {
  /** The accessible name of the group. */
  readonly label: string
  /** null: none of them. */
  readonly value: Value | null
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly onChange: (value: Value) => void
}

/** A choice between a few values that are all visible. */
export const Segments = <Value extends string>({ choices, label, onChange, value }: SegmentsProps<Value>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => {
              onChange(choice.value)
            }}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
