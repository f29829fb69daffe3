/** The `typingIn` key that makes adding a question to a file and typing its title one act. */
export const typingOfNewQuestion = (file: string): string => `${file}:new question`
