import { createStore, type Store } from '#client/browser/store.ts'
import type { Notice, Saving, SavingState } from './saving.ts'

export type SavingStore = Pick<Store<SavingState>, 'get' | 'subscribe'> &
  Pick<Saving, 'closeNotice' | 'notify' | 'showCompilerProblem'> & {
    readonly change: (changes: Partial<SavingState>) => void
    /** Replaces the notice about the same subject. null: removes it. */
    readonly setNotice: (about: NonNullable<Notice['about']>, text: string | null) => void
  }

/** The store behind `SavingState`. */
export const createSavingStore = (): SavingStore => {
  const { get, set, subscribe } = createStore<SavingState>({
    conflicts: [],
    notices: [],
    others: [],
    savedAt: null,
    problem: null,
  })
  const change = (changes: Partial<SavingState>) => {
    set({ ...get(), ...changes })
  }
  const notify = (notice: Notice) => {
    const others = get().notices.filter(({ text }) => text !== notice.text)
    change({ notices: [...others, notice] })
  }
  const setNotice: SavingStore['setNotice'] = (about, text) => {
    change({ notices: get().notices.filter((notice) => notice.about !== about) })
    if (text !== null) notify({ text, about })
  }
  return {
    get,
    subscribe,
    change,
    setNotice,
    notify,
    closeNotice: (notice) => {
      change({ notices: get().notices.filter((one) => one !== notice) })
    },
    showCompilerProblem: (why) => {
      setNotice('compiler', why)
    },
  }
}
