import { Button, Group, Text, Textarea } from '@mantine/core';
import type { PersonEntry } from '@mercadito/contracts/accounts';
import { prolongedTo } from '@mercadito/domain/access/membership';
import { useState } from 'react';
import { useDeclineMembershipWishMutation } from '../../../entities/accounts/membership-wish.api.ts';
import { useUpdatePersonMutation } from '../../../entities/accounts/people.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { nameOf } from '../person-badges.tsx';
import { PersonProblem } from './admin-acts.tsx';

/** Where the focus goes when a wish is decided and gone. */
export const PEOPLE_COUNT = 'people-count';

type Asking = Pick<
  PersonEntry,
  'id' | 'first_name' | 'last_name' | 'subscriptionStatus' | 'membership_asked_at' | 'updated_at'
>;

/** That somebody asks for a membership, and the two answers (WISH-2); nothing of whoever asks for none. */
export function MembershipWish({ person }: { person: Asking }) {
  const { t } = useTranslation('people');
  const { relative } = useDates();
  const now = useNow();
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const buttons = useFocusPassedOn<HTMLDivElement>(PEOPLE_COUNT, 'content');
  const { membership_asked_at: at } = person;
  if (!at) return null;
  const close = () => setAnswer(null);
  const name = nameOf(person);
  return (
    <div ref={buttons}>
      <Text size="sm">{t('wish.since', { when: relative(at, now) })}</Text>
      <Group gap="xs" mt="xs" className={desk.shareLine}>
        <Button onClick={() => setAnswer('yes')} aria-label={t('wish.giveTo', { name })}>
          {t('wish.give')}
        </Button>
        <Button variant="default" onClick={() => setAnswer('no')} aria-label={t('wish.declineOf', { name })}>
          {t('wish.decline')}
        </Button>
      </Group>
      <Dialog opened={answer === 'yes'} onClose={close} title={t('wish.howLong', { name })}>
        <HowLong person={person} onDone={close} />
      </Dialog>
      <WritingDialog opened={answer === 'no'} onClose={close} title={t('wish.declineAsk', { name })} role="alertdialog">
        {({ done, cancel }) => <DeclineForm person={person} onDone={done} onCancel={cancel} />}
      </WritingDialog>
    </div>
  );
}

/** A month or a year more, each given at once, over the end that is shown here and no other (CALL-14). */
function HowLong({ person, onDone }: { person: Asking; onDone: () => void }) {
  const { t } = useTranslation('people');
  const { time_zone } = useSite();
  const { date } = useDates();
  const now = useNow();
  const [update] = useUpdatePersonMutation();
  const { isBusy, failure, send } = useAction();
  const { subscriptionStatus, updated_at } = person;
  const { until } = subscriptionStatus;
  const give = async (subscription_until: string) => {
    const answer = await send(() =>
      update({ userId: person.id, subscription_until, ...(updated_at && { updated_at }) }),
    );
    if (!answer || answer.error) return;
    tell(t('wish.given', { name: nameOf(person) }));
    onDone();
  };
  return (
    <>
      <Text>{t('wish.isTold')}</Text>
      {failure !== null && <PersonProblem error={failure} />}
      <div className={desk.answers}>
        {([12, 1] as const).map((months) => {
          const last = prolongedTo(until === null ? null : new Date(until), months, now, time_zone);
          return (
            <Button
              key={months}
              variant={months === 1 ? 'filled' : 'default'}
              aria-disabled={isBusy || undefined}
              onClick={() => void give(last)}
            >
              {t(months === 1 ? 'wish.month' : 'wish.year', { day: date(`${last}T12:00:00Z`) })}
            </Button>
          );
        })}
      </div>
    </>
  );
}

interface DeclineFormProps {
  person: Asking;
  onDone: () => void;
  onCancel: () => void;
}

function DeclineForm({ person, onDone, onCancel }: DeclineFormProps) {
  const { t } = useTranslation('people');
  const [decline] = useDeclineMembershipWishMutation();
  const form = useContractForm('membership-wishes', 'declineMembershipWish', {
    initialValues: { reason: '' },
    labels: { reason: t('wish.reason') },
    messages: { reason: t('wish.reasonRequired') },
  });
  const sending = useSubmit(
    form,
    (values, idempotencyKey) => decline({ ...values, userId: person.id, idempotencyKey }),
    () => {
      tell(t('wish.declined', { name: nameOf(person) }));
      onDone();
    },
  );
  return (
    <DialogForm form={form} sending={sending} onCancel={onCancel} confirmLabel={t('wish.declineDo')} isDangerous>
      <Textarea {...form.field('reason')} description={t('wish.reasonHelp')} autosize minRows={2} data-autofocus />
    </DialogForm>
  );
}
