import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The way back to the whole list, where a search showed nothing. */
export function ClearSearch({ to }: { to: string }) {
  const { t } = useTranslation('shop');
  return (
    <Button component={Link} to={to} variant="default">
      {t('search.clear')}
    </Button>
  );
}
