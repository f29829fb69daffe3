/** Speech synthesis, for a user who has turned away from the screen. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/** Queued after what is being spoken. */
export const speak = (text: string): void => {
  if (!canSpeak()) return
  const words = new SpeechSynthesisUtterance(text)
  words.lang = document.documentElement.lang
  window.speechSynthesis.speak(words)
}

export const stopSpeaking = (): void => {
  if (canSpeak()) window.speechSynthesis.cancel()
}
