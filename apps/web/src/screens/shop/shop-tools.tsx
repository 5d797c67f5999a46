import { Stack } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import type { ShopFilterValues } from './shop-search/shop-filter-values.ts';
import { ShopFilters } from './shop-search/shop-filters.tsx';
import { ShopSearch } from './shop-search/shop-search.tsx';

interface ShopToolsProps {
  company: CompanyDetails;
  filters: ShopFilterValues;
  onChange: (changed: Partial<ShopFilterValues>) => void;
  onReset: (() => void) | undefined;
}

/** What finds things inside a shop: the search with its suggestions, and the filters (SCREEN-3). */
export function ShopTools({ company, filters, onChange, onReset }: ShopToolsProps) {
  return (
    <Stack gap="md">
      <ShopSearch
        companyId={company._id}
        companyName={company.name}
        search={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <ShopFilters values={filters} onChange={onChange} onReset={onReset} />
    </Stack>
  );
}
