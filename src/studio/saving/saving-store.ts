import { createStore, type Store } from '#client/browser/store.ts'
import type { Notice, Saving, SavingState } from './saving.ts'

export type SavingStore = Pick<Store<SavingState>, 'get' | 'subscribe'> &
  Pick<Saving, 'closeNotice' | 'notify' | 'showCompilerProblem'> & {
    readonly change: (changes: Partial<SavingState>) => void
  }

/** What the screens see of the saving. */
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
  return {
    get,
    subscribe,
    change,
    notify,
    closeNotice: (notice) => {
      change({ notices: get().notices.filter((one) => one !== notice) })
    },
    showCompilerProblem: (why) => {
      change({ notices: get().notices.filter(({ isOfCompiler }) => !isOfCompiler) })
      if (why !== null) notify({ text: why, isOfCompiler: true })
    },
  }
}
