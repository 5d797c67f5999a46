import * as editing from '@mercadito/contracts/catalog-editing';
import { listProductRails } from '@mercadito/contracts/product-rails';
import * as contracts from '@mercadito/contracts/products';
import { isWithdrawal } from '@mercadito/domain/catalog/publishing';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { readList } from '../../platform/lists/read-list.ts';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { recordDeleted } from '../../platform/record/record-prices.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { requirePermission } from '../../platform/serve/authorize.ts';
import { serve, serveCreated, serveShown } from '../../platform/serve/serve.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import { changeProducts, deleteProducts } from './change-products.ts';
import { createProduct } from './create-product.ts';
import { listForHome, listOfCompany, listRelated } from './list-products.ts';
import { addImages, orderImages, removeImages, setMainPicture, setPhoto } from './product-pictures.ts';
import { showProduct } from './show-product.ts';
import { showProductRails } from './show-product-rails.ts';
import { updateProduct } from './update-product.ts';
import { deleteProduct as deleteProductRow, lockProduct } from './write-product.queries.ts';

function registerReads(app: FastifyInstance): void {
  serve(app, contracts.listHomeProducts, (call) => {
    const { query, actor: viewer, request } = call;
    return readList(call, query, (db) => listForHome(db, query, { viewer, url: request.url, moment: call }));
  });

  serve(app, contracts.listCompanyProducts, (call) => {
    const { params, query, actor: viewer, request } = call;
    const context = { viewer, url: request.url, moment: call };
    return readList(call, query, (db) => listOfCompany(db, { ...query, ...params }, context));
  });

  serve(app, contracts.getProduct, ({ db, params, actor, now, config }) =>
    showProduct(db, params.id, actor, { now, config }),
  );

  serve(app, listProductRails, ({ db, params, actor, now, config }) =>
    showProductRails(db, params.productId, actor, { now, config }),
  );

  serve(app, contracts.listRelatedProducts, (call) => {
    const { category_id: category, search, user_status } = call.query;
    const filter = { ...call.params, category, search, user_status };
    return readList(call, filter, (db) => listRelated(db, filter, { viewer: call.actor, moment: call }));
  });
}

function registerWrites(app: FastifyInstance): void {
  serveCreated(app, contracts.createProduct, {
    create: ({ db, body, files, subject, now }) =>
      createProduct(db, subject.companyId, body, { photo: onlyPicture(files.photo), more: files.files }, now),
    show: ({ db, actor, now, config }, id) => showProduct(db, id, actor, { now, config }),
    keep: ({ id }) => id,
  });

  serve(
    app,
    contracts.updateProduct,
    async ({ db, params, body, subject, actor, now, config }) => {
      const place = { companyId: subject.companyId, productId: params.productId };
      const current = () => showProduct(db, params.productId, actor, { now, config });
      const stock_change = await updateProduct(db, place, body, { now, current });
      return { ...(await current()), stock_change };
    },
    {
      keep: ({ stock_change }) => ({ stock_change }),
      replay: async ({ db, params, actor, now, config }, kept) => ({
        ...(await showProduct(db, params.productId, actor, { now, config })),
        ...(kept as { stock_change?: number }),
      }),
    },
  );

  serve(app, contracts.deleteProduct, async ({ db, params, subject, now }) => {
    await deleteProduct(db, subject.companyId, params.productId, now);
    return { id: params.productId };
  });

  serve(app, editing.changeProducts, ({ db, body, subject, actor, now, config }) => {
    if (!isWithdrawal(body)) requirePermission(actor, 'catalog.write', config);
    return changeProducts(db, subject.companyId, body, now);
  });

  serve(app, editing.deleteProducts, async ({ db, body, subject, now }) => ({
    deleted: await deleteProducts(db, subject.companyId, body.ids, now),
  }));
}

interface PictureCall {
  readonly db: Db;
  readonly body: { readonly product_id: number };
  readonly subject: { readonly companyId: number };
  readonly actor: Viewer;
  readonly now: Date;
  readonly config: Config;
}

const placeOf = ({ subject, body }: PictureCall) => ({ companyId: subject.companyId, productId: body.product_id });
const showAfter = ({ db, body, actor, now, config }: PictureCall) =>
  showProduct(db, body.product_id, actor, { now, config });

function registerPictures(app: FastifyInstance): void {
  serveShown(
    app,
    contracts.uploadProductPhoto,
    (call) => setPhoto(call.db, placeOf(call), onlyPicture(call.files.photo), call.now),
    showAfter,
  );

  serveShown(
    app,
    contracts.uploadProductImages,
    (call) => addImages(call.db, placeOf(call), call.files.uploaded_images, call.now),
    showAfter,
  );

  serve(app, contracts.deleteProductImages, ({ db, body, subject, now }) =>
    removeImages(db, subject.companyId, body.images_ids, now),
  );

  serveShown(
    app,
    editing.orderProductImages,
    (call) => orderImages(call.db, placeOf(call), call.body.images_ids, call.now),
    showAfter,
  );

  serveShown(
    app,
    editing.setMainPicture,
    (call) => setMainPicture(call.db, placeOf(call), call.body.image_id, call.now),
    showAfter,
  );
}

export function registerProducts(app: FastifyInstance): void {
  registerReads(app);
  registerWrites(app);
  registerPictures(app);
}

/**
 * Deletes a product of a company; orders keep their copy of it.
 * @throws 404 when it is not the company's
 */
async function deleteProduct(transaction: Db, companyId: number, productId: number, now: Date): Promise<void> {
  await lockCompany(transaction, companyId, now);
  const product = await lockProduct(transaction, companyId, productId);
  if (!product) throw notFound('Product');
  await deleteProductRow(transaction, companyId, productId);
  recordDeleted(transaction, companyId, [{ ...product, productId }]);
  await setHasMemberOnly(transaction, companyId);
  record(transaction, { type: 'product.deleted', companyId, productId });
}
