/** Letters as they are compared: small, without accents, and nothing but letters. */
const lettersOf = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '');

// Single letters and pairs are in every random password.
const SHORTEST_WORD = 3;

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{M}]+/u).map(lettersOf);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a text is nothing but these words, one or several on end; in a time that does not depend on the words. */
function consistsOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(text.length);
}

/**
 * Whether a password is one of these names in some dress: what is left of it without digits and signs is made of words of the
 * names alone (`Galeana2026`, `maria.maria!`), or it is a name as it stands (`6361234567`).
 * @param names the town's, the brand's, the user name, the e-mail's part before the @
 */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  if (names.some((name) => plain(name) === plain(password))) return true;
  const letters = lettersOf(password);
  const words = [...new Set(names.flatMap(wordsOf))].filter((word) => word.length >= SHORTEST_WORD);
  return letters !== '' && consistsOf(letters, words);
}
