/** Passwords that anybody would try first. The rule of capitals and numbers stops none of them: "Password1" keeps it. */

/** Words that stand at the top of every list of stolen passwords. Numbers and signs around them do not help. */
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
/** P4ssw0rd -> password: but only inside, so that the number that was added at the end goes. */
const withoutSubstitutions = (text: string): string =>
  lettersOf(text.replace(/[^\p{L}]+$/u, '').replace(/[01345@$]/g, (sign) => substitutions[sign] ?? ''))

/** `known`: the username, the address ... of whom it is for. */
export const isEasyPassword = (password: string, known: readonly string[]): boolean => {
  const typed = normalise(password)
  if (new Set(typed).size < 5) return true
  if ([lettersOf(typed), withoutSubstitutions(typed)].some((word) => commonWords.has(word))) return true
  return known.flatMap(identityParts).some((word) => typed.includes(word))
}

/** Of an address what stands before the @. Short ones are left out: they stand in many a good password by chance. */
const identityParts = (text: string): readonly string[] => {
  const whole = normalise(text.trim())
  return [whole, whole.split('@')[0] ?? ''].filter((part) => part.length >= 4)
}
