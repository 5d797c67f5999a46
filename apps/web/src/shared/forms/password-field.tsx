import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';

interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  /** Whether the eye has to say which of two it shows. */
  isOneOfTwo?: boolean;
}

/** A password, with the eye that shows it: the keyboard reaches it, and it has a name in the reader's language. */
export function PasswordField({ isOneOfTwo = false, ...props }: PasswordFieldProps) {
  const { t } = useTranslation();
  const show = t('showPassword');
  const name = isOneOfTwo ? t('partOf', { what: show, whole: props.label }) : show;
  return <PasswordInput visibilityToggleFocusable visibilityToggleButtonProps={{ 'aria-label': name }} {...props} />;
}
