interface HandedOut {
  readonly data?: { readonly order: { readonly is_mine: boolean } };
  readonly error?: unknown;
}

/**
 * Hands an order to a driver. Of a try whose answer was lost the next one, under the same key, only hears how things stand: where
 * somebody else has taken the order back since, it is handed out anew, by a key of its own.
 */
export async function handOutAnew<Answer extends HandedOut>(handOut: () => Promise<Answer>): Promise<Answer> {
  const heard = await handOut();
  return heard.data?.order.is_mine === false ? handOut() : heard;
}
