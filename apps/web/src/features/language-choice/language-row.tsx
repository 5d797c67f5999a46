import { LANGUAGES } from '@mercadito/domain/language';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { MenuChoice } from '../../shared/ui/menu-rows.tsx';
import { useSwitchLanguage } from './language-choice.tsx';

/** The languages in a menu, each named in itself. */
export function LanguageRow() {
  const { t, language } = useTranslation('layout');
  return (
    <MenuChoice
      Icon={IconLanguage}
      name={t('language')}
      value={language}
      onChange={useSwitchLanguage()}
      data={LANGUAGES.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
    />
  );
}
