/** Words at the top of every list of leaked passwords. Digits and punctuation around them do not make them harder to guess. */
const commonWords: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef admin administrator andrew angel arsenal ashley asdf asdfgh asdfghjkl azerty babygirl baseball
  batman biscuit changeme charlie chelsea chocolate computer cookie daniel dragon everton flower football freedom george
  guest hannah harrypotter hello hellokitty hunter iloveyou jessica jordan killer letmein liverpool login london lovely
  manchester master matthew michael monday monkey mustang mypassword nothing pass passwd password passwort pepper
  pokemon princess qazwsx qwer qwert qwerty qwertyui qwertyuiop rangers robert samantha secret shadow soccer spring
  starwars summer sunshine superman temp test testing thomas trustno trustnoone united user welcome whatever william
  winter autumn zaq zxcvbn zxcvbnm`.split(/\s+/),
)

const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

const normalise = (text: string): string => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')
/** P4ssw0rd1 -> password. Digits at the end are removed first, because there they are additions and not substitutions. */
const withoutSubstitutions = (text: string): string =>
  lettersOf(text.replace(/[^\p{L}]+$/u, '').replace(/[01345@$]/g, (character) => substitutions[character] ?? ''))

/**
 * Whether a password is among those that are tried first, although it may satisfy the rules for capitals and numbers: few different
 * characters, a common word, or something `known` about the account, such as its username or email address.
 */
export const isEasyPassword = (password: string, known: readonly string[]): boolean => {
  const typed = normalise(password)
  if (new Set(typed).size < 5) return true
  if ([lettersOf(typed), withoutSubstitutions(typed)].some((word) => commonWords.has(word))) return true
  return known.flatMap(identityParts).some((word) => typed.includes(word))
}

/** The text, and for an email address the part before the @. Parts below 4 characters occur in good passwords by chance. */
const identityParts = (text: string): readonly string[] => {
  const whole = normalise(text.trim())
  return [whole, whole.split('@')[0] ?? ''].filter((part) => part.length >= 4)
}
