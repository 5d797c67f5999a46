import * as contracts from '@mercadito/contracts/activity';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { endOfLocalDay, instantOfLocal } from '@mercadito/domain/opening-hours/local-time';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { type ActivityFilter, countRecorded, listRecorded } from './activity.queries.ts';
import { recordedView } from './activity-view.ts';
import { exportActivity } from './export-activity.ts';

const PAGE_SIZE = 20;

/** What is asked for, its days as the moments at which they begin and end in the site's time zone. */
const filterOf = (
  { subject, who, from, to, thing }: Parsed<typeof contracts.exportActivity>['query'],
  timeZone: string,
): ActivityFilter => ({
  ...{ subject, who, thing },
  since: from === undefined ? undefined : instantOfLocal(from, 0, timeZone),
  until: to === undefined ? undefined : endOfLocalDay(to, timeZone),
});

export function registerActivity(app: FastifyInstance): void {
  serve(app, contracts.listActivity, async ({ db, query, request, config }) => {
    const filter = filterOf(query, config.timeZone);
    const page = { page: query.page, cursor: query.cursor, size: PAGE_SIZE, url: request.url };
    const found = await listRecorded(db, filter, page);
    const { count, count_is_capped } = cappedCount(await countRecorded(db, filter));
    return { ...listWithMore(found, count, page, recordedView), count_is_capped };
  });

  serve(app, contracts.exportActivity, ({ db, query, request, reply, config }) => {
    reply.header('content-disposition', 'attachment; filename="activity.csv"');
    const { timeZone } = config;
    return exportActivity(db, filterOf(query, timeZone), { language: languageOf(request.headers), timeZone });
  });
}
