import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { InboxEntry } from '@mercadito/contracts/inbox';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBell } from '@tabler/icons-react';
import { useListInboxInfiniteQuery, useMarkInboxReadMutation } from '../../entities/inbox/inbox.api.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { Link } from '../../shared/navigation/router.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import looks from '../../shared/ui/looks.module.css';
import { tellError } from '../../shared/ui/toast.tsx';
import classes from './inbox.module.css';

const HEADING = 'inbox-heading';

/** `/inbox`: what the person was told, newest first (MESSAGE-5). */
export function Component() {
  const { t } = useTranslation('inbox');
  const reading = useListInboxInfiniteQuery({ language: useLanguage() });
  const newest = reading.data?.pages[0]?.results[0];
  const unread = reading.data?.pages[0]?.unread ?? 0;
  return (
    <>
      <Group
        justify="space-between"
        gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)"
        mb="md"
        className={classes.inboxHead}
      >
        <Title order={1} id={HEADING} tabIndex={-1}>
          {t('title')}
        </Title>
        {newest && unread > 0 && <ReadAll newest={newest.id} />}
      </Group>
      <GrowingList
        reading={reading}
        entriesOf={({ results }) => results}
        skeleton={<EntrySkeletons />}
        failed={t('failed')}
        more={t('more')}
        empty={<NoEntries />}
      >
        {({ entries, listRef }) => (
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
          <ul ref={listRef} role="list" className={classes.list} aria-label={t('title')}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </GrowingList>
    </>
  );
}

/** What comes while the page is read stays unread. */
function ReadAll({ newest }: { newest: number }) {
  const { t } = useTranslation('inbox');
  const [markRead, { isLoading }] = useMarkInboxReadMutation();
  const readAll = async () => {
    const { error } = await markRead({ id: newest, and_older: true });
    if (error) tellError(error);
    // A button that waits has lost the focus, and goes.
    else document.getElementById(HEADING)?.focus();
  };
  return (
    <Button variant="subtle" px="xs" ml="-xs" className={classes.readAll} loading={isLoading} onClick={readAll}>
      {t('readAll')}
    </Button>
  );
}

function Entry({ entry: { id, title, text, href, created_at, is_read } }: { entry: InboxEntry }) {
  const { t } = useTranslation('inbox');
  const { relative } = useDates();
  const now = useNow();
  const [markRead] = useMarkInboxReadMutation();
  const read = () => {
    if (!is_read) void markRead({ id });
  };
  return (
    <li className={`${looks.marked} ${classes.entry}`} data-unread={!is_read || undefined}>
      <Link to={href as Href} onClick={read} className={classes.link}>
        <Text fw={is_read ? 400 : 700}>
          {!is_read && <span className={classes.dot} role="img" aria-label={t('unread')} />}
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <Text size="sm" c="dimmed" component="time" dateTime={created_at}>
          {relative(created_at, now)}
        </Text>
      </Link>
    </li>
  );
}

function EntrySkeletons() {
  return (
    <Stack gap="xs" aria-hidden="true">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} height="5.5rem" />
      ))}
    </Stack>
  );
}

function NoEntries() {
  const { t } = useTranslation('inbox');
  return (
    <EmptyState
      icon={<IconBell size={40} stroke={1.5} />}
      title={t('empty')}
      text={t('emptyText')}
      way={{ to: hrefTo('home'), text: t('emptyAction') }}
    />
  );
}
