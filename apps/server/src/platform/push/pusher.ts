import tls from 'node:tls';
import { isPushEndpoint } from '@mercadito/domain/messages/push-endpoint';
import { Tinypool } from 'tinypool';
import type { Config } from '../../config.ts';
import { type Answer, type Delivery, MOST_AT_ONCE, type Push, type PushAddress, type Sender } from './deliver.ts';
import type { PushKeys } from './push-keys.ts';
import type { ThreadInput } from './push-thread.ts';

/** Hands messages to push services. */
export interface Pusher {
  /** What browsers subscribe by. */
  readonly publicKey: string;
  /** @throws where it is worth another try */
  readonly send: (address: PushAddress, push: Push) => Promise<Answer>;
  /** Whether a client's address may be a push service's. */
  readonly mayBe: (endpoint: string) => boolean;
  readonly close: () => Promise<void>;
}

// Starting takes a tenth of a second: who is told of one order hears of the next within minutes as a rule.
const IDLE_MS = 5 * 60_000;
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 };

// So many wait for an answer at once, whoever asks; the thread sends one after the other.
const AT_ONCE = 4 * MOST_AT_ONCE;

const subjectOf = ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): string => {
  if (mail) return `mailto:${mail.from}`;
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost';
};

const openThread = (sender: Sender): Tinypool =>
  new Tinypool({
    filename: new URL('./push-thread.ts', import.meta.url).href,
    workerData: { sender, certificates: tls.getCACertificates('default') } satisfies ThreadInput,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP,
    // Else the thread stands still between two messages, and does not hear that a push service has hung up.
    useAtomics: false,
  });

/** Makes what sends push messages, in a thread of its own; nothing is opened before the first one. */
export function createPusher(config: Pick<Config, 'pushHosts' | 'publicUrl' | 'mail'>, keys: PushKeys): Pusher {
  const { pushHosts } = config;
  const mayBe = (endpoint: string): boolean => isPushEndpoint(endpoint, pushHosts);
  let pool: Tinypool | undefined;
  const open = (): Tinypool => {
    const opened = openThread({ pushHosts, keys, subject: subjectOf(config) });
    // A thread that does not start keeps what waits for it; nobody listening, it would end the process too.
    opened.on('error', () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  };
  return {
    publicKey: keys.publicKey,
    mayBe,
    send: async (address, push) => {
      if (!mayBe(address.endpoint)) return 'gone';
      pool ??= open();
      const delivery: Delivery = { address, push };
      return pool.run(delivery);
    },
    close: async () => pool?.destroy(),
  };
}
