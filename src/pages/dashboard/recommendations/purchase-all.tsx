/** All recommended products by shop, with links and the total price, and a button that opens all of them. */
import { useEffect, useRef, useState } from 'react'
import { Basket, type BasketGroup } from '#components/result/basket.tsx'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill, formatPrice } from '#engine/format.ts'
import { sum } from '#engine/sum.ts'
import type { Product, ResultReply } from '#types/api.generated.ts'
import { useDashboard, type DashboardContextValue } from '#pages/dashboard/dashboard-context.tsx'
import { isSample, penceOf, reasonsFor, shopOf, priceOf } from './recommended.ts'
import { wordsOfPart } from '#pages/report/words-of-part.ts'

type Props = { readonly products: readonly Product[]; readonly report: ResultReply | null }
type Opened = {
  /** Counts the presses, so that the same outcome is announced again. */
  readonly press: number
  readonly total: number
  readonly blocked: readonly Product[]
}

export const PurchaseAll = ({ products, report }: Props) => {
  const { browser, content, report: reportWords } = useDashboard()
  const { purchase_all: words } = content.page.recommendations
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const sold = products.filter((product) => shopOf(product, reasonsFor(product, report)) !== null)
  if (sold.length === 0) {
    const samples = products.every((product) => isSample(product, reasonsFor(product, report), content.sample))
    // The note at the top of the page already says that these are samples.
    return samples ? null : <p className={recipe('text', { tone: 'muted' })}>{words.none}</p>
  }
  const prices = sold.map(penceOf).filter((pence) => pence !== null)
  const unknown = sold.length - prices.length

  const close = () => {
    setOpen(false)
    setOpened(null)
  }
  // Browsers allow `window.open` only during a click, and often only once. The links remain for the others.
  const openAll = () => {
    const blocked = sold.filter(({ link }) => !browser.openPage(link))
    setOpened({ press: (opened?.press ?? 0) + 1, total: sold.length, blocked })
  }

  return (
    <div>
      <Button size="lg" icon="bag" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog
        open={open}
        title={words.dialog.heading}
        text={words.dialog.text}
        onClose={close}
        safe={words.dialog.cancel}
        actions={<Button onClick={openAll}>{fill(words.dialog.confirm, { count: sold.length })}</Button>}
      >
        <Basket
          groups={groupsOf(products, report, { words, reportWords })}
          total={
            prices.length === 0
              ? undefined
              : fill(words.dialog.total, { total: formatPrice(sum(prices), reportWords.format) })
          }
          totalNote={unknown === 0 ? undefined : fill(words.dialog.not_counted, { count: unknown })}
        />
        <div role="status">{opened && <Result key={opened.press} {...opened} />}</div>
      </Dialog>
    </div>
  )
}

type Words = {
  readonly words: DashboardContextValue['content']['page']['recommendations']['purchase_all']
  readonly reportWords: DashboardContextValue['report']
}

/** In the order of the products. Those without a shop come last. */
const groupsOf = (
  products: readonly Product[],
  report: ResultReply | null,
  { reportWords, words: { dialog } }: Words,
): readonly BasketGroup[] => {
  const found = products.map((product) => {
    const reasons = reasonsFor(product, report)
    return { product, brand: reasons?.brand, shop: shopOf(product, reasons) }
  })
  const named = [...new Set(found.flatMap(({ shop }) => shop?.name ?? []))]
  const shops = found.some(({ shop }) => shop === null) ? [...named, null] : named
  return shops.map((name) => ({
    id: name ?? '',
    heading: name ?? dialog.no_shop,
    items: found
      .filter(({ shop }) => (shop?.name ?? null) === name)
      .map(({ brand, product, shop }) => ({
        id: product.id,
        name: product.name,
        brand,
        price:
          product.price === ''
            ? dialog.no_price
            : fill(wordsOfPart(reportWords.page, 'product').price, { price: priceOf(product, reportWords.format) }),
        shop: shop
          ? {
              href: shop.href,
              label: fill(dialog.buy, { product: product.name, shop: shop.name }),
              note: dialog.buy_note,
            }
          : undefined,
      })),
  }))
}

const Result = ({ blocked, total }: Opened) => {
  const { purchase_all: words } = useDashboard().content.page.recommendations
  const note = useRef<HTMLDivElement>(null)
  // The result is below a list that may be longer than the screen.
  useEffect(() => note.current?.scrollIntoView({ block: 'start' }), [])
  const names = blocked.map(({ name }) => name).join(', ')
  return blocked.length === 0 ? (
    <Note ref={note} status="success" title={fill(words.opened, { count: total })} />
  ) : (
    <Note ref={note} status="warning" title={fill(words.blocked, { count: total - blocked.length, total })}>
      {fill(words.blocked_help, { names })}
    </Note>
  )
}
