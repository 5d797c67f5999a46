import * as contracts from '@mercadito/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { requireLanguage, setLanguage } from '../accounts/index.ts';
import { countSettingsLog, findSettings, listSettingsLog } from './settings.queries.ts';
import { settingsLogView, settingsView } from './settings-view.ts';
import { updateSettings } from './update-settings.ts';

const LOG_PAGE_SIZE = 20;

export function registerSettings(app: FastifyInstance): void {
  serve(app, contracts.getSettings, async ({ db, config, now }) => ({
    settings: settingsView(await findSettings(db), config, now),
  }));

  serve(app, contracts.updateSettings, async ({ db, actor, body, now, config }) => ({
    settings: settingsView(await updateSettings(db, body, { actor, now, config }), config, now),
  }));

  serve(app, contracts.listSettingsLog, async ({ db, query, request }) => {
    const { who_updated_settings: username, ...asked } = query;
    const page = { ...asked, size: LOG_PAGE_SIZE, url: request.url };
    const found = await listSettingsLog(db, username, page);
    const { count, count_is_capped } = cappedCount(await countSettingsLog(db, username));
    return { ...listWithMore(found, count, page, settingsLogView), count_is_capped };
  });

  serve(app, contracts.getUserSettings, async ({ db, subject }) => ({
    settings: { language_value: await requireLanguage(db, subject.userId) },
  }));

  serve(app, contracts.updateUserSettings, async ({ db, subject, body }) => {
    await setLanguage(db, subject.userId, body.language_value);
    record(db, { type: 'language.chosen', userId: subject.userId });
    return { settings: { language_value: body.language_value } };
  });
}
