import * as contracts from '@mercadito/contracts/product-options';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { serve } from '../../platform/serve.ts';
import { createAttribute, deleteAttribute, updateAttribute } from './edit-attributes.ts';
import { createOption, deleteOption, listOptions, updateOption } from './edit-options.ts';
import { ownersAttributeView, ownersOptionView } from './option-view.ts';
import type { AttributePlace, OptionPlace, ProductPlace } from './product-options.queries.ts';

interface Owner {
  readonly companyId: number;
}
interface Ids {
  readonly product_id: number;
  readonly option_id: number;
  readonly attribute_id: number;
}

// The company is the token's, the ids of a request are looked for inside it.
const productOf = ({ companyId }: Owner, ids: Pick<Ids, 'product_id'>): ProductPlace => ({
  companyId,
  productId: ids.product_id,
});

const optionOf = (owner: Owner, ids: Pick<Ids, 'product_id' | 'option_id'>): OptionPlace => ({
  ...productOf(owner, ids),
  optionId: ids.option_id,
});

const attributeOf = (owner: Owner, ids: Ids): AttributePlace => ({
  ...optionOf(owner, ids),
  attributeId: ids.attribute_id,
});

function registerOptions(app: FastifyInstance): void {
  serve(app, contracts.listProductOptions, async ({ db, query, subject }) => {
    const place = productOf(subject, query);
    return { results: (await listOptions(db, place)).map((option) => ownersOptionView(option, place)) };
  });

  serve(app, contracts.createProductOption, async ({ db, body, subject }) => {
    const place = productOf(subject, body);
    return ownersOptionView(await createOption(db, place, body), place);
  });

  serve(app, contracts.updateProductOption, async ({ db, body, subject }) => {
    const place = optionOf(subject, body);
    return ownersOptionView(await updateOption(db, place, body), place);
  });

  serve(app, contracts.deleteProductOption, async ({ db, body, subject }) => {
    await deleteOption(db, optionOf(subject, body));
    return { id: body.option_id };
  });
}

function registerAttributes(app: FastifyInstance): void {
  serve(app, contracts.listOptionAttributes, async ({ db, query, subject }) => {
    const options = await listOptions(db, productOf(subject, query));
    const option = options.find(({ id }) => id === query.option_id);
    if (!option) throw notFound('Option');
    return { results: option.attributes.map(ownersAttributeView) };
  });

  serve(app, contracts.createOptionAttribute, async ({ db, body, subject }) =>
    ownersAttributeView(await createAttribute(db, optionOf(subject, body), body)),
  );

  serve(app, contracts.updateOptionAttribute, async ({ db, body, subject }) =>
    ownersAttributeView(await updateAttribute(db, attributeOf(subject, body), body)),
  );

  serve(app, contracts.deleteOptionAttribute, async ({ db, body, subject }) => {
    await deleteAttribute(db, attributeOf(subject, body));
    return { id: body.attribute_id };
  });
}

export function registerProductOptions(app: FastifyInstance): void {
  registerOptions(app);
  registerAttributes(app);
}
