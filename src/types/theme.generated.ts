// Generated from src/app/theme by `npm run generate`. Do not edit.
/** The recipes of one element: their variants. */
export interface Recipes {
  'action-menu': Record<string, never>
  button: { variant?: 'solid' | 'outline' | 'quiet' | undefined; size?: 'md' | 'lg' | 'dense' | 'icon' | 'small' | undefined; width?: 'full' | undefined; tone?: 'danger' | undefined }
  card: { tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined; long?: 'yes' | undefined }
  disclosure: Record<string, never>
  fold: Record<string, never>
  hidden: Record<string, never>
  icon: { size?: 'small' | undefined; along?: 'line' | undefined }
  list: Record<string, never>
  markdown: Record<string, never>
  option: { layout?: 'row' | 'scale' | 'picture' | undefined; inRows?: 'yes' | undefined }
  'option-or': Record<string, never>
  'option-plain': Record<string, never>
  options: { columns?: 'one' | 'pairs' | 'two' | 'three' | 'twoAndOne' | 'pictures' | 'scale' | 'threePictures' | undefined }
  page: Record<string, never>
  'file-button': Record<string, never>
  'photo-step': { beside?: 'yes' | undefined; full?: 'yes' | undefined; lead?: 'no' | undefined; note?: 'yes' | undefined; off?: 'yes' | undefined; wide?: 'yes' | undefined }
  picture: { shape?: 'square' | 'portrait' | 'wide' | 'question' | 'own' | 'fringe' | undefined }
  'product-cards': Record<string, never>
  'remove-photo': Record<string, never>
  'result-notice': { state?: 'waiting' | 'saved' | 'seen' | undefined }
  row: { gap?: 'sm' | 'md' | 'lg' | undefined; align?: 'between' | 'text' | undefined }
  section: { variant?: 'plain' | 'subtle' | 'band' | undefined }
  'skip-link': Record<string, never>
  stack: { gap?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | '2xl' | undefined; columns?: 'two' | 'fit' | undefined; prints?: 'no' | undefined }
  'status-region': Record<string, never>
  text: { style?: 'title' | 'heading' | 'question' | 'label' | 'small' | undefined; tone?: 'muted' | undefined; width?: 'measure' | undefined }
  checkbox: Record<string, never>
  wrap: { width?: 'page' | 'form' | undefined; pad?: 'page' | 'note' | undefined }
}
/** The recipes with named parts: the parts and the variants. */
export interface SlotRecipes {
  analysing: { slot: 'root' | 'art' | 'strand' | 'dots' | 'drawn' | 'rest' | 'title' | 'lead' | 'stages' | 'stage' | 'sign' | 'countdown'; variants: { state?: 'waiting' | 'now' | 'done' | 'failed' | undefined } }
  article: { slot: 'root' | 'column' | 'part' | 'art' | 'body'; variants: { part?: 'whole' | 'lead' | undefined } }
  band: { slot: 'root' | 'fringe' | 'inner' | 'copy' | 'text' | 'lead'; variants: Record<string, never> }
  basket: { slot: 'heading' | 'list' | 'item' | 'copy' | 'link' | 'price' | 'sum' | 'total'; variants: Record<string, never> }
  blurred: { slot: 'root' | 'fog' | 'row' | 'line' | 'name' | 'track' | 'over' | 'card' | 'actions' | 'note'; variants: Record<string, never> }
  brand: { slot: 'root' | 'mark'; variants: Record<string, never> }
  camera: { slot: 'root' | 'video' | 'guide' | 'off' | 'advice' | 'count' | 'cover' | 'controls' | 'control' | 'shutter'; variants: { stops?: 'yes' | undefined } }
  carousel: { slot: 'root' | 'pane' | 'slides' | 'slide' | 'art' | 'copy' | 'position' | 'controls' | 'pause' | 'marks' | 'mark'; variants: { shown?: 'yes' | undefined } }
  chips: { slot: 'add' | 'list' | 'chip' | 'label' | 'remove' | 'status'; variants: Record<string, never> }
  compare: { slot: 'root' | 'verdict' | 'disc' | 'parts' | 'row' | 'what' | 'item' | 'pane' | 'words' | 'chip' | 'name' | 'kept' | 'value' | 'change'; variants: { kind?: 'new' | 'gone' | undefined; lines?: 'yes' | undefined } }
  consent: { slot: 'root' | 'title' | 'facts' | 'label' | 'fact' | 'details' | 'whole' | 'choices' | 'choice' | 'box' | 'status' | 'withdraw'; variants: Record<string, never> }
  consents: { slot: 'row' | 'name'; variants: Record<string, never> }
  dashboard: { slot: 'root' | 'main' | 'pair'; variants: Record<string, never> }
  'data-table': { slot: 'root' | 'row' | 'header' | 'group' | 'label' | 'detail'; variants: { variant?: 'compact' | undefined; columns?: 'two' | undefined } }
  dialog: { slot: 'root' | 'body' | 'actions'; variants: Record<string, never> }
  'error-summary': { slot: 'list' | 'link'; variants: Record<string, never> }
  field: { slot: 'input' | 'count'; variants: { length?: 'short' | undefined; lines?: 'few' | 'many' | undefined; state?: 'over' | undefined } }
  footer: { slot: 'root' | 'columns' | 'home' | 'group' | 'link' | 'end' | 'small'; variants: { size?: 'short' | undefined } }
  form: { slot: 'root' | 'footer' | 'result' | 'icon'; variants: { status?: 'info' | 'success' | 'danger' | undefined; footer?: 'wide' | 'stays' | undefined } }
  'form-field': { slot: 'root' | 'label' | 'hint' | 'rules' | 'rule' | 'error' | 'input'; variants: { kind?: 'lines' | 'select' | undefined; state?: 'met' | undefined } }
  'form-page': { slot: 'root' | 'pane' | 'fringe' | 'copy' | 'title' | 'lead' | 'points' | 'art' | 'drawing' | 'body' | 'aside'; variants: { mood?: 'quiet' | undefined; beside?: 'text' | 'nothing' | undefined; art?: 'beside' | 'always' | undefined; height?: 'low' | undefined; waiting?: 'yes' | undefined } }
  gallery: { slot: 'root' | 'item' | 'pane' | 'label'; variants: Record<string, never> }
  'first-thing': { slot: 'root' | 'section' | 'insight' | 'first' | 'title' | 'text' | 'detail'; variants: Record<string, never> }
  greeting: { slot: 'root' | 'fringe' | 'body' | 'title' | 'lead'; variants: { fringe?: 'yes' | undefined; arrives?: 'yes' | undefined; summary?: 'yes' | undefined } }
  hero: { slot: 'root' | 'inner' | 'copy' | 'title' | 'lead' | 'actions' | 'facts' | 'fact' | 'art'; variants: Record<string, never> }
  ingredients: { slot: 'root' | 'heading' | 'list' | 'item' | 'name' | 'text' | 'caution'; variants: { open?: 'yes' | 'no' | undefined } }
  intro: { slot: 'root' | 'copy' | 'art' | 'facts' | 'fact' | 'small'; variants: { art?: 'yes' | undefined; isLast?: 'yes' | undefined } }
  jump: { slot: 'root' | 'line' | 'list'; variants: Record<string, never> }
  ledger: { slot: 'root' | 'lead' | 'table' | 'points' | 'reason' | 'detail' | 'track' | 'sum' | 'footer' | 'pictures'; variants: Record<string, never> }
  loading: { slot: 'root' | 'text' | 'block'; variants: { height?: 'line' | 'card' | undefined } }
  'no-data': { slot: 'root' | 'head' | 'lists' | 'list' | 'name' | 'place' | 'tiles' | 'tile' | 'report' | 'thumb' | 'greeting'; variants: { size?: 'large' | undefined } }
  note: { slot: 'root' | 'icon' | 'body' | 'title' | 'actions'; variants: { status?: 'info' | 'success' | 'warning' | 'danger' | undefined } }
  'page-header': { slot: 'root' | 'inner' | 'title' | 'lead' | 'picture' | 'fringe'; variants: Record<string, never> }
  panes: { slot: 'list' | 'item' | 'pane' | 'picture' | 'text'; variants: { tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  'photo-row': { slot: 'list' | 'item' | 'box' | 'photo' | 'failure' | 'title'; variants: { crop?: 'none' | undefined } }
  'photo-slider': { slot: 'root' | 'frame' | 'picture' | 'edge' | 'line' | 'slider' | 'captions'; variants: Record<string, never> }
  'photo-slots': { slot: 'list' | 'slot' | 'box' | 'guide' | 'photo' | 'title' | 'status' | 'advice' | 'actions'; variants: { state?: 'empty' | 'now' | 'taken' | undefined; over?: 'yes' | undefined; verdict?: 'good' | 'advice' | undefined } }
  points: { slot: 'point' | 'icon' | 'text'; variants: Record<string, never> }
  product: { slot: 'root' | 'rows' | 'row' | 'facts' | 'first' | 'pane' | 'header' | 'body' | 'foot' | 'brand' | 'name' | 'price' | 'why' | 'against'; variants: { sure?: 'yes' | undefined; tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  'product-page': { slot: 'groups' | 'notes'; variants: Record<string, never> }
  progress: { slot: 'root' | 'bar' | 'fill' | 'text' | 'long' | 'short' | 'words' | 'saveStatus' | 'saveText'; variants: { saveText?: 'shown' | undefined } }
  question: { slot: 'root' | 'title' | 'mark' | 'changed' | 'hint' | 'error' | 'why' | 'clear'; variants: { answered?: 'yes' | undefined } }
  review: { slot: 'list' | 'item' | 'question' | 'answer' | 'missing' | 'note' | 'change'; variants: Record<string, never> }
  'quiz-footer': { slot: 'root' | 'inner' | 'action'; variants: Record<string, never> }
  'quiz-header': { slot: 'root' | 'inner' | 'top' | 'tabs' | 'tab'; variants: { state?: 'open' | 'done' | 'skipped' | undefined; ground?: 'hero' | undefined; brand?: 'mark' | undefined } }
  'report-row': { slot: 'bar' | 'list' | 'root' | 'head' | 'picture' | 'top' | 'date' | 'time' | 'words' | 'choose' | 'scores' | 'score' | 'name' | 'value' | 'word' | 'unknown' | 'details' | 'actions'; variants: Record<string, never> }
  'result-summary': { slot: 'root' | 'sentence' | 'clause' | 'short' | 'pane' | 'copy' | 'title' | 'words' | 'word'; variants: Record<string, never> }
  routine: { slot: 'root' | 'step' | 'number' | 'body' | 'title' | 'lines' | 'line' | 'drawn' | 'pane' | 'often'; variants: Record<string, never> }
  score: { slot: 'root' | 'header' | 'name' | 'number' | 'outOf' | 'track' | 'bar' | 'footer' | 'word' | 'band' | 'help'; variants: { grows?: 'now' | 'later' | undefined; tone?: 'low' | 'middle' | 'high' | 'watch' | 'alert' | undefined } }
  'score-change': { slot: 'key' | 'swatch' | 'item' | 'header' | 'name' | 'change' | 'mark'; variants: { tone?: 'better' | 'worse' | 'same' | undefined } }
  settings: { slot: 'form' | 'root' | 'body' | 'pair' | 'list'; variants: Record<string, never> }
  'side-menu': { slot: 'root' | 'fold' | 'where' | 'open' | 'column' | 'list' | 'link'; variants: Record<string, never> }
  signposts: { slot: 'root' | 'lead' | 'list' | 'item' | 'text'; variants: { several?: 'yes' | undefined } }
  split: { slot: 'root' | 'copy' | 'text'; variants: { copy?: 'heading' | undefined } }
  stars: { slot: 'root' | 'label' | 'error' | 'list' | 'star' | 'status'; variants: { state?: 'on' | undefined } }
  'state-card': { slot: 'root' | 'art' | 'title' | 'text' | 'actions'; variants: { size?: 'small' | 'medium' | undefined } }
  'page-heading': { slot: 'root' | 'title' | 'lead'; variants: Record<string, never> }
  'step-pane': { slot: 'all' | 'one'; variants: { enters?: 'rising' | 'clipped' | undefined; hidden?: 'beingMade' | 'made' | undefined } }
  'group-heading': { slot: 'root' | 'words' | 'title' | 'place' | 'picture'; variants: Record<string, never> }
  'step-list': { slot: 'root' | 'step' | 'number'; variants: Record<string, never> }
  stepper: { slot: 'root' | 'pane' | 'header' | 'bar' | 'progress' | 'steps' | 'step' | 'art' | 'copy' | 'title' | 'actions' | 'beside' | 'all'; variants: { shown?: 'yes' | undefined; tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  teaser: { slot: 'root' | 'note' | 'key' | 'entry'; variants: Record<string, never> }
  'text-page': { slot: 'root' | 'header' | 'contents' | 'folded' | 'beside' | 'guide' | 'example' | 'part' | 'whole' | 'body' | 'back' | 'search' | 'searchLabel' | 'found' | 'fold' | 'summary' | 'count' | 'inside'; variants: Record<string, never> }
  'theme-switch': { slot: 'root' | 'label' | 'options' | 'option'; variants: Record<string, never> }
  tips: { slot: 'list' | 'badge' | 'header' | 'icon' | 'title' | 'tip' | 'tipTitle' | 'others' | 'because' | 'evidence'; variants: { tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  toast: { slot: 'region' | 'root'; variants: Record<string, never> }
  'top-nav': { slot: 'root' | 'inner' | 'links' | 'link' | 'menu' | 'menuLabel' | 'sheet' | 'sheetLink' | 'here'; variants: { ground?: 'hero' | undefined } }
  traits: { slot: 'list' | 'card' | 'pane' | 'picture' | 'words' | 'title' | 'label' | 'text' | 'note'; variants: { few?: 'yes' | undefined; tint?: 'mango' | 'indigo' | 'hibiscus' | 'leaf' | undefined } }
  upload: { slot: 'root' | 'ways' | 'sources' | 'drop' | 'submit'; variants: { inFooter?: 'yes' | undefined; over?: 'yes' | undefined } }
  'waiting-result': { slot: 'root' | 'top' | 'heading' | 'summary' | 'text' | 'keeps' | 'line' | 'action'; variants: { says?: 'sentence' | 'text' | undefined } }
}
