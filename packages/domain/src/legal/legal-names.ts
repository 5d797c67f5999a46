import type { Language } from '../language.ts';

/** What is filled into a usual text. */
export interface LegalNames {
  readonly brand: string;
  readonly town: string;
  /** Blank while nobody is named. */
  readonly responsible: string;
  /** Blank: by the site's helpers. */
  readonly contact: string;
}

/** A text in both languages, plainly written (LEGAL-3). */
export type TextWithNames = Readonly<Record<Language, (names: LegalNames) => string>>;
