/** The virtual modules of vite-plugin.ts. Each contains the slice of the content that one page needs. */
declare module 'virtual:content/quiz' {
  export const quizContent: import('#content/slices/slices.ts').QuizSlice
}
declare module 'virtual:content/quiz-later' {
  export const quizLaterContent: ReturnType<typeof import('#content/slices/quiz-later-slice.ts').quizLaterSlice>
}
declare module 'virtual:content/photos' {
  export const photosContent: ReturnType<typeof import('#content/slices/quiz-later-slice.ts').photosSlice>
}
declare module 'virtual:content/report' {
  export const reportContent: import('#content/slices/slices.ts').ReportSlice
}
/** Used only by the build. */
declare module 'virtual:content/head' {
  export const headContent: ReturnType<typeof import('#content/slices/site-slices.ts').headSlice>
}
declare module 'virtual:content/site' {
  export const siteContent: import('#content/slices/slices.ts').SiteSlice
}
declare module 'virtual:content/home' {
  export const homeContent: import('#content/slices/home-slice.ts').HomeSlice
}
declare module 'virtual:content/about' {
  export const aboutContent: import('#content/slices/slices.ts').AboutSlice
}
declare module 'virtual:content/how' {
  export const howContent: import('#content/slices/slices.ts').HowSlice
}
declare module 'virtual:content/paths' {
  export const pathsContent: ReturnType<typeof import('#content/slices/slices.ts').pathsSlice>
}
declare module 'virtual:content/account' {
  export const accountContent: import('#content/slices/slices.ts').AccountSlice
}
declare module 'virtual:content/session' {
  export const sessionContent: import('#content/slices/slices.ts').SessionSlice
}
declare module 'virtual:content/dashboard' {
  export const dashboardContent: import('#content/slices/slices.ts').DashboardSlice
}
declare module 'virtual:content/feedback' {
  export const feedbackContent: import('#content/slices/form-slices.ts').FeedbackSlice
}
declare module 'virtual:content/updates' {
  export const updatesContent: import('#content/slices/form-slices.ts').UpdatesSlice
}
declare module 'virtual:content/unsubscribe' {
  export const unsubscribeContent: import('#content/slices/form-slices.ts').UnsubscribeSlice
}
declare module 'virtual:content/complaints' {
  export const complaintsContent: import('#content/slices/form-slices.ts').ComplaintsSlice
}
declare module 'virtual:content/text' {
  export const textContent: import('#content/slices/text-slices.ts').TextSlice
}
declare module 'virtual:content/score-rules' {
  export const scoreRulesContent: import('#content/slices/text-slices.ts').ScoreRulesSlice
}
/**
 * Constants of the content that is built: which modules it has, and which kinds of question and of step it uses.
 * `questionKinds.radio ? lazy(...) : null` leaves out the code of a kind that is not used. In development and in stories all kinds are
 * true, because the content may get any of them at any time.
 */
declare module 'virtual:content/modules' {
  type Constants = import('#content/slices/used-kinds.ts').ContentConstants
  export const modules: Constants['modules']
  export const questionKinds: Constants['questionKinds']
  export const stepKinds: Constants['stepKinds']
  export const questionFeatures: Constants['questionFeatures']
}
/** The whole content, for stories and tests only: these are about a content with every module. */
declare module 'virtual:content/all' {
  export const content: import('#content/modules.ts').FullContent
  export const version: string
}
