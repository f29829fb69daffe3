/** The modules that vite-plugin.ts makes from the content folder. */
declare module 'virtual:content/quiz' {
  export const quizContent: import('#content/slices.ts').QuizSlice
}
declare module 'virtual:content/quiz-later' {
  export const quizLaterContent: ReturnType<typeof import('#content/slices.ts').quizLaterSlice>
}
declare module 'virtual:content/report' {
  export const reportContent: import('#content/slices.ts').ReportSlice
}
/** For the build only. */
declare module 'virtual:content/head' {
  export const headContent: ReturnType<typeof import('#content/slices.ts').headSlice>
}
declare module 'virtual:content/site' {
  export const siteContent: import('#content/slices.ts').SiteSlice
}
declare module 'virtual:content/home' {
  export const homeContent: import('#content/slices.ts').HomeSlice
}
declare module 'virtual:content/about' {
  export const aboutContent: import('#content/slices.ts').AboutSlice
}
declare module 'virtual:content/how' {
  export const howContent: import('#content/slices.ts').HowSlice
}
declare module 'virtual:content/paths' {
  export const pathsContent: ReturnType<typeof import('#content/slices.ts').pathsSlice>
}
declare module 'virtual:content/account' {
  export const accountContent: import('#content/slices.ts').AccountSlice
}
declare module 'virtual:content/session' {
  export const sessionContent: import('#content/slices.ts').SessionSlice
}
declare module 'virtual:content/dashboard' {
  export const dashboardContent: import('#content/slices.ts').DashboardSlice
}
declare module 'virtual:content/feedback' {
  export const feedbackContent: import('#content/slices.ts').FeedbackSlice
}
declare module 'virtual:content/updates' {
  export const updatesContent: import('#content/slices.ts').UpdatesSlice
}
declare module 'virtual:content/unsubscribe' {
  export const unsubscribeContent: import('#content/slices.ts').UnsubscribeSlice
}
declare module 'virtual:content/complaints' {
  export const complaintsContent: import('#content/text-slices.ts').ComplaintsSlice
}
declare module 'virtual:content/text' {
  export const textContent: import('#content/text-slices.ts').TextSlice
}
declare module 'virtual:content/score-rules' {
  export const scoreRulesContent: import('#content/text-slices.ts').ScoreRulesSlice
}
/** Everything, for stories and tests only. */
declare module 'virtual:content/all' {
  export const content: import('#types/content.generated.ts').Content
  export const version: string
}
