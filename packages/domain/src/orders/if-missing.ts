/** What the customer wants where something of an order is not there. */
export const IF_MISSING = ['leave_out', 'call_me'] as const;

export type IfMissing = (typeof IF_MISSING)[number];

/** What holds for a line: what was said of it, else of the order; null where nobody has said (ORDER-20). */
export const ifMissingOf = <Word>(ofLine: Word | null | undefined, ofOrder: Word | null | undefined): Word | null =>
  ofLine ?? ofOrder ?? null;

/** What can be said of a line beside what was said of the order. */
export const otherIfMissing = (said: IfMissing): IfMissing => (said === 'call_me' ? 'leave_out' : 'call_me');
