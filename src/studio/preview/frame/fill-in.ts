/** Fills in the form of the page with examples, and submits it. */
export const fillIn = (form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (!field.checked && (field.type === 'checkbox' || !isChosen(form, field.name))) field.click()
    } else if (field instanceof HTMLSelectElement)
      write(field, HTMLSelectElement.prototype, [...field.options].findLast(({ value }) => value !== '')?.value ?? '')
    else if (field instanceof HTMLTextAreaElement)
      write(field, HTMLTextAreaElement.prototype, 'An example of what somebody writes.')
    else if (field instanceof HTMLInputElement && field.type !== 'hidden')
      write(field, HTMLInputElement.prototype, examples[field.type] ?? 'visitor')
  }
  // React has to see the values first.
  setTimeout(() => {
    form.requestSubmit()
  })
}

const examples: Readonly<Record<string, string>> = {
  email: 'visitor@example.com',
  password: 'Plum-otter-42-lantern',
  tel: '020 7946 0000',
  date: '1990-03-27',
}

const isChosen = (form: HTMLFormElement, name: string): boolean =>
  form.querySelector(`input[name="${CSS.escape(name)}"]:checked`) !== null

/** Uses the element's own setter: React ignores the event if the value was set through its instrumented property. */
const write = (field: HTMLElement, owner: object, value: string): void => {
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits for the form, which some pages load late. Returns a function that stops waiting. */
export const whenFormIsThere = (act: (form: HTMLFormElement) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const form = document.querySelector<HTMLFormElement>('main form')
    if (!form) return
    observer.disconnect()
    // After the effects of the form have run.
    timer = setTimeout(() => {
      act(form)
    }, 100)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
