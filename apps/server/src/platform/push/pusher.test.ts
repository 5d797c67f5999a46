import diagnostics from 'node:diagnostics_channel';
import { expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import { PushService } from '../../../test/push-service.ts';
import { createPusher } from './pusher.ts';

const PUSH = { payload: '{"id":1}', ttlSeconds: 60, urgency: 'normal', topic: 'x' } as const;

test('messages are encrypted and sent by a thread of their own', async () => {
  const service = await PushService.start();
  onTestFinished(() => service.stop());
  const config = { pushHosts: [service.host], publicUrl: undefined, mail: null };
  const pusher = createPusher(config, webPush.generateVAPIDKeys());
  onTestFinished(pusher.close);
  let begunHere = 0;
  const onRequest = (): void => {
    begunHere += 1;
  };
  diagnostics.subscribe('http.client.request.start', onRequest);
  onTestFinished(() => void diagnostics.unsubscribe('http.client.request.start', onRequest));
  const device = service.aDevice();
  const { endpoint, keys } = device.subscription;
  const address = { endpoint, ...keys };
  const sent = await Promise.all(Array.from({ length: 5 }, () => pusher.send(address, PUSH)));
  expect(sent).toEqual(Array(5).fill('taken'));
  expect(device.delivered).toHaveLength(5);
  expect(begunHere).toBe(0);
  service.status = 503;
  await expect(pusher.send(address, PUSH)).rejects.toThrow('A push service did not take a message: 503');
  // A key that nothing can be encrypted for is no end of the others.
  await expect(pusher.send({ ...address, p256dh: 'A' }, PUSH)).rejects.toThrow();
  service.status = 201;
  expect(await pusher.send(address, PUSH)).toBe('taken');
});
