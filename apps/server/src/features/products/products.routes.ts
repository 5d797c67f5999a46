import * as contracts from '@mercadito/contracts/products';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { onlyPicture } from '../../platform/uploads.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { listForHome, listOfCompany, listRelated } from './list-products.ts';
import { addImages, removeImages, setPhoto } from './product-pictures.ts';
import { showProduct } from './show-product.ts';
import { updateProduct } from './update-product.ts';

function registerReads(app: FastifyInstance): void {
  serve(app, contracts.listHomeProducts, ({ db, query, actor, request }) =>
    listForHome(db, query, { viewer: actor, url: request.url }),
  );

  serve(app, contracts.listCompanyProducts, ({ db, params, query, actor, request }) =>
    listOfCompany(db, { ...query, companyId: params.companyId }, { viewer: actor, url: request.url }),
  );

  serve(app, contracts.getProduct, ({ db, params, actor }) => showProduct(db, params.id, actor));

  serve(app, contracts.listRelatedProducts, ({ db, params, query, actor }) => {
    const { category_id: category, search, user_status } = query;
    return listRelated(db, { companyId: params.companyId, category, search, user_status }, actor);
  });
}

function registerWrites(app: FastifyInstance): void {
  serve(app, contracts.createProduct, async ({ db, body, files, subject, actor, now }) => {
    const pictures = { photo: onlyPicture(files.photo), more: files.files };
    const id = await createProduct(db, subject.companyId, body, pictures, now);
    return showProduct(db, id, actor);
  });

  serve(app, contracts.updateProduct, async ({ db, params, body, subject, actor, now }) => {
    await updateProduct(db, subject.companyId, params.productId, body, now);
    return showProduct(db, params.productId, actor);
  });

  serve(app, contracts.deleteProduct, async ({ db, params, subject, now }) => {
    await deleteProduct(db, subject.companyId, params.productId, now);
    return { id: params.productId };
  });
}

function registerPictures(app: FastifyInstance): void {
  serve(app, contracts.uploadProductPhoto, async ({ db, body, files, subject, actor, now }) => {
    const place = { companyId: subject.companyId, productId: body.product_id };
    await setPhoto(db, place, onlyPicture(files.photo), now);
    return showProduct(db, body.product_id, actor);
  });

  serve(app, contracts.uploadProductImages, async ({ db, body, files, subject, actor }) => {
    const place = { companyId: subject.companyId, productId: body.product_id };
    await addImages(db, place, files.uploaded_images);
    return showProduct(db, body.product_id, actor);
  });

  serve(app, contracts.deleteProductImages, async ({ db, body, subject }) => ({
    deleted: await removeImages(db, subject.companyId, body.images_ids),
  }));
}

export function registerProducts(app: FastifyInstance): void {
  registerReads(app);
  registerWrites(app);
  registerPictures(app);
}
