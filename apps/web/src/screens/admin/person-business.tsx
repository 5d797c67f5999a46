import { Button, Group, Text, Title } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore, IconUserCog } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { CompanyPlan } from './person-editing/person-membership.tsx';
import { SuspendBusiness } from './person-editing/suspend-business.tsx';

interface PersonBusinessProps {
  company: NonNullable<PersonDetails['company']>;
  isBlocked: boolean;
}

/** A person's business: its page, acting for it, and its plan. */
export function PersonBusiness({ company, isBlocked }: PersonBusinessProps) {
  const { t } = useTranslation('people');
  const { _id, name, has_member_only } = company;
  return (
    <>
      <Text fw={600} size="lg">
        {name}
      </Text>
      <Text c="dimmed">{t(has_member_only ? 'business.hasMemberOnly' : 'business.hasNone')}</Text>
      {isBlocked && !company.suspension && <Text>{t('business.stays')}</Text>}
      <Group gap="xs">
        <Button
          component={Link}
          to={hrefTo('business', { businessId: _id })}
          variant="default"
          leftSection={<IconBuildingStore size={20} aria-hidden="true" />}
        >
          {t('business.page')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('myBusiness', {}, { business: String(_id) })}
          variant="default"
          leftSection={<IconUserCog size={20} aria-hidden="true" />}
        >
          {t('business.actFor')}
        </Button>
      </Group>
      <SuspendBusiness company={company} />
      <Title order={3} size="h4">
        {t('business.plan')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('business.planText')}
      </Text>
      <CompanyPlan company={company} />
    </>
  );
}
