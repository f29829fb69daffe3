import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './button.module.css'

type Variant = 'solid' | 'outline' | 'plain' | 'quiet' | 'danger'
type Props = Omit<ComponentProps<'button'>, 'className'> & {
  /** At most one `solid` button per screen. `quiet` is for rows and toolbars. */
  readonly variant?: Variant
  readonly size?: 'medium' | 'small'
  readonly icon?: IconName
  /** The button does nothing now. Unlike a `disabled` button it keeps the focus, for buttons that become unavailable by being pressed. */
  readonly isUnavailable?: boolean
}

export const Button = ({ children, icon, size = 'medium', type = 'button', variant = 'outline', ...rest }: Props) => (
  <button
    type={type}
    className={classNames(styles.button, styles[variant], size === 'small' && styles.small)}
    {...withoutPresses(rest)}
  >
    {icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
    {children}
  </button>
)

type IconButtonProps = Omit<Props, 'children' | 'icon'> & {
  /** What it does: the accessible name, also shown as a tooltip. */
  readonly label: string
  readonly icon: IconName
}

export const IconButton = ({
  icon,
  label,
  size = 'medium',
  type = 'button',
  variant = 'quiet',
  ...rest
}: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={classNames(
      styles.button,
      styles.icon,
      styles[variant],
      size === 'small' && styles.small,
      rest['aria-pressed'] === true && styles.pressed,
    )}
    {...withoutPresses(rest)}
  >
    <Icon name={icon} size={size === 'small' ? 16 : 20} />
  </button>
)

const withoutPresses = ({ isUnavailable = false, ...rest }: Pick<Props, 'isUnavailable'> & ComponentProps<'button'>) =>
  isUnavailable ? { ...rest, 'aria-disabled': true, onClick: undefined } : rest
