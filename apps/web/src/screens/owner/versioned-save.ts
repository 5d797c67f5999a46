interface Answer {
  readonly data?: { readonly updated_at: string } | undefined;
  readonly error?: unknown;
}

/**
 * Sends what is changed beside a product's form (PRODUCT-13).
 * @param typedAgainst the version that it was typed against, or the one after it that this page has made: that is sent along;
 *   left out for a call that takes none
 */
export type VersionedSave = <A extends Answer>(
  send: (updated_at: string) => PromiseLike<A>,
  typedAgainst?: string,
) => Promise<A>;
