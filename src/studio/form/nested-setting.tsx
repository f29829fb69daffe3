import { createElement, useContext } from 'react'
import { SettingContext, type SettingProps } from './form-context.ts'

/** The field of a setting inside of another one. The context has the component, because a field cannot import the table of all fields. */
export const NestedSetting = (props: SettingProps) => createElement(useContext(SettingContext), props)
