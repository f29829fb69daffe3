/** The parts of the account form, which are saved separately and only if they have changed. */
import { isSameProduct } from '#engine/account/account-rules.ts'
import type {
  AccountReply,
  ChipsRequest,
  EmailRequest,
  PasswordRequest,
  ProductChip,
  ProfileRequest,
  SuccessReply,
} from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

/** In the order of saving. The email comes before the password, because both need the current password. */
export const parts = ['profile', 'products', 'email', 'password'] as const
export type Part = (typeof parts)[number]

const profileNames = ['name', 'birth_date', 'gender'] as const
/** The fields that show what is saved. */
export const storedNames = [...profileNames, 'email'] as const
export const accountNames = [...storedNames, 'old_password', 'new_password', 'confirm_password'] as const

export type AccountName = (typeof accountNames)[number]

/** The values of the fields. */
export type AccountValues = Readonly<Record<AccountName, string>>

/** A product or brand that the user has entered. */
export type OwnProduct = ProductChip

/** The saved values, in the format of the fields. */
export type Stored = Pick<AccountValues, (typeof storedNames)[number]> & {
  readonly ownProducts: readonly OwnProduct[]
}

/** The list of products shows examples until it is changed for the first time. */
export const storedOf = (account: AccountReply, examples: readonly OwnProduct[]): Stored => ({
  name: account.name,
  birth_date: account.birth_date ?? '',
  gender: account.gender ?? '',
  email: account.email,
  ownProducts: account.products ?? examples,
})

export const startOf = ({ name, birth_date, gender, email }: Stored): AccountValues => ({
  name,
  birth_date,
  gender,
  email,
  old_password: '',
  new_password: '',
  confirm_password: '',
})

/** Typing the old password alone is not a change. */
export const changedParts = (
  stored: Stored,
  values: AccountValues,
  ownProducts: readonly OwnProduct[],
): readonly Part[] => {
  const changed: Readonly<Record<Part, boolean>> = {
    profile: profileNames.some((name) => values[name].trim() !== stored[name]),
    products: !hasSameProducts(stored.ownProducts, ownProducts),
    email: values.email.trim() !== stored.email,
    password: values.new_password !== '' || values.confirm_password !== '',
  }
  return parts.filter((part) => changed[part])
}

export const hasSameProducts = (some: readonly OwnProduct[], others: readonly OwnProduct[]): boolean =>
  some.length === others.length &&
  some.every(({ id, label }, at) => others[at]?.id === id && others[at].label === label)

/**
 * The values to save when another tab or device may have saved others since this form was filled: what was changed here, and the newest of
 * everything else. `stored` is what the form began with.
 */
export const onNewest = (
  stored: Stored,
  values: AccountValues,
  ownProducts: readonly OwnProduct[],
  newest: Stored,
): { readonly values: AccountValues; readonly ownProducts: readonly OwnProduct[] } => {
  const unchanged = profileNames.filter((name) => values[name].trim() === stored[name])
  return {
    values: { ...values, ...Object.fromEntries(unchanged.map((name) => [name, newest[name]])) },
    ownProducts: hasSameProducts(stored.ownProducts, newest.ownProducts)
      ? ownProducts
      : mergedProducts(stored.ownProducts, ownProducts, newest.ownProducts),
  }
}

/** The fields whose value to save is not the one that was typed. */
export const changedElsewhere = (typed: AccountValues, values: AccountValues): Partial<AccountValues> =>
  Object.fromEntries(storedNames.flatMap((name) => (values[name] === typed[name] ? [] : [[name, values[name]]])))

/** `newest` with what was added to, and removed from, `before` here. */
export const mergedProducts = (
  before: readonly OwnProduct[],
  here: readonly OwnProduct[],
  newest: readonly OwnProduct[],
): readonly OwnProduct[] => {
  const isIn = (list: readonly OwnProduct[], { label }: OwnProduct) =>
    list.some((one) => isSameProduct(one.label, label))
  return [
    ...newest.filter((product) => isIn(here, product) || !isIn(before, product)),
    ...here.filter((product) => !isIn(before, product) && !isIn(newest, product)),
  ]
}

/** The saved values after some parts were saved. */
export const storedAfter = (
  stored: Stored,
  saved: readonly Part[],
  { name, birth_date, gender, email }: AccountValues,
  ownProducts: readonly OwnProduct[],
): Stored => ({
  ...stored,
  ...(saved.includes('profile') && { name, birth_date, gender }),
  ...(saved.includes('email') && { email }),
  ...(saved.includes('products') && { ownProducts }),
})

export type SaveCalls = {
  readonly saveProfile: (profile: ProfileRequest) => Promise<Outcome<SuccessReply>>
  readonly saveProducts: (products: ChipsRequest) => Promise<Outcome<SuccessReply>>
  readonly saveEmail: (email: EmailRequest) => Promise<Outcome<SuccessReply>>
  readonly savePassword: (password: PasswordRequest) => Promise<Outcome<SuccessReply>>
}

export type Saved = { readonly part: Part; readonly outcome: Outcome<SuccessReply> }

/** Saves the parts one after the other. A failure does not prevent the others from being saved. */
export const saveParts = async (
  changed: readonly Part[],
  values: AccountValues,
  ownProducts: readonly OwnProduct[],
  calls: SaveCalls,
): Promise<readonly Saved[]> => {
  const { name, birth_date, gender, email, old_password, new_password } = values
  const send: Readonly<Record<Part, () => Promise<Outcome<SuccessReply>>>> = {
    profile: () => calls.saveProfile({ name, birth_date: birth_date || null, gender: gender || null }),
    products: () => calls.saveProducts({ products: [...ownProducts] }),
    email: () => calls.saveEmail({ email, old_password }),
    password: () => calls.savePassword({ old_password, new_password }),
  }
  const saved: Saved[] = []
  for (const part of changed) saved.push({ part, outcome: await send[part]() })
  return saved
}

/**
 * Changes the password. When the reply to a change was lost, the same one is refused because the old password no longer holds. Then
 * the server is asked whether the new one does: it refuses that as the same password, and a wrong one as wrong.
 */
export const savePasswordWith = (save: SaveCalls['savePassword']): SaveCalls['savePassword'] => {
  let unanswered: string | null = null
  return async (request) => {
    const outcome = await save(request)
    const { new_password } = request
    if (outcome.ok) return outcome
    if (outcome.failure.kind !== 'refused') unanswered = new_password
    else if (unanswered === new_password && isRefused(outcome, 'old_password')) {
      const same = await save({ old_password: new_password, new_password })
      if (isRefused(same, 'new_password')) return { ok: true, value: { success: true, message: '' } }
    }
    return outcome
  }
}

const isRefused = (outcome: Outcome<unknown>, name: keyof PasswordRequest): boolean =>
  !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.problems.some(({ field }) => field === name)
