/** The key under which the addition of a question to a file and the typing of its title are one act. */
export const typingOfNewQuestion = (file: string): string => `${file}:new question`
