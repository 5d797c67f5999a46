import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import * as contracts from '@mercadito/contracts/product-options';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/errors.ts';
import { publish } from '../../platform/events.ts';
import { serve } from '../../platform/serve.ts';
import { createAttribute, updateAttribute } from './edit-attributes.ts';
import { createOption, listOptions, updateOption } from './edit-options.ts';
import { deleteAttribute, deleteOption } from './product-options.queries.ts';

/** The ids of a request as a place: the company is the token's, the others are looked for inside it. */
const placeOf = <Ids extends { product_id: number; option_id?: number; attribute_id?: number }>(
  { companyId }: { companyId: number },
  ids: Ids,
) => ({
  companyId,
  productId: ids.product_id,
  optionId: ids.option_id ?? 0,
  attributeId: ids.attribute_id ?? 0,
});

/** A group as its owner's calls name it. */
const ownersOption = (option: ProductOption, { product_id }: { product_id: number }, companyId: number) => ({
  ...option,
  product_id,
  company_id: companyId,
});

/** An attribute as its owner's calls name it. */
const ownersAttribute = (attribute: OptionAttribute) => ({ ...attribute, attribute_id: attribute.id });

const tellOwner = (db: Db, userId: number): Promise<void> => publish(db, { user: userId }, ['ProductOptions']);

function registerOptions(app: FastifyInstance): void {
  serve(app, contracts.listProductOptions, async ({ db, query, subject }) => {
    const options = await listOptions(db, placeOf(subject, query));
    return { results: options.map((option) => ownersOption(option, query, subject.companyId)) };
  });

  serve(app, contracts.createProductOption, async ({ db, body, subject }) => {
    const option = await createOption(db, placeOf(subject, body), body);
    await tellOwner(db, subject.userId);
    return ownersOption(option, body, subject.companyId);
  });

  serve(app, contracts.updateProductOption, async ({ db, body, subject }) => {
    const option = await updateOption(db, placeOf(subject, body), body);
    await tellOwner(db, subject.userId);
    return ownersOption(option, body, subject.companyId);
  });

  serve(app, contracts.deleteProductOption, async ({ db, body, subject }) => {
    if (!(await deleteOption(db, placeOf(subject, body)))) throw notFound('Option');
    await tellOwner(db, subject.userId);
    return { id: body.option_id };
  });
}

function registerAttributes(app: FastifyInstance): void {
  serve(app, contracts.listOptionAttributes, async ({ db, query, subject }) => {
    const options = await listOptions(db, placeOf(subject, query));
    const option = options.find(({ id }) => id === query.option_id);
    if (!option) throw notFound('Option');
    return { results: option.attributes.map(ownersAttribute) };
  });

  serve(app, contracts.createOptionAttribute, async ({ db, body, subject }) => {
    const attribute = await createAttribute(db, placeOf(subject, body), body);
    await tellOwner(db, subject.userId);
    return ownersAttribute(attribute);
  });

  serve(app, contracts.updateOptionAttribute, async ({ db, body, subject }) => {
    const attribute = await updateAttribute(db, placeOf(subject, body), body);
    await tellOwner(db, subject.userId);
    return ownersAttribute(attribute);
  });

  serve(app, contracts.deleteOptionAttribute, async ({ db, body, subject }) => {
    if (!(await deleteAttribute(db, placeOf(subject, body)))) throw notFound('Attribute');
    await tellOwner(db, subject.userId);
    return { id: body.attribute_id };
  });
}

export function registerProductOptions(app: FastifyInstance): void {
  registerOptions(app);
  registerAttributes(app);
}
