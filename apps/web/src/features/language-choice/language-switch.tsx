import { ActionIcon } from '@mantine/core';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSwitchLanguage } from './use-switch-language.ts';

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
