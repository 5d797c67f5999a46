/** Who listens to which channel. Shared by both engines; each brings its own way of starting to listen. */
export type Subscribers = {
  readonly channels: () => string[];
  /** Returns true when the channel had nobody yet. */
  readonly add: (channel: string, onPayload: OnPayload) => boolean;
  /** Returns true when the channel has nobody left. */
  readonly remove: (channel: string, onPayload: OnPayload) => boolean;
  readonly deliver: (channel: string, payload: string) => void;
};

type OnPayload = (payload: string) => void;

/** An empty list of subscribers. */
export const createSubscribers = (): Subscribers => {
  const byChannel = new Map<string, Set<OnPayload>>();
  return {
    channels: () => [...byChannel.keys()],
    add(channel, onPayload) {
      const existing = byChannel.get(channel);
      if (existing) existing.add(onPayload);
      else byChannel.set(channel, new Set([onPayload]));
      return !existing;
    },
    remove(channel, onPayload) {
      const existing = byChannel.get(channel);
      if (!existing?.delete(onPayload) || existing.size > 0) return false;
      return byChannel.delete(channel);
    },
    deliver(channel, payload) {
      for (const onPayload of byChannel.get(channel) ?? []) onPayload(payload);
    },
  };
};
