interface Answer {
  readonly data?: { readonly updated_at: string } | undefined;
  readonly error?: unknown;
}

/** Sends what is changed beside a product's form, with the version that was read of it (PRODUCT-13). */
export type SendBeside = <A extends Answer>(send: (updated_at: string) => PromiseLike<A>) => Promise<A>;
