import { type HelpWanted, helpMessage } from '@mercadito/domain/messages/contact-messages';
import { SiteContacts } from './site-contacts.tsx';

/** The people who answer for the site, each by a finished message on what is wanted here. */
export const HelpContacts = ({ wanted }: { wanted: HelpWanted }) => (
  <SiteContacts variant="default" messageOf={(to, language) => helpMessage(to, wanted, language)} />
);
