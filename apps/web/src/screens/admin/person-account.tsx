import { Anchor, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { formatPhone, parsePhone } from '@mercadito/domain/places/phone';
import { ContactLinks } from '../../entities/deliveries/contact-links.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Facts } from './facts.tsx';
import { nameOf } from './person-editing/name-of.ts';

/** Who a person is and how to reach them. */
export function PersonAccount({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { date, dateTime } = useDates();
  const { username, email, phone, created_at, last_seen_at, sessions } = person;
  const parsed = phone === null ? null : parsePhone(phone);
  return (
    <>
      <Facts
        facts={[
          [t('account.username'), username],
          [
            t('account.email'),
            <Anchor key="email" href={`mailto:${email}`} py="xs" display="inline-block">
              {email}
            </Anchor>,
          ],
          [t('account.phone'), parsed ? formatPhone(parsed) : t('account.noPhone')],
          [t('account.since'), date(created_at)],
          [t('account.lastSeen'), last_seen_at === null ? t('account.never') : dateTime(last_seen_at)],
          [t('account.sessions'), t('account.sessionCount', { count: sessions })],
        ]}
      />
      {phone !== null && <ContactLinks name={nameOf(person)} phone={phone} />}
      {person.must_change_password && <Text c="dimmed">{t('account.mustChange')}</Text>}
    </>
  );
}
