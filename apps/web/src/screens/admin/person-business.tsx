import { Button, Group, List, Text, Textarea, Title } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore, IconUserCog } from '@tabler/icons-react';
import {
  useReinstateCompanyMutation,
  useSuspendCompanyMutation,
} from '../../entities/companies/company-editing.api.ts';
import { useDates } from '../../shared/format/dates.ts';
import { DialogForm } from '../../shared/forms/dialog-form.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import { PersonProblem, ReasonAlert, ReasonedAct, UndoingAct } from './person-editing/admin-acts.tsx';
import { CompanyPlan } from './person-editing/membership.tsx';

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

type Business = NonNullable<PersonDetails['company']>;

/** Closes a business for a reason that its owner is told, and opens it again. */
function SuspendBusiness({ company }: { company: Business }) {
  const { t } = useTranslation('suspension');
  if (company.suspension) return <Reinstate company={company} suspension={company.suspension} />;
  return (
    <ReasonedAct text={t('text')} label={t('open')} title={t('ask', { name: company.name })}>
      {({ done, cancel }) => <SuspendForm company={company} onDone={done} onCancel={cancel} />}
    </ReasonedAct>
  );
}

interface SuspendFormProps {
  company: Business;
  onDone: () => void;
  onCancel: () => void;
}

function SuspendForm({ company, onDone, onCancel }: SuspendFormProps) {
  const { t } = useTranslation('suspension');
  const [suspend] = useSuspendCompanyMutation();
  const form = useContractForm('companies', 'suspendCompany', {
    initialValues: { reason: '' },
    labels: { reason: t('reason') },
    messages: { reason: t('reasonRequired') },
  });
  const sending = useSubmit(
    form,
    (values) => suspend({ ...values, companyId: company._id }),
    () => {
      tell(t('done', { name: company.name }));
      onDone();
    },
  );
  return (
    <DialogForm
      form={form}
      sending={sending}
      problem={<PersonProblem error={sending.failure} />}
      onCancel={onCancel}
      confirmLabel={t('do')}
      about={
        <List size="sm">
          <List.Item>{t('does.gone')}</List.Item>
          <List.Item>{t('does.page')}</List.Item>
          <List.Item>{t('does.orders')}</List.Item>
          <List.Item>{t('does.owner')}</List.Item>
        </List>
      }
      isDangerous
    >
      <Textarea {...form.field('reason')} description={t('reasonHelp')} autosize minRows={3} data-autofocus />
    </DialogForm>
  );
}

interface ReinstateProps {
  company: Business;
  suspension: NonNullable<Business['suspension']>;
}

function Reinstate({ company: { _id, name }, suspension }: ReinstateProps) {
  const { t } = useTranslation('suspension');
  const { dateTime } = useDates();
  const [reinstate, { isLoading, error }] = useReinstateCompanyMutation();
  const open = async () => {
    const { error: refusal } = await reinstate({ companyId: _id });
    if (!refusal) tell(t('undone', { name }));
  };
  const since = { when: dateTime(suspension.at), by: suspension.by ?? '' };
  return (
    <UndoingAct
      text={t('undoText')}
      label={t('undo')}
      icon={<IconBuildingStore size={20} aria-hidden="true" />}
      isBusy={isLoading}
      error={error}
      onPress={open}
    >
      <ReasonAlert title={t(suspension.by === null ? 'since' : 'sinceBy', since)}>{suspension.reason}</ReasonAlert>
    </UndoingAct>
  );
}
