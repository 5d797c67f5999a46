import { SegmentedControl } from '@mantine/core';
import { LANGUAGES } from '@mercadito/domain/language';
import { useSwitchLanguage } from '../../features/language-choice/language-choice.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** Both languages, each under its own name. */
export function LanguageChoice() {
  const { t, language } = useTranslation('accounts');
  const switchTo = useSwitchLanguage();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('profile.language')}
      value={language}
      onChange={switchTo}
      data={LANGUAGES.map((each) => ({ value: each, label: t(`profile.languages.${each}`) }))}
    />
  );
}
