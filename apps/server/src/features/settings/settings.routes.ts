import {
  getSettings,
  getUserSettings,
  listSettingsLog as listSettingsLogContract,
  updateSettings as updateSettingsContract,
  updateUserSettings,
} from '@mercadito/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { publish } from '../../platform/events.ts';
import { pageAndNext } from '../../platform/keyset.ts';
import { previousLink } from '../../platform/paging.ts';
import { serve } from '../../platform/serve.ts';
import { requireLanguage, setLanguage } from '../accounts/index.ts';
import { countSettingsLog, findSettings, listSettingsLog } from './settings.queries.ts';
import { settingsLogView, settingsView } from './settings-view.ts';
import { updateSettings } from './update-settings.ts';

const LOG_PAGE_SIZE = 20;

export function registerSettings(app: FastifyInstance): void {
  serve(app, getSettings, async ({ db, config }) => ({ settings: settingsView(await findSettings(db), config) }));

  serve(app, updateSettingsContract, async ({ db, actor, body, now, config }) => ({
    settings: settingsView(await updateSettings(db, actor, body, now), config),
  }));

  serve(app, listSettingsLogContract, async ({ db, query, request }) => {
    const { who_updated_settings: username, page, cursor } = query;
    const place = { page, cursor, size: LOG_PAGE_SIZE };
    const { rows, next } = pageAndNext(await listSettingsLog(db, username, place), place, request.url);
    return {
      results: rows.map(settingsLogView),
      next,
      previous: previousLink(request.url, page),
      count: await countSettingsLog(db, username),
    };
  });

  serve(app, getUserSettings, async ({ db, subject }) => ({
    settings: { language_value: await requireLanguage(db, subject.userId) },
  }));

  serve(app, updateUserSettings, async ({ db, subject, body }) => {
    await setLanguage(db, subject.userId, body.language_value);
    await publish(db, { user: subject.userId }, ['SettingUser']);
    return { settings: { language_value: body.language_value } };
  });
}
