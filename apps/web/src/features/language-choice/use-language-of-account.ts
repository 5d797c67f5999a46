import { OTHER } from '@mercadito/domain/answered';
import { useEffect } from 'react';
import { useLazyGetUserSettingsQuery } from '../../entities/settings/settings.api.ts';
import { switchLanguage } from '../../shared/i18n/i18n.ts';
import { rememberedLanguage } from '../../shared/i18n/languages.ts';

/** On a device where no language was chosen yet, the account's one counts, if its person has chosen one. */
export function useLanguageOfAccount(userId: number | null): void {
  const [getUserSettings] = useLazyGetUserSettingsQuery();
  useEffect(() => {
    if (userId === null || rememberedLanguage()) return;
    void getUserSettings({ userId })
      .unwrap()
      .then(({ settings: { language_value: chosen } }) => {
        if (chosen && chosen !== OTHER) void switchLanguage(chosen);
      })
      // Without the answer, or a choice in it, the browser's language stays.
      .catch(() => undefined);
  }, [userId, getUserSettings]);
}
