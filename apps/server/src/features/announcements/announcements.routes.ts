import { announce } from '@mercadito/contracts/announcements';
import type { FastifyInstance } from 'fastify';
import { record, recordChange } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { listReceivers } from '../inbox/index.ts';
import { insertAnnouncement } from './announcements.queries.ts';

export function registerAnnouncements(app: FastifyInstance): void {
  serve(app, announce, async ({ db, body, actor, now, config: { timeZone } }) => {
    const announcementId = await insertAnnouncement(db, body);
    const receivers = await listReceivers(db, { announced: announcementId }, { now, timeZone });
    const people = receivers.filter((id) => id !== actor.userId).length;
    record(db, { type: 'announcement.made', announcementId });
    recordChange(db, { kind: 'announce', id: 'site', before: null, after: { audience: body.audience, people } });
    return { people };
  });
}
