import * as contracts from '@mercadito/contracts/customization';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { insertPicture } from '../../platform/pictures/pictures.ts';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { serve } from '../../platform/serve/serve.ts';
import { requireShownTo } from '../suspension/index.ts';
import { aboutSection, addressSection, contactSection, inTown, networksSection } from './sections.ts';

type Show<Section> = (db: Db, companyId: number) => Promise<Section>;

/** A read of the section of a company's page, for those to whom the company is shown. */
const shown =
  <Section>(show: Show<Section>) =>
  async ({ db, params, actor }: { db: Db; params: { companyId: number }; actor: Viewer }): Promise<Section> => {
    await requireShownTo(db, actor, params.companyId);
    return show(db, params.companyId);
  };

/** How a replay shows what was added. */
const readAgain = <Section>(show: Show<Section>) => ({
  replay: ({ db, subject }: { db: Db; subject: { companyId: number } }) => show(db, subject.companyId),
});

export function registerCustomization(app: FastifyInstance): void {
  registerAddress(app);
  registerAbout(app);

  serve(app, contracts.getContact, shown(contactSection.show));
  serve(
    app,
    contracts.addContact,
    ({ db, subject, body }) => contactSection.add(db, subject.companyId, body),
    readAgain(contactSection.show),
  );
  serve(app, contracts.updateContact, ({ db, subject, body, now }) =>
    contactSection.change(db, { id: body.contact_id, ...subject }, body, now),
  );

  serve(app, contracts.getSocialNetworks, shown(networksSection.show));
  serve(
    app,
    contracts.addSocialNetworks,
    ({ db, subject, body }) => networksSection.add(db, subject.companyId, body),
    readAgain(networksSection.show),
  );
  serve(app, contracts.updateSocialNetworks, ({ db, subject, body, now }) =>
    networksSection.change(db, { id: body.social_id, ...subject }, body, now),
  );
}

function registerAddress(app: FastifyInstance): void {
  const { productName } = app.services.config;

  serve(app, contracts.getCompanyAddress, shown(addressSection.show));
  serve(
    app,
    contracts.addCompanyAddress,
    ({ db, subject, body }) => addressSection.add(db, subject.companyId, inTown(body, productName)),
    readAgain(addressSection.show),
  );
  serve(app, contracts.updateCompanyAddress, ({ db, subject, body, now }) =>
    addressSection.change(db, { id: body.adress_id, ...subject }, inTown(body, productName), now),
  );
}

function registerAbout(app: FastifyInstance): void {
  serve(app, contracts.getAbout, shown(aboutSection.show));
  serve(
    app,
    contracts.addAbout,
    async ({ db, subject, body, files }) => {
      const image = await insertPicture(db, onlyPicture(files.image));
      return aboutSection.add(db, subject.companyId, { ...body, image });
    },
    readAgain(aboutSection.show),
  );
  serve(app, contracts.updateAbout, ({ db, subject, body, now }) =>
    aboutSection.change(db, { id: body.about_id, ...subject }, body, now),
  );
  serve(app, contracts.uploadAboutImage, async ({ db, subject, body, files, now }) => {
    const image = await insertPicture(db, onlyPicture(files.image));
    return aboutSection.change(db, { id: body.about_id, ...subject }, { image }, now);
  });
}
