import type { Language } from '../language.ts';

/** What somebody reads: on a locked screen both lines, so no street, telephone, keyword or name of goods. */
interface Wording {
  readonly title: string;
  readonly text: string;
}

/** A message in both languages: it is written to somebody else, so in the reader's. */
export type Wordings = Readonly<Record<Language, Wording>>;

/** Makes a message of what is known of its event. */
export type MessageText<Facts> = (facts: Facts) => Wordings;
