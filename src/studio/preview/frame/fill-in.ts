/** Fills the form of the page in with an example, and sends it. */
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

/** React listens to the event, and compares with the value that it has set itself: so the setter of the element is used. */
const write = (field: HTMLElement, owner: object, value: string): void => {
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Some pages load their form after themselves. Returns a function that stops waiting. */
export const whenFormIsThere = (act: (form: HTMLFormElement) => void): (() => void) => {
  const look = () => {
    const form = document.querySelector<HTMLFormElement>('main form')
    if (!form) return
    observer.disconnect()
    // Its effects run first.
    setTimeout(() => {
      act(form)
    }, 100)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
  }
}
