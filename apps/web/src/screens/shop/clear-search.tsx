import { Button } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';

/** The way back to the whole list, where a search showed nothing. */
export function ClearSearch({ to }: { to: Href }) {
  const { t } = useTranslation('shop');
  return (
    <Button component={Link} to={to} variant="default">
      {t('search.clear')}
    </Button>
  );
}
