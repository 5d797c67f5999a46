import { useGetAboutQuery } from '../../entities/customization/customization.api.ts';
import { AboutForm } from '../../features/customization-editing/about-form.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
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
