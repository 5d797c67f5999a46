import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SignInSheet } from '../../../shared/session/sign-in-sheet.tsx';

interface SignInPromptProps {
  opened: boolean;
  /** What was to become a favourite. */
  name: string;
  onClose: () => void;
}

/** FAVORITE-1: favourites need an account. */
export function SignInPrompt({ opened, name, onClose }: SignInPromptProps) {
  const { t } = useTranslation('shop');
  return (
    <SignInSheet
      opened={opened}
      onClose={onClose}
      title={t('favorites.signInTitle')}
      text={t('favorites.signInText', { name })}
    />
  );
}
