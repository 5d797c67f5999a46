import { Button, Stack, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useResetPasswordMutation } from '../../../entities/accounts/people.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { nameOf } from './name-of.ts';
import classes from './person-editing.module.css';
import { PersonRefusal } from './person-refusal.tsx';

/** Gives a person a password for one login. It is shown once, and is nowhere to be read again. */
export function OneTimePassword({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const [make, { data, reset }] = useResetPasswordMutation();
  const [isAsking, setAsking] = useState(false);
  const [isShown, setShown] = useState(false);
  const name = nameOf(person);
  const forget = () => {
    setShown(false);
    reset();
  };
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('password.text')}
      </Text>
      <Button
        variant="default"
        className={classes.act}
        leftSection={<IconKey size={20} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('password.give')}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('password.ask', { name })}
        role="alertdialog"
        act={{ label: t('password.give'), run: () => make({ userId: person.id }), onDone: () => setShown(true) }}
        refusal={(error) => <PersonRefusal error={error} />}
      >
        <Text>{t('password.askText')}</Text>
      </Dialog>
      {/* Not closed by a tap beside it: it is shown only once. */}
      <Dialog opened={isShown} onClose={forget} title={t('password.title', { name })} role="alertdialog">
        <ShownPassword password={data?.password ?? ''} username={person.username} onDone={forget} />
      </Dialog>
    </Stack>
  );
}

interface ShownPasswordProps {
  password: string;
  username: string;
  onDone: () => void;
}

function ShownPassword({ password, username, onDone }: ShownPasswordProps) {
  const { t } = useTranslation('people');
  const [isCopied, setCopied] = useState(false);
  // Where the browser forbids it the password is still there to be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(password).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Stack>
      <strong className={classes.password}>{password}</strong>
      <Button variant="light" leftSection={<Icon size={20} aria-hidden="true" />} onClick={copy} data-autofocus>
        <span role="status">{t(isCopied ? 'password.copied' : 'password.copy')}</span>
      </Button>
      <Text>{t('password.say', { username })}</Text>
      <Text c="dimmed">{t('password.once')}</Text>
      <Button onClick={onDone}>{t('password.done')}</Button>
    </Stack>
  );
}
