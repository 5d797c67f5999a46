import type { AnyEndpoint, Parsed } from '@mercadito/contracts/endpoint';
import { answerCsv, answerJson, keyOf, type Received, sentBy, startLocalServer } from '../local-server.ts';
import type { Asked, Reply } from './replies.ts';

/** What a test sees of the server behind a screen. */
export interface FakeServer {
  /** What was asked of a call so far, in order. */
  readonly calls: { readonly to: <E extends AnyEndpoint>(contract: E) => readonly Asked<E>[] };
  /** Answers from now on like this; a call has one reply, its last. */
  readonly replies: { readonly set: (...replies: readonly Reply[]) => void };
  readonly cutLine: () => void;
  readonly mendLine: () => void;
  /** What fails the test when it is over, taken out: for the harness's own test. */
  readonly takeFaults: () => string[];
}

type Parts = Record<'params' | 'query' | 'body', Readonly<Record<string, unknown>>>;

/** The parts of the address that a contract leaves open; null where it is another one. */
function paramsIn({ path }: AnyEndpoint, pathname: string): Readonly<Record<string, string>> | null {
  const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^/api${pattern}$`).exec(pathname);
  return (
    found && Object.fromEntries(Object.entries(found.groups ?? {}).map(([key, raw]) => [key, decodeURIComponent(raw)]))
  );
}

/** Whether it is a contract's call, whatever it carries. */
function isCallOf(contract: AnyEndpoint, { method, url }: Received): boolean {
  const params = paramsIn(contract, pathnameOf(url));
  return contract.method === method && params !== null && (contract.params?.safeParse(params).success ?? true);
}

const pathnameOf = (url: string): string => url.split('?')[0] ?? '';

/** What a call carries. @throws when the contract does not take it */
function partsOf(contract: AnyEndpoint, request: Received): Parts {
  const { pathname, searchParams } = new URL(request.url, 'http://town.test');
  const parse = (part: 'params' | 'query' | 'body', raw: unknown) => contract[part]?.parse(raw) ?? {};
  return {
    params: parse('params', paramsIn(contract, pathname)),
    query: parse('query', Object.fromEntries(searchParams)),
    body: parse('body', sentBy(request)),
  };
}

const tokenOf = ({ headers }: Received): string | null => headers.authorization?.replace(/^Token /, '') ?? null;

const fewestParams = (one: Reply, other: Reply): number =>
  one.contract.path.split('{').length - other.contract.path.split('{').length;

const files = import.meta.glob<Record<string, unknown>>('../../../../packages/contracts/src/**/*.ts');

/** A call by the name of its contract, for somebody to write the reply that is missing. */
async function nameOf(request: Received): Promise<string> {
  const address = `${request.method} ${request.url}`;
  const found = await Promise.all(
    Object.entries(files)
      .filter(([path]) => !path.includes('.test.'))
      .map(([, bring]) => bring()),
  );
  const contracts = found.flatMap((file) => Object.values(file)).filter(isContract);
  const contract = contracts.find((each) => isCallOf(each, request));
  return contract ? `${contract.name} (${address})` : address;
}

const isContract = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const NOT_FOUND = { status: 404, body: { detail: 'Not found', message: 'Not found', code: 'not_found' } };

/** Starts a server on loopback for one test, which answers with these replies. */
export async function startFakeServer(replies: readonly Reply[]): Promise<FakeServer> {
  const replyTo = new Map<string, Reply>();
  const set = (...next: readonly Reply[]) => {
    for (const each of next) replyTo.set(each.contract.name, each);
  };
  set(...replies);
  const calls: { contract: AnyEndpoint; asked: Asked }[] = [];
  const faults: string[] = [];

  const answer = async (request: Received) => {
    const reply = [...replyTo.values()].sort(fewestParams).find(({ contract }) => isCallOf(contract, request));
    if (!reply) {
      faults.push(`There is no reply to ${await nameOf(request)}`);
      return NOT_FOUND;
    }
    const { contract } = reply;
    try {
      const parts = partsOf(contract, request) as Parsed<AnyEndpoint>;
      const asked = { ...parts, key: keyOf(request), token: tokenOf(request) };
      calls.push({ contract, asked });
      return await reply.answer(asked);
    } catch (error) {
      faults.push(`${contract.name}: ${error instanceof Error ? error.message : String(error)}`);
      return { status: 500, body: { detail: '', message: '', code: 'internal_error' } };
    }
  };
  const { cutLine, mendLine } = await startLocalServer(async (request, response) => {
    const answered = await answer(request);
    if (answered === 'lost') response.destroy();
    else if (typeof answered.body === 'string') answerCsv(response, answered.body);
    else answerJson(response, answered.body, answered.status);
  });
  return {
    calls: {
      to: <E extends AnyEndpoint>({ name }: E) =>
        calls.filter(({ contract }) => contract.name === name).map(({ asked }) => asked as Asked<E>),
    },
    replies: { set },
    cutLine,
    mendLine,
    takeFaults: () => faults.splice(0),
  };
}
