/** The texts of the headings that follow an element, in order. */
export const headingsAfter = (element: Element): readonly (string | null)[] =>
  [...(element.closest('main')?.querySelectorAll('h2') ?? [])]
    .filter((heading) => element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map(({ textContent }) => textContent)
