import { Button, Stack, Text } from '@mantine/core';
import { useLoginMutation } from '../../entities/accounts/accounts.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { sessionRenewed } from '../../shared/session/session.slice.ts';
import desk from '../../shared/ui/desk.module.css';
import { QuestionText } from '../../shared/ui/question-text.tsx';

interface SignInAgainProps {
  /** Whose work it is: nobody else goes on with it. */
  username: string;
  onPutOff: () => void;
}

/** The password of whoever has something unsaved, after the session has ended: they go on where they were (LOOK-22). */
export function SignInAgain({ username, onPutOff }: SignInAgainProps) {
  const { t } = useTranslation('problems');
  const dispatch = useAppDispatch();
  const [sendLogin] = useLoginMutation();
  const form = useContractForm('accounts', 'login', {
    initialValues: { username, password: '' },
    labels: { username: '', password: t('signInAgain.password') },
  });
  const { failure, isSending, submit } = useSubmit(
    form,
    (values) => sendLogin({ ...values, username }),
    ({ token }) => void dispatch(sessionRenewed({ token })),
  );
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <QuestionText>
          <Text>{t('signInAgain.text', { name: username })}</Text>
        </QuestionText>
        {/* For whatever fills in passwords. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...form.field('password')} autoComplete="current-password" data-autofocus />
        <FormFailure error={failure} />
        <div className={desk.answers}>
          <Button variant="default" onClick={onPutOff}>
            {t('common:notNow')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('common:signIn')}
          </Button>
        </div>
      </Stack>
    </ContractFormBox>
  );
}
