import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '#editing/draft.ts'
import type { Folder } from '#editing/studio-api.ts'
import { newDraft } from '#studio/app/start/first-draft.ts'
import { withBase } from '#studio/app/loading/load-draft.ts'
import { openDraft, startOver } from '#studio/review/start-over.ts'
import { createEditor } from '#studio/editor/create-editor.ts'
import { createSaving } from './create-saving.ts'
import { begunElsewhereMessage, notLeftInConflictMessage } from './saving-words.ts'

const file = 'quiz.yaml'
const folder: Folder = {
  name: 'mine',
  editor: 'Ama',
  git: null,
  outside: [],
  files: [{ path: file, text: '', hash: '1', data: { title: 'Sleep' } }],
  pictures: [],
  problems: [],
}

type Answers = Readonly<Record<string, () => unknown>>
/** The server's answers, by method and path below the API. Other calls are not answered. */
let answers: Answers = {}
/** The answers of a server that saves a new draft. */
const storing: Answers = {
  'POST /drafts': () => ({ id: 'a', revision: 0, name: 'Changes (2)' }),
  'PUT /drafts/a/log': () => ({ revision: 1 }),
}
let calls: string[] = []
/** The state of the page in the browser. */
let page = { hidden: false }
/** The number of open connections. */
let connections = 0
/** Passes on what the server sends. */
let receive: (event: Event) => void
class Events extends EventTarget {
  constructor() {
    super()
    connections += 1
    receive = (event) => this.dispatchEvent(event)
  }
  close() {
    connections -= 1
  }
}

