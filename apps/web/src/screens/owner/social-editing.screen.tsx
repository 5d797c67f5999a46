import { useGetSocialNetworksQuery } from '../../entities/customization/customization.api.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { SocialForm } from './customization-editing/social-form.tsx';
import { PartPage } from './part-page.tsx';

/** Where else a business is found, added or changed (SCREEN-26). */
export function Component() {
  const companyId = useCompanyId();
  return (
    <PartPage of="social" reading={useGetSocialNetworksQuery({ companyId })}>
      {(stored) => <SocialForm companyId={companyId} stored={stored} />}
    </PartPage>
  );
}
