import type { Language } from '@mercadito/domain/language';
import { type AdminMessage, adminMessage } from '@mercadito/domain/messages/admin-messages';
import { useSite } from '../../shared/site/use-site.tsx';

/** What an Admin writes to somebody in the site's name, in whichever language. */
export function useAdminMessage(): (message: AdminMessage) => (language: Language) => string {
  const { brand } = useSite();
  return (message) => (language) => adminMessage(brand, message, language);
}
