/** The modules that vite-plugin.ts makes from the content folder. */
declare module 'virtual:content/quiz' {
  export const quizContent: import('#content/slices.ts').QuizSlice
}
declare module 'virtual:content/report' {
  export const reportContent: import('#content/slices.ts').ReportSlice
}
declare module 'virtual:content/site' {
  export const siteContent: import('#content/slices.ts').SiteSlice
}
/** Everything, for stories and tests only. */
declare module 'virtual:content/all' {
  export const content: import('#types/content.generated.ts').Content
  export const version: string
}
