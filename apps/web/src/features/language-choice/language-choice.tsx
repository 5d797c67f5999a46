import { ActionIcon } from '@mantine/core';
import { OTHER } from '@mercadito/domain/answered';
import type { Language } from '@mercadito/domain/language';
import { useEffect } from 'react';
import { useLazyGetUserSettingsQuery, useUpdateUserSettingsMutation } from '../../entities/settings/settings.api.ts';
import { rememberedLanguage, switchLanguage } from '../../shared/i18n/i18n.ts';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Switches the screen at once and tells the account, which other devices and the keyword follow. */
export function useSwitchLanguage(): (language: Language) => void {
  const { user } = useSession();
  const [updateUserSettings] = useUpdateUserSettingsMutation();
  return (language) => {
    void switchLanguage(language);
    if (user) void updateUserSettings({ userId: user.id, language_value: language });
  };
}

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

/** The other language, named in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation('layout');
  const switchTo = useSwitchLanguage();
  const other = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <ActionIcon variant="subtle" aria-label={t('languageSwitch')} lang={other} onClick={() => switchTo(other)}>
      <span aria-hidden="true">{other.toUpperCase()}</span>
    </ActionIcon>
  );
}
