import * as contracts from '@mercadito/contracts/customization';
import type { FastifyInstance } from 'fastify';
import { insertPicture } from '../../platform/pictures/pictures.ts';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { serve } from '../../platform/serve/serve.ts';
import { aboutSection, addressSection, contactSection, networksSection } from './sections.ts';

export function registerCustomization(app: FastifyInstance): void {
  serve(app, contracts.getCompanyAddress, addressSection.read);
  serve(app, contracts.addCompanyAddress, addressSection.add, addressSection.added);
  serve(app, contracts.updateCompanyAddress, (call) => addressSection.change(call, call.body.adress_id));

  serve(app, contracts.getAbout, aboutSection.read);
  serve(
    app,
    contracts.addAbout,
    async (call) => {
      const image = await insertPicture(call.db, onlyPicture(call.files.image));
      return aboutSection.add({ ...call, body: { ...call.body, image } });
    },
    aboutSection.added,
  );
  serve(app, contracts.updateAbout, (call) => aboutSection.change(call, call.body.about_id));
  serve(app, contracts.uploadAboutImage, async (call) => {
    const image = await insertPicture(call.db, onlyPicture(call.files.image));
    return aboutSection.change({ ...call, body: { image } }, call.body.about_id);
  });

  serve(app, contracts.getContact, contactSection.read);
  serve(app, contracts.addContact, contactSection.add, contactSection.added);
  serve(app, contracts.updateContact, (call) => contactSection.change(call, call.body.contact_id));

  serve(app, contracts.getSocialNetworks, networksSection.read);
  serve(app, contracts.addSocialNetworks, networksSection.add, networksSection.added);
  serve(app, contracts.updateSocialNetworks, (call) => networksSection.change(call, call.body.social_id));
}
