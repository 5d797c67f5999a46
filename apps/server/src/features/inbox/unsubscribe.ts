import { type Topic, withChoices } from '@mercadito/domain/messages/preferences';
import type { Db } from '../../database/connection.ts';
import { conflict, type HttpError } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { isPerson, lockPreferences, setPreferences } from './preferences.queries.ts';
import { readUnsubscribeSecret } from './unsubscribe-link.ts';

const linkIsOver = (): HttpError => conflict('link_over', 'This link is none of ours.');

/**
 * Turns off a person's mail of a topic, by the link in one of its mails (MESSAGE-16).
 * @throws 409 `link_over` for a link that is none, or whose person is gone
 */
export async function unsubscribe(transaction: Db, secret: string): Promise<Topic> {
  const link = await readUnsubscribeSecret(transaction, secret);
  if (!link || !(await isPerson(transaction, link.userId))) throw linkIsOver();
  const before = await lockPreferences(transaction, link.userId);
  const choices = withChoices(before.choices, [{ topic: link.topic, mail: false }]);
  await setPreferences(transaction, link.userId, { ...before, choices });
  record(transaction, { type: 'messages.chosen', userId: link.userId });
  return link.topic;
}
