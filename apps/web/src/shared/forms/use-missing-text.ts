import { useTranslation } from '../i18n/use-translation.ts';

/** What a `HeldButton` says of fields without which nobody may go on, by their names; false where none is missing. */
export function useMissingText(): (...fields: (string | false)[]) => string | false {
  const { t } = useTranslation('controls');
  return (...fields) => {
    const names = fields.filter(Boolean);
    return names.length > 0 && t('missing.fields', { fields: names.join(', ') });
  };
}
