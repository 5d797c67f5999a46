import { Checkbox, List, Textarea } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { IconLockOpen } from '@tabler/icons-react';
import { useBlockPersonMutation, useUnblockPersonMutation } from '../../../entities/accounts/people.api.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { HeldCashNote } from '../cash/held-cash-note.tsx';
import { nameOf } from '../person-badges.tsx';
import { PersonProblem, ReasonedAct, UndoingAct } from './admin-acts.tsx';

/** Keeps a person out for a reason that they are told, and lets them in again. */
export function BlockPerson({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  if (person.is_blocked) return <Unblock person={person} />;
  return (
    <ReasonedAct text={t('block.text')} label={t('block.open')} title={t('block.ask', { name: nameOf(person) })}>
      {({ done, cancel }) => <BlockForm person={person} onDone={done} onCancel={cancel} />}
    </ReasonedAct>
  );
}

/** What blocking does to this very person. */
function Consequences({ person: { company, driver } }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  return (
    <List size="sm">
      <List.Item>{t('block.endsSessions')}</List.Item>
      <List.Item>{t('block.isTold')}</List.Item>
      {company?.suspension && <List.Item>{t('block.businessClosed', { name: company.name })}</List.Item>}
      {driver && <List.Item>{t('block.noOrders')}</List.Item>}
    </List>
  );
}

interface BlockFormProps {
  person: PersonDetails;
  onDone: () => void;
  onCancel: () => void;
}

function BlockForm({ person, onDone, onCancel }: BlockFormProps) {
  const { t } = useTranslation('people');
  const [block] = useBlockPersonMutation();
  const asksForBusiness = person.company !== null && !person.company.suspension;
  const form = useContractForm('accounts', 'blockPerson', {
    // What stays on sale would be ordered of somebody who cannot see it: the Admin is asked, and closes it unless she says no.
    initialValues: { reason: '', suspend_business: asksForBusiness },
    labels: {
      reason: t('block.reason'),
      suspend_business: t('suspension:also', { name: person.company?.name ?? '' }),
    },
    messages: { reason: t('block.reasonRequired') },
  });
  const { value, ...also } = form.field('suspend_business');
  const sending = useSubmit(
    form,
    (values) => block({ ...values, userId: person.id }),
    () => {
      tell(t('block.done', { name: nameOf(person) }));
      onDone();
    },
  );
  return (
    <DialogForm
      form={form}
      sending={sending}
      problem={<PersonProblem error={sending.failure} />}
      onCancel={onCancel}
      confirmLabel={t('block.do')}
      about={<Consequences person={person} />}
      isDangerous
    >
      {person.driver && <HeldCashNote driverId={person.driver.id} />}
      <Textarea {...form.field('reason')} description={t('block.reasonHelp')} autosize minRows={3} data-autofocus />
      {asksForBusiness && <Checkbox {...also} checked={value === true} description={t('suspension:alsoHelp')} />}
    </DialogForm>
  );
}

function Unblock({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const [unblock, { isLoading, error }] = useUnblockPersonMutation();
  const open = async () => {
    const { error: refusal } = await unblock({ userId: person.id });
    if (!refusal) tell(t('block.undone', { name: nameOf(person) }));
  };
  return (
    <UndoingAct
      text={t('block.undoText')}
      label={t('block.undo')}
      icon={<IconLockOpen size={20} aria-hidden="true" />}
      isBusy={isLoading}
      error={error}
      onPress={open}
    />
  );
}
