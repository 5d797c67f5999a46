import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { api } from '../src/shared/api/api.ts';
import { callOf, writes } from '../src/shared/api/api-of.ts';
import { uploadBy } from '../src/shared/pictures/use-upload.ts';
import { signedIn } from '../src/shared/session/session.slice.ts';
import { anOwner } from './fixtures/accounts.ts';
import { answerJson, startLocalServer } from './local-server.ts';

vi.unmock('../src/shared/api/send-watched.ts');

const { probeUpload } = api.injectEndpoints({
  endpoints: () => ({ probeUpload: callOf('companies', 'uploadBannerImage', writes()) }),
}).endpoints;

const BANNER = new File(['x'.repeat(200_000)], 'banner.webp', { type: 'image/webp' });
const refusal = (code: string) => ({ detail: code, message: code, code });

let store: ReturnType<typeof createStore>;
const onProgress = vi.fn();

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(() => {
  onProgress.mockClear();
  store = createStore();
  store.dispatch(signedIn({ token: 'abc', user: anOwner({ company_id: 3 }) }));
});

/** jsdom keeps to its page's origin as a browser does, so the server lets every page in. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': '*',
};

async function serve(respond: Parameters<typeof startLocalServer>[0]) {
  const server = await startLocalServer((request, response) => {
    for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, value);
    return request.method === 'OPTIONS' ? response.writeHead(204).end() : respond(request, response);
  });
  // Unlike `fetch`, it is not led there.
  const { open } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function lead(this: XMLHttpRequest, method, path) {
    open.call(this, method, `${server.origin}${path}`, true);
  });
  return { posted: () => server.received.find(({ method }) => method === 'POST') };
}

const upload = () => store.dispatch(probeUpload.initiate({ company_id: 3, bannerImage: BANNER, onProgress }));

/** As a field of pictures sends one. */
const sendAtOnce = uploadBy((picture, told) =>
  store.dispatch(probeUpload.initiate({ company_id: 3, bannerImage: picture, onProgress: told })),
);

test('an upload that is watched goes out like any other, and tells how far it is', async () => {
  const { posted } = await serve((_, response) => answerJson(response, refusal('not_a_picture'), 415));
  const { error } = await upload();
  expect(error).toEqual({ status: 415, data: refusal('not_a_picture'), reference: 'req-7' });
  expect(posted()).toMatchObject({ method: 'POST', headers: { authorization: 'Token abc' } });
  expect(posted()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(posted()?.body).toContain('name="bannerImage"; filename="banner.webp"');
  const [sent, whole] = onProgress.mock.lastCall ?? [];
  expect(sent).toBe(whole);
  expect(whole).toBeGreaterThan(BANNER.size);
});

test('a field of pictures is told the share that is sent, and why the server refuses it', async () => {
  await serve((_, response) => answerJson(response, refusal('not_a_picture'), 415));
  const sent = sendAtOnce(BANNER, { signal: new AbortController().signal, onProgress });
  await expect(sent).rejects.toMatchObject({ status: 415, data: { code: 'not_a_picture' } });
  expect(onProgress).toHaveBeenLastCalledWith(1);
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
  const sent = sendAtOnce(BANNER, { signal: controller.signal, onProgress });
  await asked.promise;
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  await gone.promise;
});
