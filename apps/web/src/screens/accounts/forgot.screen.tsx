import { Anchor, Button, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import type { SiteSettings } from '@mercadito/contracts/settings';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { helpMessage } from '@mercadito/domain/messages/contact-messages';
import { parsePhone } from '@mercadito/domain/places/phone';
import { useState } from 'react';
import { useForgotPasswordMutation } from '../../entities/accounts/recovery.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useGetSettingsQuery } from '../../shared/site/site.api.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { WhatsAppButton } from '../../shared/ui/whatsapp-button.tsx';
import { AccountCard } from './account-card.tsx';

type Site = SiteSettings['site'];

/** `/forgot`: back in without the password, by a link in a mail or by somebody who helps (RECOVERY-4). */
export function Component() {
  const { t } = useTranslation('recovery');
  return (
    <AccountCard
      title={t('forgot.title')}
      foot={
        <Anchor component={Link} to={hrefTo('login')} fw={600}>
          {t('forgot.back')}
        </Anchor>
      }
    >
      <Loaded reading={useGetSettingsQuery()} skeleton={<Skeleton height={160} />}>
        {({ settings }) => <WaysBackIn site={settings.site} />}
      </Loaded>
    </AccountCard>
  );
}

/** What the site can do: a mail where it sends any, and always the people who answer for it. */
function WaysBackIn({ site }: { site: Site }) {
  const { t } = useTranslation('recovery');
  const [typed, setTyped] = useState('');
  const { brand, sends_mail: sendsMail = false } = site;
  return (
    <Stack gap="lg">
      <Text c="dimmed">{sendsMail ? t('forgot.text', { brand }) : t('forgot.textWhatsApp', { brand })}</Text>
      {sendsMail && <ByMail onTyped={setTyped} />}
      <ByWhatsApp site={site} login={typed} title={sendsMail ? t('forgot.orWhatsApp') : undefined} />
    </Stack>
  );
}

/** For whom a link was asked, and how often in turn. */
interface Sent {
  readonly login: string;
  readonly times: number;
}

/** Asks whose password it is, and says the same of every answer: whether there is such an account is nobody's business. */
function ByMail({ onTyped }: { onTyped: (login: string) => void }) {
  const { t } = useTranslation('recovery');
  const [sendForgotten] = useForgotPasswordMutation();
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useContractForm('recovery', 'forgotPassword', {
    initialValues: { login: '' },
    labels: { login: t('forgot.login') },
    messages: { login: t('forgot.loginRequired') },
  });
  const titleOf = (times: number) => t(times > 1 ? 'forgot.sentAgainTitle' : 'forgot.sentTitle');
  const { failure, isSending, submit } = useSubmit(form, sendForgotten, () => {
    const login = form.getValues().login.trim();
    const times = sent?.login === login ? sent.times + 1 : 1;
    setSent({ login, times });
    // Each time, and not only where its words have changed.
    announce(`${titleOf(times)}. ${t('forgot.sent', { login })}`);
  });
  const send = (values: Parameters<typeof submit>[0]) => {
    onTyped(values.login.trim());
    submit(values);
  };
  return (
    <ContractFormBox form={form} onSubmit={send}>
      <div>
        {sent !== null && (
          <Stack gap="xs" mb="md">
            <Title order={2} size="h4">
              {titleOf(sent.times)}
            </Title>
            <Text>{t('forgot.sent', { login: sent.login })}</Text>
            <Text c="dimmed" size="sm">
              {t('forgot.sentHelp')}
            </Text>
          </Stack>
        )}
      </div>
      <Stack>
        <FormFailure error={failure} />
        <TextInput {...form.field('login')} autoComplete="username" autoCapitalize="none" />
        <Button type="submit" loading={isSending} variant={sent === null ? 'filled' : 'light'} fullWidth>
          {sent === null ? t('forgot.submit') : t('forgot.again')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}

interface ByWhatsAppProps {
  site: Site;
  /** As whom somebody wants to get in, empty until they have said so. */
  login: string;
  title?: string | undefined;
}

/** A finished message to the people of the site, which an Admin answers with a one-time password (ACCOUNT-8). */
function ByWhatsApp({ site: { contacts, brand }, login, title }: ByWhatsAppProps) {
  const { t } = useTranslation('recovery');
  const reached = contacts.flatMap(({ name, whatsapp }) => {
    const phone = parsePhone(whatsapp);
    return phone ? [{ name, phone }] : [];
  });
  if (reached.length === 0) return title === undefined ? <Text>{t('forgot.nobody', { brand })}</Text> : null;
  return (
    <Stack gap="xs">
      {title !== undefined && <Text fw={600}>{title}</Text>}
      {reached.map(({ name, phone }) => (
        <WhatsAppButton
          key={name}
          phone={phone}
          message={(language) => helpMessage({ name, brand }, { of: 'password', login }, language)}
          fullWidth
          data-named
        >
          {t('forgot.whatsApp', { name })}
        </WhatsAppButton>
      ))}
    </Stack>
  );
}
