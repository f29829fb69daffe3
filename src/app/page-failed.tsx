import { pathsContent } from 'virtual:content/paths'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'

/** A page that could not be fetched. It needs nothing that would have to be fetched. */
export const PageFailed = () => (
  <main id="main" className={recipe('wrap', { width: 'form', pad: 'page' })}>
    <div className={recipe('stack', { gap: 'lg' })} role="alert">
      <h1 className={recipe('text', { style: 'title' })}>{pathsContent.failed}</h1>
      <div>
        <Button
          onClick={() => {
            window.location.reload()
          }}
        >
          {pathsContent.reload}
        </Button>
      </div>
    </div>
  </main>
)
