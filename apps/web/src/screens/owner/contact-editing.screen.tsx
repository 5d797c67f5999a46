import { useGetContactQuery } from '../../entities/customization/customization.api.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { ContactForm } from './customization-editing/contact-form.tsx';
import { PartPage } from './part-page.tsx';

/** How to reach a business, added or changed (SCREEN-26). */
export function Component() {
  const companyId = useCompanyId();
  return (
    <PartPage of="contact" reading={useGetContactQuery({ companyId })}>
      {(stored) => <ContactForm companyId={companyId} stored={stored} />}
    </PartPage>
  );
}
