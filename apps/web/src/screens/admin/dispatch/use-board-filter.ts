import { hrefHere } from '@mercadito/contracts/site/addresses';
import { isLocation } from '@mercadito/domain/places/location';
import { useLocation, useSearchParams } from 'react-router';
import { useNavigate } from '../../../shared/navigation/link.ts';
import { useSite } from '../../../shared/site/use-site.ts';

/** Which orders the board shows, as its call takes it. */
export interface BoardFilter {
  readonly location?: string | undefined;
  readonly driver_id?: number | undefined;
}

const FIELDS = { location: 'place', driver_id: 'driver' } as const;

/** The filter as it stands in the address, and what changes it there. */
export function useBoardFilter() {
  const { pathname } = useLocation();
  const { product } = useSite();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const place = params.get(FIELDS.location) ?? '';
  const driver = Number(params.get(FIELDS.driver_id));
  const filter: BoardFilter = {
    ...(isLocation(place, product) && { location: place }),
    ...(Number.isInteger(driver) && driver > 0 && { driver_id: driver }),
  };
  const hrefWith = (field: keyof BoardFilter, value: string) => {
    const next = new URLSearchParams(params);
    next.delete(FIELDS[field]);
    if (value !== '') next.set(FIELDS[field], value);
    return hrefHere(pathname, next.size === 0 ? '' : `?${next}`);
  };
  return {
    filter,
    isFiltered: filter.location !== undefined || filter.driver_id !== undefined,
    hrefWith,
    set: (field: keyof BoardFilter, value: string) =>
      void navigate(hrefWith(field, value), { replace: true, preventScrollReset: true }),
  };
}
