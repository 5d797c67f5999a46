import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';

/** A password, with the eye that shows it: the keyboard reaches it, and it has a name in the reader's language. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}
