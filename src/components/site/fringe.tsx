import { Picture } from '#components/picture.tsx'

/** A drawn edge that hangs from above, once a page: as often as it takes to be wide enough. */
export const Fringe = ({
  art,
  className,
  times,
}: {
  readonly art: string
  readonly className: string
  readonly times: number
}) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: times }, (_, position) => (
      <Picture key={position} src={art} shape="fringe" />
    ))}
  </div>
)
