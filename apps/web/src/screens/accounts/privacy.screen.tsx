import { LegalPageOf } from './legal/legal-page.tsx';

/** `/privacy`: the privacy notice (SCREEN-71, LEGAL-1). */
export const Component = () => <LegalPageOf page="privacy" />;
