import { expect, test } from 'vitest';
import webPush from 'web-push';
import { createSenderProofs } from './sender-proofs.ts';

const HOUR_MS = 3_600_000;

test('who sends is proved to a push service once an hour', () => {
  const proofFor = createSenderProofs('mailto:nobody@localhost', webPush.generateVAPIDKeys());
  const now = Date.now();
  const first = proofFor('https://push.example/one', now);
  expect(first).toMatch(/^vapid t=.+, k=.+/);
  expect(proofFor('https://push.example/another', now + HOUR_MS)).toBe(first);
  expect(proofFor('https://push.example/another', now + HOUR_MS + 1)).not.toBe(first);
  expect(proofFor('https://other.example/one', now)).not.toBe(first);
});
