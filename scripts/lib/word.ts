/** One thing that people read of, the word for it in each language, and the words for it that are not used. */
export interface Word {
  readonly thing: string;
  readonly es: string;
  readonly en: string;
  /** Words that are not used, as patterns: whole words, in whatever case. */
  readonly notEs?: readonly string[];
  readonly notEn?: readonly string[];
  /** How something is written, for which the glossary has no entry. */
  readonly isStyle?: true;
  /** Texts that have one all the same, by key or how keys begin, or by file, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}
