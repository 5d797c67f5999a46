import type { Passkey } from '@mercadito/contracts/passkeys';
import { useDates } from '../../../shared/format/dates.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** What people know a passkey by: the device it was made on, when, and when it was last used. */
export function usePasskeyTexts() {
  const { t } = useTranslation('passkeys');
  const { date, relative } = useDates();
  const now = useNow();
  return {
    nameOf: ({ name }: Passkey): string => name || t('unknownDevice'),
    lastUseOf: ({ created_at, last_used_at: used }: Passkey): string => {
      const added = t('since', { date: date(created_at) });
      return `${added} · ${used === null ? t('unused') : t('lastUsed', { when: relative(used, now) })}`;
    },
  };
}
