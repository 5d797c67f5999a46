export { companyExists, selectCompanies, setHasMemberOnly } from './companies.queries.ts';
export { registerCompanies } from './companies.routes.ts';
export { addCompanyRating } from './company-rating.queries.ts';
export { companyView, type Moment } from './company-view.ts';
export { lockCompany } from './lock-company.ts';
