import { Button, Text } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../navigation/router.tsx';
import { useSignInLink } from '../navigation/way-back.ts';
import desk from '../ui/desk.module.css';
import { Dialog } from '../ui/dialog.tsx';

interface SignInSheetProps {
  opened: boolean;
  title: string;
  /** What waits behind the door. */
  text: string;
  onClose: () => void;
}

/** Asks to sign in; the login page leads back here. */
export function SignInSheet({ opened, title, text, onClose }: SignInSheetProps) {
  const { t } = useTranslation();
  const signInLink = useSignInLink();
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Text>{text}</Text>
      <div className={desk.answers}>
        <Button variant="default" onClick={onClose}>
          {t('notNow')}
        </Button>
        <Button component={Link} to={signInLink} data-autofocus>
          {t('signIn')}
        </Button>
      </div>
    </Dialog>
  );
}
