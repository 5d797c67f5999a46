import * as contracts from '@mercadito/contracts/inbox';
import type { Language } from '@mercadito/domain/language';
import { isWanted, TOPICS, withChoices } from '@mercadito/domain/messages/preferences';
import type { Wordings } from '@mercadito/domain/messages/wording';
import { clockOfMinutes, dailyHours } from '@mercadito/domain/opening-hours/day';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { countOutgoingMessages } from '../../platform/messages/outgoing-messages.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { countInbox, countUnread, type InboxRow, listInboxEntries, markRead } from './inbox.queries.ts';
import { registerOneClick } from './one-click.routes.ts';
import { findPreferences, lockPreferences, type Preferences, setPreferences } from './preferences.queries.ts';
import { unsubscribe } from './unsubscribe.ts';

const PAGE_SIZE = 24;

const entryView =
  (language: Language) =>
  ({ wordings, ...row }: InboxRow): contracts.InboxEntryAnswer => ({
    id: row.id,
    ...(wordings as Wordings)[language],
    href: row.href,
    created_at: row.created_at,
    is_read: row.read_at !== null,
  });

export function registerInbox(app: FastifyInstance): void {
  app.metrics.gauge({
    name: 'mercadito_messages_waiting',
    help: 'Writes of which nobody has been told yet',
    read: async () => [{ value: await countOutgoingMessages(app.services.database.db) }],
  });
  serve(app, contracts.listInbox, async ({ db, actor, query, request }) => {
    const page = { page: query.page, cursor: query.cursor, size: PAGE_SIZE, url: request.url };
    const { count, unread } = await countInbox(db, actor.userId);
    const found = await listInboxEntries(db, actor.userId, page);
    return { ...listWithMore(found, count, page, entryView(query.language ?? languageOf(request.headers))), unread };
  });

  serve(app, contracts.countUnread, async ({ db, actor }) => ({ unread: await countUnread(db, actor.userId) }));

  serve(app, contracts.markInboxRead, async ({ db, actor, body, now }) => {
    const read = await markRead(db, actor.userId, { id: body.id, andOlder: body.and_older, now });
    if (read > 0) record(db, { type: 'inbox.changed', userId: actor.userId });
    return { unread: await countUnread(db, actor.userId) };
  });

  serve(app, contracts.getMessagePreferences, async ({ db, actor, config }) =>
    preferencesView(await findPreferences(db, actor.userId), config),
  );

  serve(app, contracts.setMessagePreferences, async ({ db, actor, body, config }) => {
    const before = await lockPreferences(db, actor.userId);
    const quiet = body.quiet && dailyHours(body.quiet.from, body.quiet.to);
    const after = {
      choices: withChoices(before.choices, body.choices ?? []),
      quiet: quiet === undefined ? before.quiet : quiet,
    };
    await setPreferences(db, actor.userId, after);
    record(db, { type: 'messages.chosen', userId: actor.userId });
    return preferencesView(after, config);
  });

  serve(app, contracts.unsubscribe, async ({ db, body }) => ({ topic: await unsubscribe(db, body.secret) }));
  registerOneClick(app);
}

const preferencesView = ({ choices, quiet }: Preferences, { mail }: Pick<Config, 'mail'>) => ({
  choices: TOPICS.map((topic) => ({
    topic,
    push: isWanted(choices, topic, 'push'),
    mail: isWanted(choices, topic, 'mail'),
  })),
  quiet: quiet && { from: clockOfMinutes(quiet.from), to: clockOfMinutes(quiet.to) },
  has_mail: mail !== null,
});
