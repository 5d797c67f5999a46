import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconStack2, IconUser } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';

interface ManageBusinessProps {
  id: number;
  ownerId: number;
}

/** Leads an Admin to the owner's work for this business (GATE-5), and to her account, where the business is closed. */
export function ManageBusiness({ id, ownerId }: ManageBusinessProps) {
  const { t } = useTranslation('acting');
  return (
    <>
      <Button
        component={Link}
        to={hrefTo('myBusiness', {}, { business: String(id) })}
        variant="default"
        leftSection={<IconStack2 size={20} aria-hidden="true" />}
      >
        {t('manage')}
      </Button>
      <ToOwner ownerId={ownerId} />
    </>
  );
}

function ToOwner({ ownerId }: Pick<ManageBusinessProps, 'ownerId'>) {
  const { t } = useTranslation('suspension');
  return (
    <Button
      component={Link}
      to={hrefTo('person', { userId: ownerId })}
      variant="default"
      leftSection={<IconUser size={20} aria-hidden="true" />}
    >
      {t('owner')}
    </Button>
  );
}
