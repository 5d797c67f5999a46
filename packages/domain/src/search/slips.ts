/** In three letters one slip leaves nothing that could be recognised, and longer words than these nobody types. */
const SHORTEST_WITH_ONE = 4;
const SHORTEST_WITH_TWO = 8;
const LONGEST = 20;

/** How many slips of the finger are forgiven in a word: one, two from eight letters on. */
export function slipsForgiven(word: string): 0 | 1 | 2 {
  if (word.length < SHORTEST_WITH_ONE || word.length > LONGEST || !/^[a-z]+$/.test(word)) return 0;
  return word.length < SHORTEST_WITH_TWO ? 1 : 2;
}

/**
 * How many slips (a wrong letter, one too many, one missing, two swapped) lie between two words.
 * @param isBeginning whether what stands behind the typed word does not count
 */
export function slipsBetween(typed: string, word: string, isBeginning = false): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return isBeginning ? Math.min(...last) : (last[word.length] ?? 0);
}

const without = (word: string): string[] => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * Under what a word is found by those that are some slips away: itself, and what is left of it without some letters. Two words
 * with as many slips between them have one of these in common.
 */
export function formsOf(word: string): string[] {
  const slips = slipsForgiven(word);
  if (slips === 0) return [word];
  const once = without(word);
  return [...new Set([word, ...once, ...(slips === 2 ? once.flatMap(without) : [])])];
}
