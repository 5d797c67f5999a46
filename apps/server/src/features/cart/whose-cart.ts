import type { Config } from '../../config.ts';
import type { Actor } from '../../platform/serve/actor.ts';

/** Whose cart it is, who looks at it (an Admin may act for somebody), when, and whether owners need a subscription. */
export interface CartContext {
  readonly userId: number;
  readonly actor: Actor;
  readonly now: Date;
  readonly config: Pick<Config, 'ownersNeedSubscription'>;
}
