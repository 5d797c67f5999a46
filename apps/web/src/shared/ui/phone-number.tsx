import { formatPhone, type Phone } from '@mercadito/domain/places/phone';

// Here, as a first page has little room for style sheets.
const UNBROKEN = { display: 'inline-block' } as const;

/** A telephone number as people read it, in one piece: a line ends at its hyphens only where it has no room in a line of its own. */
export const PhoneNumber = ({ phone }: { phone: Phone }) => <span style={UNBROKEN}>{formatPhone(phone)}</span>;
