/** Shows a mail in place of the page: the contents of its body, in an element that has the styles of the body. Scripts do not run. */
export const showMail = (html: string | null): void => {
  const page = document.getElementById('app')
  if (page) page.hidden = html !== null
  const shown = document.getElementById('mail')
  if (html === null) return shown?.remove()
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html')
  const mail = document.createElement('div')
  mail.id = 'mail'
  mail.lang = documentElement.lang
  mail.dir = documentElement.dir
  mail.style.cssText = `${body.style.cssText};background:Canvas;color:CanvasText;min-height:100vh;box-sizing:border-box`
  // Removes the styles of the pages, which mail programs do not have.
  const plain = document.createElement('style')
  plain.textContent = '#mail > *, #mail > * * { all: revert }'
  mail.append(plain, ...body.children)
  if (shown) shown.replaceWith(mail)
  else document.body.prepend(mail)
}
