import { useTranslation } from '../i18n/use-translation.ts';

/** What the boxes are called in which something will stand: read by whoever comes to them, and told to nobody (LOOK-44). */
export function useLoading() {
  const { t } = useTranslation();
  return { role: 'group', 'aria-busy': true, 'aria-label': t('loading') } as const;
}
