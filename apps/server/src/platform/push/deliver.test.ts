import diagnostics from 'node:diagnostics_channel';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import { PushService } from '../../../test/push-service.ts';
import { createDelivering } from './deliver.ts';

const PUSH = { payload: '{}', ttlSeconds: 60, urgency: 'normal', topic: 'x' } as const;

test('many messages at once leave whatever else waits its turn between any two', async () => {
  const service = await PushService.start();
  onTestFinished(() => service.stop());
  const sender = { pushHosts: [service.host], keys: webPush.generateVAPIDKeys(), subject: 'mailto:nobody@localhost' };
  const deliver = createDelivering(sender);
  let begun = 0;
  const onRequest = (): void => {
    begun += 1;
  };
  diagnostics.subscribe('http.client.request.start', onRequest);
  onTestFinished(() => void diagnostics.unsubscribe('http.client.request.start', onRequest));
  const { endpoint, keys } = service.aDevice().subscription;
  const delivery = { address: { endpoint, ...keys }, push: PUSH };
  const sent = Promise.all(Array.from({ length: 5 }, () => deliver(delivery)));
  const begunByTurn: number[] = [];
  while (begun < 5) {
    const before = begun;
    await nextTurn();
    begunByTurn.push(begun - before);
  }
  expect(Math.max(...begunByTurn)).toBe(1);
  expect(await sent).toEqual(Array(5).fill('taken'));
});
