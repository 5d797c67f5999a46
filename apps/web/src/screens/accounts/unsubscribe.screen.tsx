import { Button, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { OTHER } from '@mercadito/domain/answered';
import { useEffect, useRef } from 'react';
import { useUnsubscribeMutation } from '../../entities/inbox/inbox.api.ts';
import { useAction } from '../../shared/api/use-action.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useParams } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { AccountCard } from './account-card.tsx';
import { isLinkOver, LinkOver } from './link-over.tsx';

/** `/unsubscribe/{secret}`: opening it turns nothing off, its button does (MESSAGE-16). */
export function Component() {
  const { t } = useTranslation('inbox');
  const { secret } = useParams<'unsubscribe'>();
  const { user } = useSession();
  const [turnOff, { data }] = useUnsubscribeMutation();
  const { send, failure, isBusy } = useAction();
  // Told by being where the focus is: its button is gone.
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (data) told.current?.focus();
  }, [data]);
  const onward = user
    ? { to: hrefTo('profileMessages'), text: t('unsubscribe.toSettings') }
    : { to: hrefTo('home'), text: t('unsubscribe.toSite') };
  if (isLinkOver(failure)) return <LinkOver way={onward} />;
  if (data) {
    return (
      <AccountCard title={t('unsubscribe.doneTitle')}>
        <Text ref={told} tabIndex={-1}>
          {data.topic === OTHER ? t('unsubscribe.other') : t('unsubscribe.done', { topic: t(`topics.${data.topic}`) })}
        </Text>
        <Button component={Link} to={onward.to} fullWidth>
          {onward.text}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('unsubscribe.title')} text={t('unsubscribe.text')}>
      <Stack>
        <FormFailure error={failure} />
        <Button loading={isBusy} fullWidth onClick={() => void send(() => turnOff({ secret }))}>
          {t('unsubscribe.submit')}
        </Button>
      </Stack>
    </AccountCard>
  );
}
