import { answerJson, keyOf, sentBy, startLocalServer } from '../../../../test/local-server.ts';

interface Request {
  readonly call: string;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

type Answer = { readonly status?: number; readonly body: unknown };
type Answers = Record<string, (request: Request) => Answer | Promise<Answer>>;

export interface FakeApi {
  /** The calls of one kind that have arrived, in order: `PUT /api/companies/driver/driver-delivery/`. */
  readonly to: (call: string) => Request[];
  /** May be changed while it runs. */
  readonly answers: Answers;
  /** Without a connection no request leaves the device. */
  readonly setOnline: (isOnline: boolean) => void;
}

/** A server that answers what a test tells it to. */
export async function startFakeApi(answers: Answers): Promise<FakeApi> {
  const requests: Request[] = [];
  const { cutLine, mendLine } = await startLocalServer(async (received, response) => {
    const call = `${received.method} ${received.url.split('?')[0]}`;
    const request = { call, body: sentBy(received), key: keyOf(received) };
    requests.push(request);
    const { status, body } = (await answers[call]?.(request)) ?? { status: 404, body: { code: 'not_found' } };
    answerJson(response, body, status);
  });
  return {
    to: (call) => requests.filter((request) => request.call === call),
    answers,
    setOnline: (isOnline) => (isOnline ? mendLine() : cutLine()),
  };
}

export const refusal = (code: string, facts: Record<string, string> = {}): Answer => ({
  status: 409,
  body: { detail: `refused: ${code}`, message: `refused: ${code}`, code, facts },
});
