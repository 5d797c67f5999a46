import { LegalPageOf } from './legal/legal-page.tsx';

/** `/terms`: what holds for whoever uses the site (SCREEN-71, LEGAL-1). */
export const Component = () => <LegalPageOf page="terms" />;
