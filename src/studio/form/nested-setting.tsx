import { createElement, useContext } from 'react'
import { SettingContext, type SettingProps } from './form-context.ts'

/** The field of a nested setting. The component comes from a context, because importing the table of all fields would be circular. */
export const NestedSetting = (props: SettingProps) => createElement(useContext(SettingContext), props)
