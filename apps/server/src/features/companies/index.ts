export type { Moment } from '../opening-hours/index.ts';
export { companyExists, selectCompanies, setHasMemberOnly, setSponsorBanner } from './companies.queries.ts';
export { registerCompanies } from './companies.routes.ts';
export { addCompanyRating } from './company-rating.queries.ts';
export { companyView } from './company-view.ts';
export { lockCompany } from './lock-company.ts';
export { moveCompaniesToCategory } from './move-companies.queries.ts';
export { holdBusinessOfOwner, suspendCompanyOfOwner } from './suspend-company.ts';
export { holdOpenCompanies } from './suspension.queries.ts';
