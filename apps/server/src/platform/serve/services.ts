import type { Config } from '../../config.ts';
import type { Database } from '../../database/connection.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Pusher } from '../push/pusher.ts';
import type { NoticeHub } from '../record/notices.ts';
import type { FindActor } from './actor.ts';

/** What every route is built on; made once at start, replaced piecewise in tests. */
export interface Services {
  /** Read anew for each request and run: the town in it is changed by Admins. */
  readonly config: Config;
  readonly database: Database;
  readonly findActor: FindActor;
  readonly pictures: PictureStore;
  readonly notices: NoticeHub;
  /** Null where no mail is set up. */
  readonly mailer: Mailer | null;
  readonly pusher: Pusher;
  /** The clock; the one place that knows what time it is. */
  readonly now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
