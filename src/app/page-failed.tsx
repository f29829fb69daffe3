import { pathsContent } from 'virtual:content/paths'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'

/** Shown when a chunk could not be loaded. It must not load anything itself. */
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
