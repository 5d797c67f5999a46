/** A product as far as it matters for whether it may be shown. */
interface Publishable {
  readonly published: boolean;
  readonly hasPicture: boolean;
}

/** Whether a product may become this: a draft without a picture, as a file adds it, stays one (DRAFT-5). */
export const canPublish = (before: Publishable, published: boolean): boolean =>
  !published || before.published || before.hasPicture;
