/** What stands for a value that this version does not know, in what a newer server answers (CALL-21). */
export const OTHER = 'other';

/** One of some values, as whoever reads an answer has it. */
export type Answered<V extends string> = V | typeof OTHER;
