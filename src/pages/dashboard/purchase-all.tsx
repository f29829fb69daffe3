/** All recommended products at once: what they cost, which are left out, and the page of each at its retailer. */
import { useState } from 'react'
import { Basket } from '#components/basket.tsx'
import { Button, ButtonLink } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill, formatPrice } from '#engine/format.ts'
import type { Product, ResultReply } from '#types/api.generated.ts'
import { useDashboard } from './dashboard-scope.tsx'
import { isSample, penceOf, reasonsFor } from './recommended.ts'

type Props = { readonly products: readonly Product[]; readonly report: ResultReply | null }
type Opened = { readonly total: number; readonly missing: readonly Product[] }

export const PurchaseAll = ({ products, report }: Props) => {
  const { browser, content, report: reportWords } = useDashboard()
  const { purchase_all: words, sample } = content.page.recommendations
  const [open, setOpen] = useState(false)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Opened | null>(null)
  const samples = products.filter((product) => isSample(product, reasonsFor(product, report)))
  const real = products.filter((product) => !samples.includes(product))
  const chosen = real.filter(({ id }) => !leftOut.has(id))
  const total = chosen.reduce((sum, product) => sum + penceOf(product), 0)

  const choose = (id: string, isChosen: boolean) => {
    setLeftOut((known) => new Set(isChosen ? [...known].filter((one) => one !== id) : [...known, id]))
  }
  const openAll = () => {
    const missing = chosen.filter(({ link }) => !browser.openPage(link))
    setOpened({ total: chosen.length, missing })
    setOpen(false)
  }

  return (
    <div className={recipe('stack', { gap: 'md' })}>
      <div>
        <Button size="lg" icon="bag" onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      </div>
      {opened && <Result {...opened} />}
      <Dialog
        open={open}
        title={words.dialog.heading}
        onClose={() => setOpen(false)}
        safe={words.dialog.cancel}
        actions={chosen.length > 0 && <Button onClick={openAll}>{words.dialog.confirm}</Button>}
      >
        {real.length > 0 && <p>{words.dialog.text}</p>}
        {samples.length > 0 && <Note status="info" title={sample} />}
        <Basket
          items={products.map((product) => ({
            id: product.id,
            include: fill(words.dialog.include, { product: product.name }),
            name: product.name,
            brand: reasonsFor(product, report)?.brand,
            price: fill(reportWords.page.product.price, { price: product.price }),
            chosen: chosen.includes(product),
            barred: samples.includes(product) ? content.sample_note : undefined,
          }))}
          onChoose={choose}
          total={fill(words.total, { total: formatPrice(total) })}
        />
      </Dialog>
    </div>
  )
}

/** A browser may open only some of the pages: the others are one press away. */
const Result = ({ missing, total }: Opened) => {
  const { content, report } = useDashboard()
  const said = fill(content.page.recommendations.purchase_all.opened, { count: total - missing.length, total })
  return (
    <Note status={missing.length > 0 ? 'warning' : 'success'} role="status" title={said}>
      {missing.length > 0 && (
        <div className={recipe('stack', { gap: 'sm' })}>
          <p>{content.messages.recommendations.popups}</p>
          <div className={recipe('row', { gap: 'sm' })}>
            {missing.map(({ id, link, name }) => (
              <ButtonLink key={id} look="outline" href={link} target="_blank" rel="noopener noreferrer">
                {name}
                <span className={recipe('hidden')}>{`, ${report.page.product.buy_note}`}</span>
              </ButtonLink>
            ))}
          </div>
        </div>
      )}
    </Note>
  )
}
