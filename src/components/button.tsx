import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import type { Link, LinkProps } from './link.ts'
import { recipe } from './recipe.ts'

type ButtonStyle = {
  readonly variant?: 'solid' | 'outline' | 'quiet'
  readonly size?: 'md' | 'lg' | 'dense' | 'small' | undefined
  readonly width?: 'full' | undefined
  readonly icon?: IconName | undefined
  readonly iconEnd?: IconName | undefined
}
export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** For a button that deletes something. Its colour is in the style sheet of the pages behind the login. */
    readonly tone?: 'danger' | undefined
  }
export type ButtonLinkProps = ButtonStyle & Omit<LinkProps, 'className'> & { readonly link?: Link | undefined }

export const Button = ({ variant = 'solid', size, width, tone, icon, iconEnd, children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={recipe('button', { variant, size, width, tone })}>
    {withIcons(icon, children, iconEnd)}
  </button>
)

/** A link styled as a button. Use it for navigation, and `Button` for actions. */
export const ButtonLink = ({
  variant = 'solid',
  size,
  width,
  icon,
  iconEnd,
  link: Anchor = 'a',
  children,
  ...rest
}: ButtonLinkProps) => (
  <Anchor {...rest} className={recipe('button', { variant, size, width })}>
    {withIcons(icon, children, iconEnd)}
  </Anchor>
)

/** A button with an icon only: for close, delete, previous and next. `label` is its accessible name and its tooltip. */
export const IconButton = ({
  icon,
  label,
  variant,
  ...rest
}: { readonly icon: IconName; readonly label: string; readonly variant?: 'outline' } & Omit<
  ComponentProps<'button'>,
  'className' | 'children'
>) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={recipe('button', { size: 'icon', variant })}
  >
    <Icon name={icon} />
  </button>
)

const withIcons = (icon: IconName | undefined, children: ReactNode, iconEnd: IconName | undefined): ReactNode => (
  <>
    {icon && <Icon name={icon} />}
    {children}
    {iconEnd && <Icon name={iconEnd} />}
  </>
)
