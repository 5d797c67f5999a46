interface Assigned {
  readonly data?: { readonly order: { readonly is_mine: boolean } };
  readonly error?: unknown;
}

/**
 * Assigns an order to a driver. Of a try whose answer was lost the next one, under the same key, only hears how things stand:
 * where somebody else has taken the order back since, it is assigned anew, by a key of its own.
 */
export async function assignAnew<Answer extends Assigned>(assign: () => Promise<Answer>): Promise<Answer> {
  const heard = await assign();
  return heard.data?.order.is_mine === false ? assign() : heard;
}
