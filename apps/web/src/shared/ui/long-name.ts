/** More letters than what a name has on a narrow phone: two lines of a card, or one of a row. */
const FITTING = { card: 40, row: 20 };

/**
 * Whether a name may be cut where it ends, as its `data-long`. One that there is room for goes on in another line where somebody sets
 * letters and words apart (LOOK-51).
 */
export const isLongName = (name: string, place: keyof typeof FITTING = 'card'): true | undefined =>
  name.length > FITTING[place] || undefined;
