const CACHE = 'push';
const PLACE = '/push-key';

// Absent where the site is opened by plain http.
const openCache = async (): Promise<Cache | undefined> => (globalThis.caches as CacheStorage | undefined)?.open(CACHE);

/** Keeps by which key the site subscribes where its service worker finds it, too: that has neither storage nor a session. */
export async function keepPushKey(publicKey: string): Promise<void> {
  await (await openCache())?.put(PLACE, new Response(publicKey));
}

export async function keptPushKey(): Promise<string | null> {
  const kept = await (await openCache())?.match(PLACE);
  return kept ? kept.text() : null;
}
