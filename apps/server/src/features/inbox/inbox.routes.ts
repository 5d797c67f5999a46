import * as contracts from '@mercadito/contracts/inbox';
import type { Language } from '@mercadito/domain/language';
import type { Wordings } from '@mercadito/domain/messages/wording';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { countInbox, countUnread, type InboxRow, listInboxEntries, markRead } from './inbox.queries.ts';

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
}
