import * as contracts from '@mercadito/contracts/customization';
import type { FastifyInstance } from 'fastify';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { serve } from '../../platform/serve/serve.ts';
import { requireShownTo } from '../suspension/index.ts';
import { addAbout, changeAbout, changeAboutPicture, showAbout } from './save-about.ts';
import { addAddress, changeAddress, showCompanyAddress } from './save-company-address.ts';
import { addContact, changeContact, showContact } from './save-contact.ts';
import { addSocialNetworks, changeSocialNetworks, showSocialNetworks } from './save-social-networks.ts';

export function registerCustomization(app: FastifyInstance): void {
  registerAddress(app);
  registerAbout(app);
  registerContact(app);
  registerSocialNetworks(app);
}

function registerAddress(app: FastifyInstance): void {
  const { productName } = app.services.config;

  serve(app, contracts.getCompanyAddress, async ({ db, params, actor }) => {
    await requireShownTo(db, actor, params.companyId);
    return showCompanyAddress(db, params.companyId);
  });

  serve(
    app,
    contracts.addCompanyAddress,
    ({ db, subject, body, now }) => addAddress(db, subject.companyId, body, { productName, now }),
    { again: ({ db, subject }) => showCompanyAddress(db, subject.companyId) },
  );

  serve(app, contracts.updateCompanyAddress, ({ db, subject, body, now }) =>
    changeAddress(db, subject.companyId, body, { productName, now }),
  );
}

function registerAbout(app: FastifyInstance): void {
  serve(app, contracts.getAbout, async ({ db, params, actor }) => {
    await requireShownTo(db, actor, params.companyId);
    return showAbout(db, params.companyId);
  });

  serve(
    app,
    contracts.addAbout,
    ({ db, subject, body, files }) => addAbout(db, subject.companyId, body, onlyPicture(files.image)),
    { again: ({ db, subject }) => showAbout(db, subject.companyId) },
  );

  serve(app, contracts.updateAbout, ({ db, subject, body, now }) =>
    changeAbout(db, { id: body.about_id, companyId: subject.companyId }, body, now),
  );

  serve(app, contracts.uploadAboutImage, ({ db, subject, body, files, now }) =>
    changeAboutPicture(db, { id: body.about_id, companyId: subject.companyId }, onlyPicture(files.image), now),
  );
}

function registerContact(app: FastifyInstance): void {
  serve(app, contracts.getContact, async ({ db, params, actor }) => {
    await requireShownTo(db, actor, params.companyId);
    return showContact(db, params.companyId);
  });

  serve(app, contracts.addContact, ({ db, subject, body }) => addContact(db, subject.companyId, body), {
    again: ({ db, subject }) => showContact(db, subject.companyId),
  });

  serve(app, contracts.updateContact, ({ db, subject, body, now }) =>
    changeContact(db, { id: body.contact_id, companyId: subject.companyId }, body, now),
  );
}

function registerSocialNetworks(app: FastifyInstance): void {
  serve(app, contracts.getSocialNetworks, async ({ db, params, actor }) => {
    await requireShownTo(db, actor, params.companyId);
    return showSocialNetworks(db, params.companyId);
  });

  serve(app, contracts.addSocialNetworks, ({ db, subject, body }) => addSocialNetworks(db, subject.companyId, body), {
    again: ({ db, subject }) => showSocialNetworks(db, subject.companyId),
  });

  serve(app, contracts.updateSocialNetworks, ({ db, subject, body, now }) =>
    changeSocialNetworks(db, { id: body.social_id, companyId: subject.companyId }, body, now),
  );
}