beforeEach(() => {
  answers = {}
  calls = []
  connections = 0
  page = { hidden: false }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/studio' }, document: page }))
  vi.stubGlobal('EventSource', Events)
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const name = `${method} ${address.replace('/studio/api', '').replace(/\?.*/, '')}`
    calls.push(name)
    const answer = answers[name]
    if (!answer) throw new TypeError('No answer')
    const value = await answer()
    return value instanceof Response ? value : Response.json(value)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (draft: Draft = newDraft(folder, new Date())) => {
  let id = 0
  const editor = createEditor(
    { folder, draft, editorName: 'Ama' },
    { now: () => new Date(), newId: () => String((id += 1)) },
  )
  const saving = createSaving(editor, { tab: 'tab', hasUnsaved: false, fileName: (path) => path })
  const change = (after: string, before = 'Sleep') => {
    editor.act('Set title', [{ kind: 'set', file, place: ['title'], before, after }])
  }
  return { editor, saving, change }
}

describe('before another draft is opened', () => {
  it('a server that does not answer leaves changes in this browser: the draft may not be left, and is told so', async () => {
    const { change, saving } = open()
    change('Rest')
    expect(await saving.settle()).toBe(false)
    expect(saving.state().notices).toMatchObject([{ text: expect.stringContaining('only in this browser') }])
    saving.close()
  })

  it('a conflict that comes up keeps it open, and the notice is about the choice, not about the server', async () => {
    const { change, editor, saving } = open({ ...newDraft(folder, new Date()), id: 'a', revision: 1 })
    const set = { kind: 'set', file, place: ['title'], before: 'Sleep', after: 'Dreams' } as const
    const acts = [{ id: 'theirs', at: '', by: 'Kofi', title: 'Set title', operations: [set] }]
    const stored: Draft = { ...editor.state().draft, revision: 2, acts, done: 1 }
    answers = {
      'GET /folder': () => folder,
      'PUT /drafts/a/log': () => Response.json({ message: 'Stale', stored }, { status: 409 }),
    }
    change('Rest')
    expect(await saving.settle()).toBe(false)
    expect(saving.state().conflicts).toHaveLength(1)
    expect(saving.state().notices).toEqual([{ text: notLeftInConflictMessage }])
    saving.close()
  })

  it('the time at which the one before was stored is not that of the other one', async () => {
    const { change, editor, saving } = open()
    answers = storing
    change('Rest')
    expect(await saving.settle()).toBe(true)
    expect(saving.state().savedAt).toBeInstanceOf(Date)
    openDraft(editor, folder, { draft: { ...newDraft(folder, new Date()), id: 'b' }, hasUnsaved: false })
    expect(saving.state().savedAt).toBeNull()
    saving.close()
  })

  it('a draft without changes may be left, and one whose changes are stored', async () => {
    const { change, saving } = open()
    expect(await saving.settle()).toBe(true)
    answers = storing
    change('Rest')
    expect(await saving.settle()).toBe(true)
    saving.close()
  })

  it('a server that answers again is asked at once', async () => {
    const { change, saving } = open()
    change('Rest')
    await saving.settle()
    answers = storing
    expect(await saving.settle()).toBe(true)
    saving.close()
  })
})

describe('when another window saves the first change of a draft', () => {
  const begun: Draft = { ...newDraft(folder, new Date()), id: 'b', name: 'Changes of theirs', revision: 1 }
  const tell = (revision: number) => {
    const data = JSON.stringify({ type: 'saved', draft: 'b', revision, tab: 'other' })
    receive(Object.assign(new Event('message'), { data }))
  }
  beforeEach(() => {
    answers = { 'GET /drafts/b': () => begun }
  })

  it('a window without a draft opens it, and says so', async () => {
    const { editor, saving } = open()
    tell(1)
    await expect.poll(() => editor.state().draft).toMatchObject({ id: 'b', name: 'Changes of theirs' })
    expect(saving.state().notices).toEqual([{ text: begunElsewhereMessage('Changes of theirs') }])
    saving.close()
  })

  it('a window with changes of its own keeps its draft, and so does one that was there before a later change', async () => {
    const { change, editor, saving } = open()
    tell(2)
    change('Rest')
    tell(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(editor.state().draft.id).toBe('')
    expect(editor.state().data.get(file)).toEqual({ title: 'Rest' })
    saving.close()
  })
})

it('a new draft has the name that the server gives it', async () => {
  const { change, editor, saving } = open()
  answers = storing
  change('Rest')
  expect(await saving.settle()).toBe(true)
  expect(editor.state().draft).toMatchObject({ id: 'a', name: 'Changes (2)' })
  expect(calls.filter((name) => name.startsWith('PUT'))).toHaveLength(1)
  saving.close()
})

it('a new draft that is renamed while it is made keeps that name', async () => {
  const { change, editor, saving } = open()
  answers = {
    'POST /drafts': () => {
      editor.update({ draft: { ...editor.state().draft, name: 'Spring' } })
      return { id: 'a', revision: 0, name: 'Changes (2)' }
    },
    'PUT /drafts/a/log': () => ({ revision: 1 }),
  }
  change('Rest')
  await saving.settle()
  expect(editor.state().draft.name).toBe('Spring')
  saving.close()
})

describe('a new draft is made on the server, which fails then', () => {
  it('is not made again: the next try stores what is in it', async () => {
    const { change, editor, saving } = open()
    answers = { 'POST /drafts': () => ({ id: 'a', revision: 0, name: 'Changes (2)' }) }
    change('Rest')
    expect(await saving.settle()).toBe(false)
    answers = { ...answers, 'PUT /drafts/a/log': () => ({ revision: 1 }) }
    expect(await saving.settle()).toBe(true)
    expect(calls).toEqual(expect.arrayContaining(['POST /drafts', 'PUT /drafts/a/log']))
    expect(calls.filter((name) => name === 'POST /drafts')).toHaveLength(1)
    expect(editor.state().draft).toMatchObject({ id: 'a', revision: 1 })
    saving.close()
  })
})

describe('another draft is opened', () => {
  const other: Draft = { ...newDraft(folder, new Date()), id: 'b', name: 'B', revision: 4 }

  it('what only this browser has of it is stored', async () => {
    const { editor, saving } = open()
    answers = { 'PUT /drafts/b/log': () => ({ revision: 5 }) }
    const set = { kind: 'set', file, place: ['title'], before: 'Sleep', after: 'Rest' } as const
    const acts = [{ id: '1', at: '', by: '', title: 'Set title', operations: [set] }]
    openDraft(editor, folder, { draft: { ...other, acts, done: 1 }, hasUnsaved: true })
    expect(await saving.settle()).toBe(true)
    expect(calls).toContain('PUT /drafts/b/log')
    saving.close()
  })

  it('one that the server has is not stored again', async () => {
    const { editor, saving } = open()
    openDraft(editor, folder, { draft: other, hasUnsaved: false })
    expect(await saving.settle()).toBe(true)
    expect(calls).not.toContain('PUT /drafts/b/log')
    saving.close()
  })
})

describe('a draft is opened whose files have changed on the disk since', () => {
  const list = (...points: readonly number[]) => ({ list: points.map((count) => ({ points: count })) })
  const made: Folder = { ...folder, files: [{ path: file, text: 'old', hash: '1', data: list(1, 2) }] }
  const present: Folder = { ...folder, files: [{ path: file, text: 'new', hash: '2', data: list(0, 1, 2) }] }

  it('its changes move to where the entries are now, and are stored', async () => {
    const operations = [{ kind: 'set', file, place: ['list', 1, 'points'], before: 2, after: 3 }] as const
    const acts = [{ id: '1', at: '', by: '', title: 'Set points', operations }]
    const draft: Draft = { ...newDraft(made, new Date()), id: 'b', revision: 4, acts, done: 1 }
    answers = { 'POST /base-files': () => ({ files: made.files }), 'GET /folder': () => present }
    const { editor, saving } = open()
    openDraft(editor, present, await withBase(present, { draft, hasUnsaved: false }))
    answers = { ...answers, 'PUT /drafts/b/log': () => ({ revision: 5 }) }
    expect(await saving.settle()).toBe(true)
    expect(editor.state().draft).toMatchObject({ revision: 5, base: { [file]: '2' } })
    expect(editor.state().data.get(file)).toEqual(list(0, 1, 3))
    saving.close()
  })
})

describe('another draft is opened while something is found out about the one before', () => {
  const other: Draft = { ...newDraft(folder, new Date()), id: 'b', name: 'B', revision: 4 }
  const act = { id: '9', at: '', by: '', title: 'Set title', operations: [] }
  const stored: Draft = { ...other, id: 'a', name: 'A', revision: 9, acts: [act], done: 1 }

  it('the acts of the one before do not get into it', async () => {
    const { change, editor, saving } = open({ ...other, id: 'a', revision: 1 })
    answers = { 'GET /folder': () => folder }
    change('Rest')
    const settled = saving.settle()
    openDraft(editor, folder, { draft: other, hasUnsaved: false })
    await settled
    answers = { 'GET /folder': () => folder, 'GET /drafts/a': () => stored }
    await saving.takePublished('a')
    await saving.settle()
    expect(editor.state().draft).toMatchObject({ id: 'b', name: 'B', revision: 4, acts: [] })
    saving.close()
  })
})

describe('something is changed while the draft is published', () => {
  const written: Folder = { ...folder, files: [{ path: file, text: 'Rest', hash: '2', data: { title: 'Rest' } }] }

  it('stays, on the files that were written', async () => {
    const { change, editor, saving } = open({ ...newDraft(folder, new Date()), id: 'a', revision: 1 })
    answers = { 'PUT /drafts/a/log': () => ({ revision: 2 }) }
    change('Rest')
    await saving.settle()
    const { draft } = editor.state()
    change('Dreams', 'Rest')
    const published: Draft = { ...draft, revision: 3, base: { [file]: '2' }, acts: [], done: 0 }
    answers = {
      'GET /folder': () => written,
      'GET /drafts/a': () => published,
      'PUT /drafts/a/log': () => ({ revision: 4 }),
    }
    expect(await startOver(editor, draft)).toBe(false)
    await saving.takePublished('a')
    expect(await saving.settle()).toBe(true)
    expect(editor.state().draft.acts).toHaveLength(1)
    expect(editor.state().data.get(file)).toEqual({ title: 'Dreams' })
    saving.close()
  })

  it('stays as well when it is stored just before the publication ends', async () => {
    const { change, editor, saving } = open({ ...newDraft(folder, new Date()), id: 'a', revision: 1 })
    answers = { 'PUT /drafts/a/log': () => ({ revision: 2 }) }
    change('Rest')
    await saving.settle()
    const { draft } = editor.state()
    answers = { 'PUT /drafts/a/log': () => ({ revision: 3 }) }
    change('Dreams', 'Rest')
    await saving.settle()
    const stored = structuredClone(editor.state().draft)
    answers = {
      'GET /folder': () => written,
      'GET /drafts/a': () => stored,
      'PUT /drafts/a/log': () => ({ revision: 4 }),
    }
    expect(await startOver(editor, draft)).toBe(false)
    await saving.takePublished('a')
    expect(await saving.settle()).toBe(true)
    expect(editor.state().draft).toMatchObject({ revision: 4, acts: [{ operations: [{ after: 'Dreams' }] }] })
    expect(editor.state().data.get(file)).toEqual({ title: 'Dreams' })
    saving.close()
  })

  it('without a change, the studio goes on with a new draft', async () => {
    const { change, editor, saving } = open({ ...newDraft(folder, new Date()), id: 'a', revision: 1 })
    change('Rest')
    answers = { 'GET /folder': () => written }
    expect(await startOver(editor, editor.state().draft)).toBe(true)
    expect(editor.state().draft).toMatchObject({ id: '', acts: [] })
    saving.close()
  })
})

describe('a page that is not shown', () => {
  it.each(['of a tab in the background', 'that the browser keeps for Back'])(
    '%s has no connection, and fetches what it has missed when it is shown again',
    async (which) => {
      const isKept = which.includes('Back')
      const { saving } = open()
      expect(connections).toBe(1)
      page.hidden = !isKept
      window.dispatchEvent(new Event(isKept ? 'pagehide' : 'visibilitychange'))
      expect(connections).toBe(0)
      answers = { 'GET /drafts': () => ({ drafts: [] }) }
      page.hidden = false
      window.dispatchEvent(new Event(isKept ? 'pageshow' : 'visibilitychange'))
      expect(connections).toBe(1)
      await vi.waitFor(() => {
        expect(calls).toContain('GET /drafts')
      })
      saving.close()
      expect(connections).toBe(0)
    },
  )
})

describe('the files cannot be read for a merge', () => {
  it('the reason is the one of the server, what is typed is stored, and the reason goes once they can be read', async () => {
    const { change, saving } = open({ ...newDraft(folder, new Date()), id: 'a', revision: 1 })
    answers = {
      'GET /folder': () => Response.json({ message: 'The folder is gone.' }, { status: 500 }),
      'GET /drafts/a': () => Response.json({ message: 'It is gone.' }, { status: 404 }),
      'PUT /drafts/a/log': () => ({ revision: 2 }),
    }
    await saving.takePublished('a')
    change('Rest')
    await vi.waitFor(() => {
      expect(saving.state().problem).toBe('The folder is gone.')
    })
    expect(await saving.settle()).toBe(true)
    expect(saving.state().problem).toBe('The folder is gone.')
    answers = { ...answers, 'GET /folder': () => folder }
    expect(await saving.settle()).toBe(true)
    expect(saving.state().problem).toBeNull()
    saving.close()
  })

  it('no reason is known when the server does not answer', async () => {
    const { saving } = open({ ...newDraft(folder, new Date()), id: 'a', revision: 1 })
    await saving.takePublished('a')
    await saving.settle()
    expect(saving.state().problem).toBeNull()
    saving.close()
  })
})
