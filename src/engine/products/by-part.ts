import type { ResultRoutinePart } from '#types/api.generated.ts'

type Group<Item> = {
  /** The number that the part has in the routine. */
  readonly number: number
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
}

/**
 * Products by the part of the routine that needs them first, in the order of the parts. Empty where one of them belongs to no part.
 *
 * @param slotOf the kind of product; undefined if it is not known
 */
export const byPart = <Item>(
  items: readonly Item[],
  slotOf: (item: Item) => string | undefined,
  routine: readonly ResultRoutinePart[],
): readonly Group<Item>[] => {
  const shown = routine.filter(({ steps }) => steps.length > 0)
  const partOf = (item: Item): number =>
    shown.findIndex(({ steps }) => steps.some(({ slot }) => slot !== null && slot === slotOf(item)))
  const placed = items.map((item) => ({ item, part: partOf(item) }))
  if (placed.some(({ part }) => part < 0)) return []
  return shown
    .map(({ id, title }, at) => ({
      number: at + 1,
      id,
      title,
      items: placed.flatMap(({ item, part }) => (part === at ? [item] : [])),
    }))
    .filter((group) => group.items.length > 0)
}
