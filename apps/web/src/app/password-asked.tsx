import { useState } from 'react';
import { GivePassword } from '../features/signing-in/give-password.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { Dialog } from '../shared/ui/dialog.tsx';

interface PasswordAskedProps {
  username: string;
  onAnswer: (isGiven: boolean) => void;
}

/** Over whatever has sent what asks for the password again: it waits, and nothing typed is taken away (ACCOUNT-23). */
export function PasswordAsked({ username, onAnswer }: PasswordAskedProps) {
  const { t } = useTranslation('problems');
  const [isDeviceAsking, setDeviceAsking] = useState(false);
  const close = () => isDeviceAsking || onAnswer(false);
  return (
    <Dialog opened onClose={close} title={t('passwordAsked.title')} role="alertdialog">
      <GivePassword username={username} onAnswer={onAnswer} onDeviceAsking={setDeviceAsking} />
    </Dialog>
  );
}
