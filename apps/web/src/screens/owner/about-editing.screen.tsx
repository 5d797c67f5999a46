import { useGetAboutQuery } from '../../entities/customization/customization.api.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { AboutForm } from './customization-editing/about-form.tsx';
import { PartPage } from './part-page.tsx';

/** What a business tells of itself, added or changed (SCREEN-26). */
export function Component() {
  const companyId = useCompanyId();
  return (
    <PartPage of="about" reading={useGetAboutQuery({ companyId })}>
      {(stored) => <AboutForm companyId={companyId} stored={stored} />}
    </PartPage>
  );
}
