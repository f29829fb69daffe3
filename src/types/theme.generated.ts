// Generated from src/app/theme by `npm run generate`. Do not edit.
/** The recipes of one element: their variants. */
export interface Recipes {
  button: { look?: 'solid' | 'outline' | 'quiet' | undefined; size?: 'md' | 'lg' | 'dense' | 'icon' | undefined; width?: 'full' | undefined }
  card: { look?: 'panel' | 'hero' | undefined; tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined; pad?: 'md' | 'lg' | undefined }
  disclosure: Record<string, never>
  hidden: Record<string, never>
  icon: { size?: 'small' | undefined }
  list: Record<string, never>
  markdown: Record<string, never>
  option: { chosen?: 'yes' | undefined; layout?: 'row' | 'picture' | 'pictureRow' | undefined }
  'option-or': Record<string, never>
  options: { columns?: 'one' | 'two' | 'pictures' | 'threePictures' | undefined }
  page: Record<string, never>
  'photo-step': Record<string, never>
  picture: { shape?: 'square' | 'portrait' | 'wide' | 'fringe' | undefined }
  pictures: Record<string, never>
  row: { gap?: 'sm' | 'md' | 'lg' | undefined; align?: 'between' | undefined }
  section: { look?: 'plain' | 'subtle' | 'band' | undefined }
  'skip-link': Record<string, never>
  stack: { gap?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'section' | undefined; columns?: 'two' | undefined }
  text: { style?: 'title' | 'heading' | 'question' | 'label' | 'lead' | 'body' | 'small' | undefined; tone?: 'muted' | undefined; width?: 'measure' | undefined }
  wrap: { width?: 'page' | 'form' | 'text' | undefined; pad?: 'page' | undefined }
}
/** The recipes with named parts: the parts and the variants. */
export interface SlotRecipes {
  analysing: { slot: 'root' | 'art' | 'title' | 'lead' | 'stages' | 'stage'; variants: { state?: 'waiting' | 'now' | 'done' | undefined } }
  band: { slot: 'root' | 'fringe' | 'inner' | 'text'; variants: Record<string, never> }
  blurred: { slot: 'root' | 'fog' | 'row' | 'name' | 'track' | 'over' | 'card' | 'actions' | 'note'; variants: Record<string, never> }
  brand: { slot: 'root' | 'mark'; variants: Record<string, never> }
  camera: { slot: 'root' | 'video' | 'guide' | 'off' | 'advice' | 'count' | 'controls' | 'control' | 'shutter'; variants: Record<string, never> }
  consent: { slot: 'root' | 'title' | 'mark' | 'body' | 'choices' | 'choice' | 'box' | 'said'; variants: Record<string, never> }
  dialog: { slot: 'root' | 'body' | 'actions'; variants: Record<string, never> }
  field: { slot: 'input' | 'count'; variants: { lines?: 'many' | undefined; state?: 'over' | undefined } }
  footer: { slot: 'root' | 'columns' | 'link' | 'small'; variants: Record<string, never> }
  greeting: { slot: 'root' | 'fringe' | 'body' | 'title' | 'lead'; variants: Record<string, never> }
  hero: { slot: 'root' | 'inner' | 'copy' | 'title' | 'lead' | 'actions' | 'note' | 'art'; variants: Record<string, never> }
  ledger: { slot: 'root' | 'lead' | 'table' | 'points' | 'reason' | 'detail' | 'sum' | 'foot'; variants: Record<string, never> }
  note: { slot: 'root' | 'sign' | 'body' | 'title' | 'actions'; variants: { status?: 'info' | 'success' | 'warning' | 'danger' | undefined } }
  panes: { slot: 'list' | 'item' | 'pane' | 'picture' | 'text'; variants: { tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  'photo-slots': { slot: 'list' | 'slot' | 'box' | 'guide' | 'photo' | 'title' | 'word' | 'advice' | 'remove'; variants: { state?: 'empty' | 'now' | 'taken' | undefined; verdict?: 'good' | 'advice' | undefined } }
  product: { slot: 'root' | 'pane' | 'body' | 'brand' | 'name' | 'price' | 'why' | 'against' | 'sample' | 'list'; variants: Record<string, never> }
  progress: { slot: 'root' | 'bar' | 'text' | 'kept'; variants: { kept?: 'saving' | 'saved' | undefined } }
  question: { slot: 'root' | 'title' | 'mark' | 'changed' | 'hint' | 'why' | 'clear'; variants: { clearable?: 'yes' | undefined; answered?: 'yes' | undefined } }
  'quiz-foot': { slot: 'root' | 'inner' | 'note'; variants: Record<string, never> }
  'quiz-head': { slot: 'root' | 'inner' | 'top' | 'tabs' | 'tab'; variants: Record<string, never> }
  routine: { slot: 'root' | 'list' | 'step' | 'number' | 'body' | 'title' | 'often' | 'product'; variants: Record<string, never> }
  score: { slot: 'root' | 'head' | 'name' | 'number' | 'outOf' | 'track' | 'bar' | 'word' | 'help'; variants: { tone?: 'low' | 'middle' | 'high' | 'watch' | 'alert' | undefined } }
  'state-card': { slot: 'root' | 'art' | 'title' | 'text' | 'actions'; variants: Record<string, never> }
  'step-heading': { slot: 'root' | 'title' | 'lead'; variants: Record<string, never> }
  tips: { slot: 'list' | 'badge' | 'summary' | 'sign' | 'title' | 'tips' | 'tip' | 'tipTitle' | 'because'; variants: { tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  toast: { slot: 'region' | 'root'; variants: Record<string, never> }
  'top-nav': { slot: 'root' | 'inner' | 'links' | 'link' | 'end' | 'menu' | 'menuWord' | 'sheet' | 'sheetLink' | 'here'; variants: { ground?: 'hero' | undefined } }
  traits: { slot: 'list' | 'card' | 'pane' | 'picture' | 'title' | 'label' | 'text' | 'note'; variants: { tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  upload: { slot: 'root' | 'input' | 'hint' | 'drop'; variants: { over?: 'yes' | undefined } }
}
