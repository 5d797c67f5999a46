import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** An Admin who does not drive has no orders of the own. */
export function NoDriver() {
  const { t } = useTranslation('deliveries');
  return (
    <EmptyState
      icon={<IconUserQuestion size={40} stroke={1.5} />}
      title={t('noDriver.title')}
      text={t('noDriver.text')}
      action={
        <Button component={Link} to={hrefTo('driver')}>
          {t('assigned.toQueue')}
        </Button>
      }
    />
  );
}
