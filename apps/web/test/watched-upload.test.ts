import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { api } from '../src/shared/api/api.ts';
import { call } from '../src/shared/api/call.ts';
import { uploadBy } from '../src/shared/pictures/use-upload.ts';
import { signedIn } from '../src/shared/session/session.slice.ts';
import { answerJson, startLocalServer } from './local-server.ts';
import { anAccount } from './people.ts';

const { probeUpload } = api.injectEndpoints({
  endpoints: (build) => ({ probeUpload: build.mutation({ ...call('companies', 'uploadBannerImage') }) }),
}).endpoints;

const BANNER = new File(['x'.repeat(200_000)], 'banner.webp', { type: 'image/webp' });
const refusal = (code: string) => ({ detail: code, message: code, code });

/** A page of that server, as `XMLHttpRequest` takes relative addresses and one's own origin alone. */
function visit(origin: string) {
  (globalThis as unknown as { jsdom: { reconfigure: (to: { url: string }) => void } }).jsdom.reconfigure({
    url: origin,
  });
}

let store: ReturnType<typeof createStore>;
const onProgress = vi.fn();

beforeEach(() => {
  onProgress.mockClear();
  store = createStore();
  store.dispatch(signedIn({ token: 'abc', user: anAccount() }));
});

async function serve(respond: Parameters<typeof startLocalServer>[0]) {
  const server = await startLocalServer(respond);
  visit(server.origin);
  return server;
}

const upload = () => store.dispatch(probeUpload.initiate({ company_id: 3, bannerImage: BANNER, onProgress }));

test('an upload that is watched goes out like any other, and tells how far it is', async () => {
  const { received } = await serve((_, response) => answerJson(response, refusal('not_a_picture'), 415));
  const { error } = await upload();
  expect(error).toEqual({ status: 415, data: refusal('not_a_picture'), reference: 'req-7' });
  expect(received[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Token abc' } });
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]?.body).toContain('name="bannerImage"; filename="banner.webp"');
  const [sent, whole] = onProgress.mock.lastCall ?? [];
  expect(sent).toBe(whole);
  expect(whole).toBeGreaterThan(BANNER.size);
});

test('without a connection it is a FETCH_ERROR, and too late a TIMEOUT_ERROR', async () => {
  await serve((_, response) => response.destroy());
  expect((await upload()).error).toMatchObject({ status: 'FETCH_ERROR' });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  expect((await upload()).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
});

test('a picture that is called off stops on its way', async () => {
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  await serve((_, response) => {
    response.on('close', () => gone.resolve());
    asked.resolve();
  });
  const controller = new AbortController();
  const send = uploadBy((picture, told) =>
    store.dispatch(probeUpload.initiate({ company_id: 3, bannerImage: picture, onProgress: told })),
  );
  const sent = send(BANNER, { signal: controller.signal, onProgress });
  await asked.promise;
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  await gone.promise;
  // Told as a share of the picture, not in bytes.
  expect(onProgress.mock.lastCall?.[0]).toBeLessThanOrEqual(1);
});
