/** Characters that nobody sees, in the sets that matter to texts. Without the flag g: a pattern with it remembers where it was. */

/** They come with text from word processors and web pages, and are wrong in a name, an address or anything that is compared. */
export const withoutWidth = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u

/**
 * The part of them that is hardly intended in a text for visitors. Joiners belong to some languages and emoji, marks for the direction
 * of writing to others, and a soft hyphen to long words.
 */
export const hiddenInTexts = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?![\t\n\r])\p{Cc}/u

/** No database stores them: NUL and lone surrogates. */
export const unstorable = /[\0\p{Surrogate}]/u

/** Spaces that are not the one of the keyboard. In a text for visitors they keep words together. */
export const otherSpaces = /[\u00a0\u2000-\u200a\u202f\u3000]/u
