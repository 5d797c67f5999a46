import { Button, Stack, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { parsePhone } from '@mercadito/domain/places/phone';
import { IconCheck, IconCopy, IconKey, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useResetPasswordMutation, useSignPersonOutMutation } from '../../../entities/accounts/people.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QuestionText } from '../../../shared/ui/question-text.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';
import { nameOf } from '../person-badges.tsx';
import { useAdminMessage } from '../use-admin-message.ts';
import { AdminAct, PersonProblem } from './admin-acts.tsx';
import classes from './person-editing.module.css';

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
    <AdminAct
      text={t('password.text')}
      label={t('password.give')}
      icon={<IconKey size={20} aria-hidden="true" />}
      onPress={() => setAsking(true)}
    >
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('password.ask', { name })}
        role="alertdialog"
        act={{ label: t('password.give'), run: () => make({ userId: person.id }), onDone: () => setShown(true) }}
        describe={(error) => <PersonProblem error={error} />}
      >
        <Text>{t('password.askText')}</Text>
      </Dialog>
      {/* Not closed by a tap beside it: it is shown only once. */}
      <Dialog opened={isShown} onClose={forget} title={t('password.title', { name })} role="alertdialog">
        <ShownPassword password={data?.password ?? ''} person={person} onDone={forget} />
      </Dialog>
    </AdminAct>
  );
}

interface ShownPasswordProps {
  password: string;
  person: PersonDetails;
  onDone: () => void;
}

function ShownPassword({ password, person, onDone }: ShownPasswordProps) {
  const { t } = useTranslation('people');
  const [isCopied, setCopied] = useState(false);
  // Where the browser forbids it the password is still there to be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(password).then(
      () => {
        setCopied(true);
        announce(t('password.copied'));
      },
      () => setCopied(false),
    );
  const { username, first_name: name } = person;
  const phone = person.phone === null ? null : parsePhone(person.phone);
  const write = useAdminMessage();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Stack>
      <QuestionText>
        <strong className={classes.password}>{password}</strong>
      </QuestionText>
      <Button variant="light" leftSection={<Icon size={20} aria-hidden="true" />} onClick={copy} data-autofocus>
        {t(isCopied ? 'password.copied' : 'password.copy')}
      </Button>
      {phone && (
        <WhatsAppButton phone={phone} message={write({ about: 'password', name, username, password })}>
          {t('password.send')}
        </WhatsAppButton>
      )}
      <Text>{t('password.say', { username })}</Text>
      <Text c="dimmed">{t('password.once')}</Text>
      <Button onClick={onDone}>{t('password.done')}</Button>
    </Stack>
  );
}

/** Ends all sessions of a person, as when a telephone was lost. */
export function SignOutEverywhere({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const [signOut] = useSignPersonOutMutation();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(person);
  return (
    <AdminAct
      text={t('signOut.text', { count: person.sessions })}
      label={t('signOut.do')}
      icon={<IconLogout size={20} aria-hidden="true" />}
      disabled={person.sessions === 0}
      onPress={() => setAsking(true)}
    >
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('signOut.ask', { name })}
        role="alertdialog"
        act={{
          label: t('signOut.do'),
          isDangerous: true,
          run: () => signOut({ userId: person.id }),
          onDone: () => tell(t('signOut.done', { name })),
        }}
        describe={(error) => <PersonProblem error={error} />}
      >
        <Text>{t('signOut.askText')}</Text>
      </Dialog>
    </AdminAct>
  );
}
