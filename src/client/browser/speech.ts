/** Words spoken aloud by the device, for somebody who has turned away from the screen. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/** After what is being said. */
export const speak = (text: string): void => {
  if (!canSpeak()) return
  const words = new SpeechSynthesisUtterance(text)
  words.lang = document.documentElement.lang
  window.speechSynthesis.speak(words)
}

export const stopSpeaking = (): void => {
  if (canSpeak()) window.speechSynthesis.cancel()
}
