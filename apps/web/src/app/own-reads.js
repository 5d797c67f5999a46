// Runs in the head of a page of somebody's own (vite/before-the-app.ts): asks for what its screen begins with before the application has
// come, and hands each answer to whoever sends that very call (src/shared/api/send.ts). Another person, a token to be changed or
// an id that is missing is left to the application, which knows what to say.
{
  const begun = new Map();
  /** An answer that nobody has taken grows old: after a write, or when the page has long been loaded, it is asked for anew. */
  const drop = () => {
    for (const { ending } of begun.values()) ending.abort();
    begun.clear();
  };
  const parse = (text) => JSON.parse(text ?? 'null') ?? {};
  /** When the server's clock was read cannot be told any more (src/shared/clock/server-clock.ts). */
  const undated = async (response) => {
    const headers = new Headers(response.headers);
    headers.delete('date');
    return new Response(response.body, { status: response.status, headers });
  };
  try {
    const { token, userId } = parse(localStorage.getItem('userToken'));
    const user = parse(localStorage.getItem('user'));
    const acting = parse(sessionStorage.getItem('actingFor'));
    const companyId = acting.userId === userId && acting.companyId ? acting.companyId : user.company_id;
    const ids = { userId, companyId, driverId: user.driver_id };
    const authorization = `Token ${token}`;
    const ask = (named) => {
      let isWhole = true;
      const path = named.replace(/__(\w+?)__/g, (_, name) => {
        isWhole &&= Boolean(ids[name]);
        return ids[name];
      });
      if (!isWhole) return;
      const ending = new AbortController();
      const headers = { accept: 'application/json', authorization };
      const asked = fetch(path, { headers, signal: ending.signal }).then(undated);
      asked.catch(() => undefined);
      begun.set(path, { asked, ending });
    };
    if (token && user.id === userId && !user.must_change_password)
      document.currentScript.dataset.reads.split(' ').forEach(ask);
    addEventListener('load', () => setTimeout(drop, 10_000));
    window.begunRead = (path, sending) => {
      if (sending.method !== 'GET') drop();
      const read = begun.get(path);
      if (!read || sending.headers.authorization !== authorization) return undefined;
      begun.delete(path);
      const { asked, ending } = read;
      const { signal } = sending;
      // Whoever sends it decides how long it may take; the application's own then fails by that very signal.
      if (signal.aborted) ending.abort();
      signal.addEventListener('abort', () => ending.abort());
      // Lost on the way it is asked again, as if it had never been.
      return asked.catch(() => fetch(path, sending));
    };
  } catch {
    // Forbidden in some private windows.
  }
}
