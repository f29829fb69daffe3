/** The result that the server worked out and stored. */
import { lazy, Suspense, useEffect, useState, type Ref } from 'react'
import { readPhoto } from '#client/submissions.ts'
import { BlurredScores } from '#components/blurred-scores.tsx'
import { Button, ButtonLink } from '#components/button.tsx'
import { Greeting } from '#components/greeting.tsx'
import { Note } from '#components/note.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import 'virtual:theme-later.css'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { reportContent } from 'virtual:content/report'
import { Part } from '#pages/report/part.tsx'
import { ReportView } from '#pages/report/report-view.tsx'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { ResultReply } from '#types/api.generated.ts'
import { useDevicePhotos } from './photo-addresses.ts'
import { useQuiz, useQuizPart } from './quiz-scope.tsx'
import { WithdrawConsents } from './withdraw-consents.tsx'

/** Only somebody who is logged in needs it. */
const ClaimHere = lazy(async () => ({ default: (await import('./claim-here.tsx')).ClaimHere }))

type Props = { readonly title: string; readonly heading: Ref<HTMLHeadingElement> }

export const ResultsStep = ({ heading, title }: Props) => {
  const { actor, store } = useQuiz()
  const reply = useQuizPart(({ context }) => context.result)
  const words = later.page.results
  const isUser = useStoredLogin() !== null
  if (!reply) return null
  const preview = reply.view === 'preview'
  const again = async () => {
    await store.clear()
    actor.send({ type: 'START_AGAIN' })
  }
  return (
    <>
      <Greeting ref={heading} title={title} lead={preview ? words.visitor.lead : words.user.lead} art={words.picture}>
        {!preview && (
          <ButtonLink href={words.user.dashboard.to} link={SiteLink}>
            {words.user.dashboard.label}
          </ButtonLink>
        )}
      </Greeting>
      {preview && isUser && (
        <Suspense fallback={null}>
          <ClaimHere
            id={reply.id}
            onOpen={(result) => {
              actor.send({ type: 'RESULT_CHANGED', result })
            }}
          />
        </Suspense>
      )}
      {reply.result.answered === 0 && (
        <Note status="info" title={words.empty}>
          <Button
            look="outline"
            onClick={() => {
              actor.send({ type: 'START_AGAIN' })
            }}
          >
            {words.empty_action}
          </Button>
        </Note>
      )}
      <ReportView
        result={reply.result}
        words={reportContent}
        afterScores={
          preview &&
          !isUser &&
          reply.hidden_scores > 0 && (
            <BlurredScores
              count={reply.hidden_scores}
              heading={words.visitor.overlay.heading}
              text={words.visitor.overlay.text}
              note={fill(words.visitor.kept, {})}
              level={3}
              actions={
                <>
                  <ButtonLink href={`${words.visitor.overlay.signup.to}?from=results`} link={SiteLink} size="lg">
                    {words.visitor.overlay.signup.label}
                  </ButtonLink>
                  <ButtonLink href={`${words.visitor.overlay.login.to}?from=results`} link={SiteLink} look="quiet">
                    {words.visitor.overlay.login.label}
                  </ButtonLink>
                </>
              }
            />
          )
        }
      />
      <Pictures reply={reply} />
      <WithdrawConsents reply={reply} />
      <section className={recipe('stack', { gap: 'md' })}>
        <p>{words.recheck}</p>
        <div>
          <Button look="outline" onClick={() => void again()}>
            {words.again.label}
          </Button>
        </div>
      </section>
    </>
  )
}

/** Pictures that were sent come from the server, which asks for the key; the others never left this device. */
const Pictures = ({ reply }: { readonly reply: ResultReply }) => {
  const sent = useSentPhotos(reply)
  const own = useDevicePhotos()
  const words = later.page.photos
  const shown = words.slots.flatMap(({ id, title }) => {
    const address = sent.get(id) ?? own.get(id)
    return address === undefined ? [] : [{ id, title, address }]
  })
  if (shown.length === 0) return null
  return (
    <Part heading={later.page.results.photos_heading}>
      <ul className={recipe('pictures')}>
        {shown.map(({ address, id, title }) => (
          <li key={id}>
            <Picture src={address} alt={fill(words.picture_alt, { view: title })} shape="portrait" />
            <p>{title}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const useSentPhotos = (reply: ResultReply): ReadonlyMap<string, string> => {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  const token = useQuizPart(({ context }) => context.sending?.token ?? context.keptResult?.token)
  useEffect(() => {
    let left = false
    const made: string[] = []
    const load = async () => {
      const found = new Map<string, string>()
      for (const { view } of reply.photos) {
        const blob = await (reply.view === 'full'
          ? (await import('#client/claims.ts')).readOwnPhoto(reply.id, view)
          : readPhoto(reply.id, token ?? '', view))
        if (blob === null || left) continue
        const address = URL.createObjectURL(blob)
        made.push(address)
        found.set(view, address)
      }
      if (!left) setAddresses(found)
    }
    void load()
    return () => {
      left = true
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [reply, token])
  return addresses
}
