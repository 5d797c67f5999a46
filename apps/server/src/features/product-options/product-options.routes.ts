import { copyProductOptions, listOptionGroups } from '@mercadito/contracts/catalog-editing';
import * as contracts from '@mercadito/contracts/product-options';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problems/errors.ts';
import { serve, serveCreated, serveShown } from '../../platform/serve/serve.ts';
import { optionView, type ProductPlace } from '../products/index.ts';
import { findOptionGroups } from './copies.queries.ts';
import { copyOptions } from './copy-options.ts';
import { createAttribute, deleteAttribute, updateAttribute } from './edit-attributes.ts';
import { createOption, deleteOption, updateOption } from './edit-options.ts';
import type { AttributePlace, OptionPlace } from './product-options.queries.ts';
import { listOptions, showAttribute, showOption } from './show-options.ts';

/** A group as its owner's calls name it. */
const ownersOptionView = <Option extends contracts.ProductOption>(
  option: Option,
  place: { companyId: number; productId: number },
) => ({
  ...option,
  product_id: place.productId,
  company_id: place.companyId,
});

/** An attribute as its owner's calls name it. */
const ownersAttributeView = <Attribute extends contracts.OptionAttribute>(attribute: Attribute) => ({
  ...attribute,
  attribute_id: attribute.id,
});

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
    const { options, updated_at } = await listOptions(db, place);
    return { results: options.map((option) => ownersOptionView(option, place)), updated_at };
  });

  serveCreated(app, contracts.createProductOption, {
    create: async ({ db, body, subject, now }) => (await createOption(db, productOf(subject, body), body, now)).id,
    show: async ({ db, body, subject }, option_id) => {
      const place = optionOf(subject, { ...body, option_id });
      return ownersOptionView(await showOption(db, place), place);
    },
    keep: ({ id }) => id,
  });

  serve(app, contracts.updateProductOption, async ({ db, body, subject, now }) => {
    const place = optionOf(subject, body);
    return ownersOptionView(await updateOption(db, place, body, { now, lastRead: body.updated_at }), place);
  });

  serve(app, contracts.deleteProductOption, ({ db, body, subject, now }) =>
    deleteOption(db, optionOf(subject, body), now),
  );
}

function registerAttributes(app: FastifyInstance): void {
  serve(app, contracts.listOptionAttributes, async ({ db, query, subject }) => {
    const { options } = await listOptions(db, productOf(subject, query));
    const option = options.find(({ id }) => id === query.option_id);
    if (!option) throw notFound('Option');
    return { results: option.attributes.map(ownersAttributeView) };
  });

  serveCreated(app, contracts.createOptionAttribute, {
    create: async ({ db, body, subject, now }) => (await createAttribute(db, optionOf(subject, body), body, now)).id,
    show: async ({ db, body, subject }, attribute_id) =>
      ownersAttributeView(await showAttribute(db, attributeOf(subject, { ...body, attribute_id }))),
    keep: ({ id }) => id,
  });

  serve(app, contracts.updateOptionAttribute, async ({ db, body, subject, now }) => {
    const edit = { now, lastRead: body.updated_at };
    return ownersAttributeView(await updateAttribute(db, attributeOf(subject, body), body, edit));
  });

  serve(app, contracts.deleteOptionAttribute, ({ db, body, subject, now }) =>
    deleteAttribute(db, attributeOf(subject, body), now),
  );
}

function registerCopies(app: FastifyInstance): void {
  serve(app, listOptionGroups, async ({ db, query, subject: { companyId } }) => {
    const { except_product_id: exceptId, search } = query;
    const rows = await findOptionGroups(db, { companyId, exceptId, search });
    return {
      results: rows.map(({ product_id, product_name, ...option }) => ({
        ...ownersOptionView(optionView(option), { companyId, productId: product_id }),
        product_name,
      })),
    };
  });

  const placeOf = (call: { subject: Owner; params: { productId: number } }): ProductPlace => ({
    companyId: call.subject.companyId,
    productId: call.params.productId,
  });

  serveShown(
    app,
    copyProductOptions,
    (call) => {
      const { from_product_id: fromId, option_id: optionId } = call.body;
      return copyOptions(call.db, placeOf(call), { fromId, optionId, now: call.now });
    },
    async (call) => {
      const { options, updated_at } = await listOptions(call.db, placeOf(call));
      return { results: options.map((option) => ownersOptionView(option, placeOf(call))), updated_at };
    },
  );
}

export function registerProductOptions(app: FastifyInstance): void {
  registerOptions(app);
  registerAttributes(app);
  registerCopies(app);
}
