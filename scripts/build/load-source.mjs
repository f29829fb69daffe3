// Loads modules of src/ without a build. Needs Vite, and so the development packages.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sourceBundle, sourceFingerprint } from './source-bundle.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** @type {string | undefined} */
let fingerprint

/**
 * The modules that scripts load.
 * @typedef {{
 *   '#app/theme/generate.ts': typeof import('#app/theme/generate.ts')
 *   '#content/compile.ts': typeof import('#content/compile.ts')
 *   '#content/compile-files.ts': typeof import('#content/compile-files.ts')
 *   '#content/package-files.ts': typeof import('#content/package-files.ts')
 *   '#content/folder/compile-cache.ts': typeof import('#content/folder/compile-cache.ts')
 *   '#content/problems/codes-document.ts': typeof import('#content/problems/codes-document.ts')
 *   '#content/fix-content.ts': typeof import('#content/fix-content.ts')
 *   '#content/folder/read-folder.ts': typeof import('#content/folder/read-folder.ts')
 *   '#content/names/read-names.ts': typeof import('#content/names/read-names.ts')
 *   '#content/names/rename.ts': typeof import('#content/names/rename.ts')
 *   '#content/names/uses.ts': typeof import('#content/names/uses.ts')
 *   '#content/problems/annotations.ts': typeof import('#content/problems/annotations.ts')
 *   '#content/folder/package-root.ts': typeof import('#content/folder/package-root.ts')
 *   '#content/history/id-records.ts': typeof import('#content/history/id-records.ts')
 *   '#content/folder/content-file.ts': typeof import('#content/folder/content-file.ts')
 *   '#content/history/release.ts': typeof import('#content/history/release.ts')
 *   '#content/write/own-texts.ts': typeof import('#content/write/own-texts.ts')
 *   '#content/schema/did-you-mean.ts': typeof import('#content/schema/did-you-mean.ts')
 *   '#content/problems/report.ts': typeof import('#content/problems/report.ts')
 *   '#content/problems/wording.ts': typeof import('#content/problems/wording.ts')
 *   '#content/write/change.ts': typeof import('#content/write/change.ts')
 *   '#content/yaml/range.ts': typeof import('#content/yaml/range.ts')
 *   '#editing/ids/id-from-label.ts': typeof import('#editing/ids/id-from-label.ts')
 *   '#editing/impact/audience.ts': typeof import('#editing/impact/audience.ts')
 *   '#editing/impact/impact.ts': typeof import('#editing/impact/impact.ts')
 *   '#engine/format.ts': typeof import('#engine/format.ts')
 *   '#engine/photos/photo-quality.ts': typeof import('#engine/photos/photo-quality.ts')
 *   '#engine/quiz/answers/answers.ts': typeof import('#engine/quiz/answers/answers.ts')
 *   '#engine/quiz/steps/progress.ts': typeof import('#engine/quiz/steps/progress.ts')
 *   '#engine/quiz/quiz.ts': typeof import('#engine/quiz/quiz.ts')
 *   '#engine/quiz/state.ts': typeof import('#engine/quiz/state.ts')
 *   '#engine/quiz/question-kinds.ts': typeof import('#engine/quiz/question-kinds.ts')
 *   '#engine/quiz/answers/submission-size.ts': typeof import('#engine/quiz/answers/submission-size.ts')
 *   '#engine/result/analysis.ts': typeof import('#engine/result/analysis.ts')
 *   '#engine/result/result.ts': typeof import('#engine/result/result.ts')
 *   '#server/app.ts': typeof import('#server/app.ts')
 *   '#server/config/environment.ts': typeof import('#server/config/environment.ts')
 *   '#server/erasures/erasure-log.ts': typeof import('#server/erasures/erasure-log.ts')
 *   '#server/http/service-worker.ts': typeof import('#server/http/service-worker.ts')
 *   '#server/http/limits/load.ts': typeof import('#server/http/limits/load.ts')
 *   '#server/mail/transport.ts': typeof import('#server/mail/transport.ts')
 *   '#server/operator/usage.ts': typeof import('#server/operator/usage.ts')
 *   '#server/operator/operator.ts': typeof import('#server/operator/operator.ts')
 *   '#server/photos/open-photo-store.ts': typeof import('#server/photos/open-photo-store.ts')
 *   '#server/photos/photo-identity.ts': typeof import('#server/photos/photo-identity.ts')
 *   '#server/photos/uploads.ts': typeof import('#server/photos/uploads.ts')
 *   '#server/store/database/database.ts': typeof import('#server/store/database/database.ts')
 *   '#studio/editor/create-editor.ts': typeof import('#studio/editor/create-editor.ts')
 *   '#studio/search/find.ts': typeof import('#studio/search/find.ts')
 *   '#studio/search/search-index.ts': typeof import('#studio/search/search-index.ts')
 *   '#studio/tree/tree-of.ts': typeof import('#studio/tree/tree-of.ts')
 *   '#studio-server/open-studio.ts': typeof import('#studio-server/open-studio.ts')
 *   '#testing/samples/counted-conditions.ts': typeof import('#testing/samples/counted-conditions.ts')
 *   '#testing/growth/run.ts': typeof import('#testing/growth/run.ts')
 *   '#testing/samples/make-submission.ts': typeof import('#testing/samples/make-submission.ts')
 * }} SourceModules
 */

/**
 * Loads a module from a cached bundle, so that Vite need not be loaded. With `config`, and for #testing modules, Vite is used: the
 * fingerprint of the bundle does not cover these.
 * @template {keyof SourceModules} Name
 * @param {Name} name
 * @param {import('vite').InlineConfig} [config]
 * @returns {Promise<SourceModules[Name]>}
 */
export async function loadSource(name, config) {
  if (!config && !name.startsWith('#testing/')) {
    // Vite sets this when it makes the bundle. It has to be the same when the bundle comes from the cache.
    process.env.NODE_ENV ||= 'development'
    fingerprint ??= sourceFingerprint(root)
    return import(pathToFileURL(await sourceBundle(root, sourcePath(name), fingerprint)).href)
  }
  const { runnerImport } = await import('vite')
  /** @type {{ module: SourceModules[Name] }} */
  const { module } = await runnerImport(sourcePath(name), { root, configFile: false, logLevel: 'error', ...config })
  return module
}

/**
 * The file of `#engine/quiz/quiz.ts`.
 * @param {string} name
 */
export function sourcePath(name) {
  return `${root}src/${name.slice(1)}`
}
