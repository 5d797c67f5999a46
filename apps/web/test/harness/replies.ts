import { type Problem, problem } from '@mercadito/contracts/common';
import type { AnyEndpoint, Output, Parsed } from '@mercadito/contracts/endpoint';

/** What a call was asked, parsed by its contract as a server parses it. */
export type Asked<E extends AnyEndpoint = AnyEndpoint> = Parsed<E> & {
  /** The `Idempotency-Key` it came with. */
  readonly key: string | null;
  /** The token it came with; null of a visitor. */
  readonly token: string | null;
};

/** What goes back over the line; `lost`: the work is done, and the line is cut before anybody hears of it. */
type Answer = { readonly status: number; readonly body: unknown } | 'lost';

/** The answer to one call of the API, whenever it is asked. Made by `reply`, `refuse`, `lost`, `later` and `inTurn`. */
export class Reply {
  readonly contract: AnyEndpoint;
  readonly answer: (asked: Asked) => Promise<Answer>;

  constructor(contract: AnyEndpoint, answer: (asked: Asked) => Promise<Answer>) {
    this.contract = contract;
    this.answer = answer;
  }
}

/** What a call answers: a body of its contract, or another reply, such as a refusal. */
type Given<E extends AnyEndpoint> = Output<E> | Reply;

/** The body as the server would send it. @throws when the contract does not answer such a thing. */
function bodyOf(contract: AnyEndpoint, body: unknown): unknown {
  const parsed = contract.response.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Error(`${contract.name} never answers this: ${parsed.error.message}`);
}

async function answerOf(contract: AnyEndpoint, given: unknown, asked: Asked): Promise<Answer> {
  if (given instanceof Reply) return given.answer(asked);
  return { status: contract.status, body: bodyOf(contract, given) };
}

/**
 * A call that goes well: `reply(listOrders, aList([anOrderSummary()]))`, or by what is asked:
 * `reply(getProduct, ({ params }) => (params.id === 31 ? aProductPage() : refuse(getProduct, 404, 'not_found')))`.
 * @throws when the contract never answers such a body; what a function gives is checked when it is asked, and fails the test.
 */
export function reply<E extends AnyEndpoint>(
  contract: E,
  given: Given<E> | ((asked: Asked<E>) => Given<E> | Promise<Given<E>>),
): Reply {
  if (typeof given === 'function') {
    const give = given as (asked: Asked) => unknown;
    return new Reply(contract, async (asked) => answerOf(contract, await give(asked), asked));
  }
  if (!(given instanceof Reply)) bodyOf(contract, given);
  return new Reply(contract, (asked) => answerOf(contract, given, asked));
}

/** What only a newer server answers: whatever it is, it goes over the line as it stands. */
export const fromNewerServer = (contract: AnyEndpoint, body: unknown): Reply =>
  new Reply(contract, async () => ({ status: contract.status, body }));

/** A call that is refused: `refuse(claimOrder, 409, 'already_claimed', { facts: { driver_name: 'Beto Luna' } })`. */
export function refuse(
  contract: AnyEndpoint,
  status: number,
  code: string,
  { detail = code, ...parts }: Partial<Omit<Problem, 'code' | 'message'>> = {},
): Reply {
  const body = problem.parse({ detail, message: detail, code, ...parts });
  return new Reply(contract, async () => ({ status, body }));
}

/** A call whose answer is lost: the server has done its work, and the line is cut before anybody hears of it. */
export const lost = (contract: AnyEndpoint): Reply => new Reply(contract, async () => 'lost');

/** A call that is answered once the test says so: `answer.give({ … })`, or `answer.give(refuse(…))`. */
export function later<E extends AnyEndpoint>(contract: E): Reply & { readonly give: (given: Given<E>) => void } {
  const { promise, resolve } = Promise.withResolvers<Given<E>>();
  return Object.assign(
    reply(contract, () => promise),
    { give: resolve },
  );
}

/** One reply for each time a call is asked; the last one stays: `inTurn(lost(createOrder), reply(createOrder, PLACED))`. */
export function inTurn(first: Reply, ...others: readonly Reply[]): Reply {
  const waiting = [first, ...others];
  let current = first;
  return new Reply(first.contract, (asked) => {
    current = waiting.shift() ?? current;
    return current.answer(asked);
  });
}
