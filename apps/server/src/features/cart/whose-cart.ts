import type { Config } from '../../config.ts';
import type { Actor } from '../../platform/serve/actor.ts';

/** Whose cart it is, who looks at it (an Admin may act for somebody), when, and whether owners need a subscription. */
export interface CartContext {
  readonly userId: number;
  readonly actor: Actor;
  readonly now: Date;
  readonly config: Pick<Config, 'ownersNeedSubscription'>;
}

interface CartCall extends Pick<CartContext, 'actor' | 'now' | 'config'> {
  readonly subject: { readonly userId: number };
}

/** Whose cart a call is about. */
export const cartContextOf = ({ subject: { userId }, actor, now, config }: CartCall): CartContext => ({
  ...{ userId, actor, now, config },
});
