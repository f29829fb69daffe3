import { Picture } from '#components/picture.tsx'

/** A decorative edge below a header, repeated `times` so that it is wide enough. At most one on a page. */
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
