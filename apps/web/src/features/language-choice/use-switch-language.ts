import type { Language } from '@mercadito/domain/language';
import { useUpdateUserSettingsMutation } from '../../entities/settings/settings.api.ts';
import { switchLanguage } from '../../shared/i18n/i18n.ts';
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
