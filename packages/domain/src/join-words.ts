/** What is there of several words, with a space between: a name of one word or two, a street with or without its number. */
export const joinWords = (...words: (string | null | undefined)[]): string => words.filter(Boolean).join(' ');
