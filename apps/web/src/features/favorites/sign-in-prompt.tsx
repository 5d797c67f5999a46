import { Button, Group, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';

interface SignInPromptProps {
  opened: boolean;
  /** What was to become a favourite. */
  name: string;
  onClose: () => void;
}

/** Spec 1 §6: favourites need an account. The login page leads back here. */
export function SignInPrompt({ opened, name, onClose }: SignInPromptProps) {
  const { t } = useTranslation('shop');
  const { pathname, search } = useLocation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('favorites.signInTitle')}>
      <Text>{t('favorites.signInText', { name })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('favorites.notNow')}
        </Button>
        <Button component={Link} to="/login" state={{ from: pathname + search }} data-autofocus>
          {t('favorites.signIn')}
        </Button>
      </Group>
    </Dialog>
  );
}
