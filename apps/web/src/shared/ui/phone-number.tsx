import { formatPhone, type Phone } from '@mercadito/domain/places/phone';

// Here, as a first page has little room for style sheets.
const UNBROKEN = { whiteSpace: 'nowrap' } as const;

/** A telephone number as people read it, in one piece: no line ends at its hyphens. */
export const PhoneNumber = ({ phone }: { phone: Phone }) => <span style={UNBROKEN}>{formatPhone(phone)}</span>;
