/** How often a driver may try the customer's keyword at one door (DELIVERY-14). */
export const MAX_WRONG_TRIES = 3;

/** Why an order was handed over without its keyword (DELIVERY-15); `other` takes a note. */
export const WITHOUT_KEYWORD_REASONS = ['lost', 'somebody_else', 'other'] as const;

export type WithoutKeywordReason = (typeof WITHOUT_KEYWORD_REASONS)[number];

/** How a handover was proved: by the keyword, without it and why, or by a client that asks for none. */
export const KEYWORD_CHECKS = ['confirmed', 'without', 'not_asked'] as const;

type KeywordCheck = (typeof KEYWORD_CHECKS)[number];

/** A keyword that can be checked and not be read: PBKDF2 with SHA-256 of the heard word, 32 bytes, in hex. */
export type HashedKeyword = { readonly salt: string; readonly hash: string; readonly iterations: number };

/** How often a keyword is hashed: a tenth of a second on a cheap phone. */
export const KEYWORD_ITERATIONS = 50_000;
export const KEYWORD_HASH_BYTES = 32;

/** What sounds the same in Spanish and is written in more than one way, each to the letter that stands for it. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'C'],
  [/h/g, ''],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/c(?=[ei])|z/g, 's'],
  [/[cq]/g, 'k'],
  [/ll/g, 'y'],
  [/v/g, 'b'],
  [/(.)\1/g, '$1'],
];

/**
 * A keyword as it is heard: case, accents, spaces and signs do not matter, nor which of two letters writes a sound in Spanish
 * (`v` and `b`, `s` and `z`, a silent `h`). What has no Latin letter or digit is compared as it is written (DELIVERY-13).
 */
export function normalizeKeyword(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const heard = SAME_SOUND.reduce((text, [sound, letter]) => text.replace(sound, letter), letters);
  return heard === '' ? plain.replace(/\s/g, '') : heard;
}

/** Whether what the customer said is the keyword. */
export const isSameKeyword = (word: string, keyword: string): boolean =>
  normalizeKeyword(word) === normalizeKeyword(keyword);

/** How many more words may be tried after so many wrong ones. */
export const triesLeft = (wrongTries: number): number => Math.max(0, MAX_WRONG_TRIES - wrongTries);

/** What the driver says about the keyword with a handover. */
export type KeywordProof = {
  readonly keyword: string | null;
  readonly withoutReason: WithoutKeywordReason | null;
  /** Wrong words that the device counted. */
  readonly wrongTries: number;
};

export type KeywordVerdict =
  | { readonly allowed: true; readonly check: KeywordCheck; readonly wrongTries: number }
  | { readonly allowed: false; readonly refusal: 'wrong_keyword' | 'keyword_exhausted'; readonly wrongTries: number };

/**
 * What becomes of a handover: a reason lets it pass without the keyword, at any time; after three wrong words nothing else does;
 * where neither word nor reason is said nobody asked. `counted` are the wrong words that the server knows of (DELIVERY-14).
 */
export function judgeKeyword(
  proof: KeywordProof,
  { keyword, counted }: { keyword: string; counted: number },
): KeywordVerdict {
  const wrongTries = Math.max(counted, proof.wrongTries);
  if (proof.withoutReason !== null) return { allowed: true, check: 'without', wrongTries };
  if (triesLeft(wrongTries) === 0) return { allowed: false, refusal: 'keyword_exhausted', wrongTries };
  if (proof.keyword === null) return { allowed: true, check: 'not_asked', wrongTries };
  if (isSameKeyword(proof.keyword, keyword)) return { allowed: true, check: 'confirmed', wrongTries };
  return { allowed: false, refusal: 'wrong_keyword', wrongTries: wrongTries + 1 };
}
