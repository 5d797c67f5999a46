import { Button, Skeleton, Stack, TextInput, Title } from '@mantine/core';
import type { SettingsLogEntry } from '@mercadito/contracts/settings';
import { hrefHere } from '@mercadito/contracts/site/addresses';
import { IconHistory } from '@tabler/icons-react';
import { type FormEvent, useId, useRef } from 'react';
import { useListSettingsLogInfiniteQuery } from '../../../entities/settings/settings-editing.api.ts';
import { useAddressed } from '../../../shared/hooks/use-addressed.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link, useLocation, useNavigate, useSearchParams } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ChangeRow, OnlyWho } from '../activity/change-list.tsx';
import { useChangeWords } from '../activity/use-change-words.ts';

type Values = Pick<
  SettingsLogEntry,
  'delivery_available' | 'delivery_off_until' | 'usd_mxn_value' | 'cart_message_value'
>;

const factsOf = ({ delivery_available, delivery_off_until = null, usd_mxn_value, cart_message_value }: Values) => ({
  delivery_available,
  delivery_off_until,
  usd_mxn_value,
  cart_message: cart_message_value,
});

/** This address with the log of one person alone, or of everybody. */
function useHrefOfWho() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (who: string) => hrefHere(pathname, { label: params.get('label') ?? undefined, who: who || undefined });
}

/** Who changed the settings, when, and only what was changed, newest first (SITE-9). */
export function SettingsLog() {
  const { t } = useTranslation('admin');
  const id = useId();
  const [params] = useSearchParams();
  const who = (params.get('who') ?? '').trim();
  const hrefOfWho = useHrefOfWho();
  const wordsOf = useChangeWords();
  return (
    <Stack component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {t('settings.log.title')}
      </Title>
      <WhoFilter who={who} />
      <GrowingList
        reading={useListSettingsLogInfiniteQuery(who === '' ? {} : { who_updated_settings: who })}
        entriesOf={({ results }) => results}
        skeleton={<Skeleton height={240} />}
        failed={t('settings.log.failed')}
        empty={
          <EmptyState
            icon={<IconHistory size={40} stroke={1.5} />}
            title={who === '' ? t('settings.log.empty') : t('settings.log.nothing', { who })}
          />
        }
      >
        {({ entries, listRef }) => (
          <StackedList ref={listRef} gap={0} label={t('settings.log.list')}>
            {entries.map((entry) => (
              <ChangeRow
                key={entry.id}
                at={entry.dateAndTime}
                who={
                  entry.user_id === null && entry.user === '' ? (
                    t('activity:system')
                  ) : (
                    <OnlyWho to={hrefOfWho(entry.user)} who={entry.user} />
                  )
                }
                words={wordsOf(entry.before && factsOf(entry.before), factsOf(entry))}
              />
            ))}
          </StackedList>
        )}
      </GrowingList>
    </Stack>
  );
}

function WhoFilter({ who }: { who: string }) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useAddressed(who);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const hrefOfWho = useHrefOfWho();
  const filter = (event: FormEvent) => {
    event.preventDefault();
    navigate(hrefOfWho(typed.trim()), { replace: true });
  };
  return (
    <search>
      <form className={desk.filters} onSubmit={filter}>
        <TextInput
          ref={field}
          label={t('settings.log.who')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('settings.log.find')}
        </Button>
        {who !== '' && (
          <Button component={Link} to={hrefOfWho('')} variant="subtle" replace onClick={() => field.current?.focus()}>
            {t('settings.log.clear')}
          </Button>
        )}
      </form>
    </search>
  );
}
