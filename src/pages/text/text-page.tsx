import 'virtual:theme-form.css'
import { lazy, Suspense } from 'react'
import { withTimeout } from '#client/browser/with-timeout.ts'
import { DataTable } from '#components/data-table.tsx'
import { EntryList } from '#components/entry-list.tsx'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { Fold } from '#components/fold.tsx'
import { Icon } from '#components/icon.tsx'
import { Markdown } from '#components/markdown.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { WorkedExample } from '#components/result/worked-example.tsx'
import { PageHeading } from '#components/page-heading.tsx'
import { PageHeader } from '#components/site/page-header.tsx'
import type { SiteSlice } from '#content/slices/slices.ts'
import type { TextSlice } from '#content/slices/text-slices.ts'
import { fill, formatDay } from '#engine/format.ts'
import { sum } from '#engine/sum.ts'
import { PartFailed } from '#pages/page-failed.tsx'
import { usePageTitleOf } from '#pages/page-title.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

export type TextPageProps = {
  readonly content: TextSlice
  /** The page to show. */
  readonly page: TextSlice['pages'][number]
  readonly site: SiteSlice
}

const classOf = slots('text-page')

/** From this number of sections on, a page has links to them; on a phone also from this number of entries in its lists. */
const blocksOfLongPage = 7

/**
 * A text page: the sections of the content with text, a table, or both. A page that explains, with an example or a picture, has the header
 * of 'How it works'.
 */
export const TextPage = ({ content, page, site }: TextPageProps) => {
  const { blocks, changed, closing, example, heading, id, lead, picture, rules } = page
  usePageTitleOf(id, heading, site.site)
  const changedOn = changed && (
    <p className={recipe('text', { style: 'small', tone: 'muted' })}>
      {fill(changed.text, { date: formatDay(changed.day, content.region) })}
    </p>
  )
  const explains = example !== null || picture !== undefined
  return (
    <SiteFrame content={site} onHero={explains}>
      {explains && <PageHeader title={heading} lead={lead} art={site.site.ornament} picture={picture} />}
      <div className={recipe('wrap', { width: 'page', pad: 'page' })}>
        <div className={classOf('root')}>
          {explains ? (
            changedOn
          ) : (
            <div className={classOf('header')}>
              <PageHeading title={heading} lead={lead} />
              {changedOn}
            </div>
          )}
          {example ? (
            <WithExample blocks={blocks} example={example} />
          ) : blocks.length >= blocksOfLongPage ? (
            <div className={classOf('beside')}>
              <Contents label={site.navigation.contents} blocks={blocks} />
              <div>
                {blocks.map((block) => (
                  <Section key={block.id} {...block} isWhole back={site.navigation.back_to_contents} />
                ))}
              </div>
            </div>
          ) : isLongOnPhone(blocks) ? (
            <>
              <Contents label={site.navigation.contents} blocks={blocks} isFolded />
              {blocks.map((block) => (
                <Section key={block.id} {...block} back={site.navigation.back_to_contents} />
              ))}
            </>
          ) : (
            blocks.map((block) => <Section key={block.id} {...block} />)
          )}
          {rules && (
            <ErrorBoundary fallback={<PartFailed />}>
              <Suspense fallback={<p role="status">{rules.loading}</p>}>
                <ScoreRules words={rules} />
              </Suspense>
            </ErrorBoundary>
          )}
          {closing && (
            <div>
              <Markdown nodes={closing} link={SiteLink} />
            </div>
          )}
        </div>
      </div>
    </SiteFrame>
  )
}

/** The rules are larger than all text pages together, so only the page that publishes them loads them. */
const ScoreRules = lazy(async () => ({ default: (await withTimeout(import('./score-rules.tsx'))).ScoreRules }))

type Block = TextSlice['pages'][number]['blocks'][number]

type ContentsProps = {
  readonly blocks: readonly Block[]
  readonly label: string
  /** Only on narrow pages. */
  readonly isFolded?: boolean
}

/** Few sections, but with lists that fill many screens of a phone. */
const isLongOnPhone = (blocks: readonly Block[]): boolean =>
  sum(blocks.map(({ table }) => (table?.layout === 'list' ? table.rows.length : 0))) >= blocksOfLongPage

/** Unlikely to be the id of a section, which editors choose. */
const contentsId = 'contents-of-page'

/** Open beside the text where there is room, otherwise folded above it. CSS shows one of the two. */
const Contents = ({ label, blocks, isFolded }: ContentsProps) => {
  const links = (
    <ul>
      {blocks.map((block) => (
        <li key={block.id}>
          <a href={`#${block.id}`}>{block.heading}</a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav
      id={contentsId}
      aria-label={label}
      className={isFolded ? `${classOf('contents')} ${classOf('folded')}` : classOf('contents')}
    >
      <Fold summary={label}>{links}</Fold>
      {!isFolded && (
        <div>
          <p className={recipe('text', { style: 'small', tone: 'muted' })}>{label}</p>
          {links}
        </div>
      )}
    </nav>
  )
}

/** The first section says what the example shows. */
const WithExample = ({ blocks: [first, ...others], example }: WithExampleProps) => (
  <div className={classOf('guide')}>
    {first && <Section {...first} isWhole />}
    <div className={classOf('example')}>
      <WorkedExample {...example} />
    </div>
    {others.map((block) => (
      <Section key={block.id} {...block} isWhole />
    ))}
  </div>
)
type WithExampleProps = {
  readonly blocks: readonly Block[]
  readonly example: NonNullable<TextPageProps['page']['example']>
}

type SectionProps = Block & {
  /** The heading is above the text also where there is room beside it. */
  readonly isWhole?: boolean
  /** The link to the contents at its end. */
  readonly back?: string
}

const Section = ({ back, body, heading, id, isWhole, table }: SectionProps) => (
  <section id={id} className={isWhole ? `${classOf('part')} ${classOf('whole')}` : classOf('part')}>
    <h2>{heading}</h2>
    <div className={classOf('body')}>
      {body && <Markdown nodes={body} link={SiteLink} />}
      {table?.layout === 'list' ? (
        <EntryList label={heading} columns={table.columns} rows={table.rows} codeColumn={table.code_column} />
      ) : (
        table && <DataTable caption={heading} columns={table.columns} groups={[{ id, rows: table.rows }]} />
      )}
    </div>
    {back !== undefined && (
      <a href={`#${contentsId}`} className={classOf('back')}>
        <Icon name="up" size="small" />
        {back}
      </a>
    )}
  </section>
)
