import { Button, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useEffect, useRef } from 'react';
import { useConfirmEmailMutation } from '../../entities/accounts/recovery.api.ts';
import { useAction } from '../../shared/api/use-action.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useParams } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { AccountCard } from './account-card.tsx';
import { isLinkOver, isWholeLink, LinkOver } from './link-over.tsx';

/** `/confirm-email/{secret}`: opening it proves nothing, its button does (ACCOUNT-21). */
export function Component() {
  const { t } = useTranslation('recovery');
  const { secret } = useParams<'confirmEmail'>();
  const { user } = useSession();
  const [sendConfirmation, { data }] = useConfirmEmailMutation();
  const { send, failure, isBusy } = useAction();
  // Told by being where the focus is: its button is gone.
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (data) told.current?.focus();
  }, [data]);
  const onward = hrefTo(user ? 'profile' : 'login');
  if (!isWholeLink(secret) || isLinkOver(failure)) {
    return <LinkOver way={{ to: onward, text: user ? t('over.toProfile') : t('forgot.back') }} />;
  }
  if (data) {
    return (
      <AccountCard title={t('confirm.doneTitle')}>
        <Text ref={told} tabIndex={-1}>
          {t('confirm.done', { email: data.email })}
        </Text>
        <Button component={Link} to={onward} fullWidth>
          {t('confirm.onward')}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('confirm.title')} text={t('confirm.text')}>
      <Stack>
        <FormFailure error={failure} />
        <Button loading={isBusy} fullWidth onClick={() => void send(() => sendConfirmation({ secret }))}>
          {t('confirm.submit')}
        </Button>
      </Stack>
    </AccountCard>
  );
}
