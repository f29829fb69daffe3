/** Words spoken aloud by the device, for somebody who has turned away from the screen. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/** What was being said is cut off: only the newest counts. */
export const speak = (text: string): void => {
  if (!canSpeak()) return
  window.speechSynthesis.cancel()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = document.documentElement.lang
  window.speechSynthesis.speak(words)
}

export const stopSpeaking = (): void => {
  if (canSpeak()) window.speechSynthesis.cancel()
}
