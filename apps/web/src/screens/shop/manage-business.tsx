import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconStack2 } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';

/** Leads an Admin to the owner's work for this business (GATE-5). */
export function ManageBusiness({ id }: { id: number }) {
  const { t } = useTranslation('acting');
  return (
    <Button
      component={Link}
      to={hrefTo('myBusiness', {}, { business: String(id) })}
      variant="default"
      leftSection={<IconStack2 size={20} aria-hidden="true" />}
    >
      {t('manage')}
    </Button>
  );
}
