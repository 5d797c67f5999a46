import diagnostics from 'node:diagnostics_channel';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import { PushService } from '../../../test/push-service.ts';
import { createPusher } from './pusher.ts';

const PUSH = { payload: '{}', ttlSeconds: 60, urgency: 'normal', topic: 'x' } as const;

test('many messages at once leave whatever else waits its turn between any two', async () => {
  const service = await PushService.start();
  onTestFinished(() => service.stop());
  const config = { pushHosts: [service.host], publicUrl: undefined, mail: null };
  const pusher = createPusher(config, webPush.generateVAPIDKeys());
  onTestFinished(pusher.close);
  let begun = 0;
  const onRequest = (): void => {
    begun += 1;
  };
  diagnostics.subscribe('http.client.request.start', onRequest);
  onTestFinished(() => void diagnostics.unsubscribe('http.client.request.start', onRequest));
  const { endpoint, keys } = service.aDevice().subscription;
  const sent = Promise.all(Array.from({ length: 5 }, () => pusher.send({ endpoint, ...keys }, PUSH)));
  const begunByTurn: number[] = [];
  while (begun < 5) {
    const before = begun;
    await nextTurn();
    begunByTurn.push(begun - before);
  }
  expect(Math.max(...begunByTurn)).toBe(1);
  expect(await sent).toEqual(Array(5).fill('taken'));
});
