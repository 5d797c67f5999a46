import { Group, Radio, Stack, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { ROLE_KINDS, type RoleKind } from '@mercadito/domain/access/role';
import { type Answered, OTHER } from '@mercadito/domain/answered';
import { useState } from 'react';
import { useUpdatePersonMutation } from '../../../entities/accounts/people.api.ts';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { HeldButton } from '../../../shared/ui/held-button.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { HeldCashNote } from '../cash/held-cash-note.tsx';
import { nameOf } from '../person-badges.tsx';
import { PersonProblem } from './admin-acts.tsx';

/** What a person is, each with what it means, set over what is shown here (CALL-14); asks before somebody becomes an Admin, or is none any more. */
export function RoleChoice({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const [update, { isLoading, error, reset }] = useUpdatePersonMutation();
  const current = person.profile.kind;
  const [chosen, setChosen] = useState<{ readonly kind: Answered<RoleKind>; readonly over: Answered<RoleKind> } | null>(
    null,
  );
  const [isAsking, setAsking] = useState(false);
  // Another Admin's change takes the place of what was chosen over the role before.
  const kind = chosen?.over === current ? chosen.kind : current;
  const name = nameOf(person);

  const save = async () => {
    if (kind === OTHER) return {};
    const { id: userId, updated_at } = person;
    const answer = await update({ userId, role: kind, ...(updated_at && { updated_at }) });
    if (!answer.error) tell(t('role.saved', { name, role: t(`roles.${kind}`) }));
    return answer;
  };
  return (
    <Stack gap="sm">
      <RadioGroup
        aria-label={t('role.title')}
        value={kind}
        onChange={(value) => {
          reset();
          setChosen({ kind: ROLE_KINDS.find((each) => each === value) ?? current, over: current });
        }}
      >
        <Stack gap="xs">
          {ROLE_KINDS.map((each) => (
            <Radio key={each} value={each} label={t(`roles.${each}`)} description={t(`role.means.${each}`)} py={4} />
          ))}
        </Stack>
      </RadioGroup>
      {!isAsking && <PersonProblem error={error} />}
      {kind === 'user' && person.driver && <HeldCashNote driverId={person.driver.id} />}
      <Group>
        <HeldButton
          missing={kind === current && t('controls:missing.change')}
          loading={isLoading}
          onClick={() => (kind === 'admin' || current === 'admin' ? setAsking(true) : void save())}
        >
          {t('role.save')}
        </HeldButton>
      </Group>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t(kind === 'admin' ? 'role.makeAdmin' : 'role.takeAdmin', { name })}
        role="alertdialog"
        act={{
          label: t(kind === 'admin' ? 'role.makeAdminDo' : 'role.takeAdminDo'),
          isDangerous: kind !== 'admin',
          run: save,
        }}
        describe={(error) => <PersonProblem error={error} />}
      >
        <Text>{t(kind === 'admin' ? 'role.makeAdminText' : 'role.takeAdminText')}</Text>
      </Dialog>
    </Stack>
  );
}
