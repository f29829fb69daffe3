/** Where a value is: the names of settings and the indexes of list entries that lead to it. */
export type DataPath = readonly (string | number)[]

/** One change of the data of a file. */
export type Edit =
  /** Sets a setting or a list entry. A new setting is added before the setting `before`, or at the end. */
  | { readonly kind: 'set'; readonly path: DataPath; readonly value: unknown; readonly before?: string }
  /** Removes a setting or a list entry. */
  | { readonly kind: 'remove'; readonly path: DataPath }
  /** Inserts an entry into the list at `path`, so that it has this index. */
  | { readonly kind: 'insert'; readonly path: DataPath; readonly index: number; readonly value: unknown }
  /** Moves an entry of the list at `path`, so that it has the index `to` afterwards. */
  | { readonly kind: 'move'; readonly path: DataPath; readonly from: number; readonly to: number }
  /** Gives the setting at `path` another name. */
  | { readonly kind: 'rename'; readonly path: DataPath; readonly name: string }

export type DataMap = Readonly<Record<string, unknown>>

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
export const isDataMap = (value: unknown): value is DataMap =>
  typeof value === 'object' && value !== null && !isList(value)

/** The data after the edit. undefined: the edit does not fit the data, because there is no such place, or the name is taken. */
export const editData = (data: unknown, edit: Edit): unknown => {
  const [step, ...rest] = edit.path
  const isOwner = edit.kind === 'insert' || edit.kind === 'move' ? step === undefined : rest.length === 0
  if (isOwner) return editOwner(data, edit, step)
  if (step === undefined) return undefined
  const inner = editData(valueAt(data, [step]), { ...edit, path: rest })
  return inner === undefined ? undefined : withValue(data, step, inner)
}

/** The value at a path, or undefined. */
export const valueAt = (data: unknown, path: DataPath): unknown =>
  path.reduce(
    (value, step) =>
      isList(value)
        ? value[Number(step)]
        : isDataMap(value) && Object.hasOwn(value, step)
          ? value[String(step)]
          : undefined,
    data,
  )

const withValue = (data: unknown, step: string | number, value: unknown): unknown =>
  isList(data) ? data.with(Number(step), value) : isDataMap(data) ? { ...data, [step]: value } : undefined

const editOwner = (data: unknown, edit: Edit, step: string | number | undefined): unknown => {
  switch (edit.kind) {
    case 'set':
      return step === undefined ? edit.value : setIn(data, step, edit)
    case 'remove':
      return removeFrom(data, step)
    case 'insert':
      return isList(data) && isIndex(edit.index, data.length + 1)
        ? data.toSpliced(edit.index, 0, edit.value)
        : undefined
    case 'move':
      return isList(data) && isIndex(edit.from, data.length) && isIndex(edit.to, data.length)
        ? data.toSpliced(edit.from, 1).toSpliced(edit.to, 0, data[edit.from])
        : undefined
    case 'rename':
      return isDataMap(data) && valueAt(data, edit.path) !== undefined && !Object.hasOwn(data, edit.name)
        ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key === step ? edit.name : key, value]))
        : undefined
  }
}

const setIn = (data: unknown, step: string | number, { value, before }: Edit & { kind: 'set' }): unknown => {
  if (isList(data)) return isIndex(step, data.length) ? data.with(Number(step), value) : undefined
  if (!isDataMap(data)) return undefined
  const entries = Object.entries(data)
  const place = entries.findIndex(([key]) => key === before)
  if (Object.hasOwn(data, step) || place === -1) return { ...data, [step]: value }
  return Object.fromEntries(entries.toSpliced(place, 0, [String(step), value]))
}

const removeFrom = (data: unknown, step: string | number | undefined): unknown => {
  if (step === undefined || valueAt(data, [step]) === undefined) return undefined
  if (isList(data)) return data.toSpliced(Number(step), 1)
  return isDataMap(data) ? Object.fromEntries(Object.entries(data).filter(([key]) => key !== step)) : undefined
}

const isIndex = (index: string | number, length: number): boolean =>
  Number.isInteger(Number(index)) && Number(index) >= 0 && Number(index) < length
