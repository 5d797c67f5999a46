import type { Service, ServicePage } from '@mercadito/contracts/services';
import type { GrowingReading } from '../../shared/lists/growing-list.tsx';
import { usePagesInUrl } from '../../shared/lists/use-pages-in-url.ts';
import type { Reading } from '../../shared/ui/loaded.tsx';
import { servicesOf, useReadServicesInfiniteQuery } from './services.api.ts';

// Whoever asks for a page is given one.
const isPage = (answer: object): answer is ServicePage => 'services' in answer;

/** A business's services, the pinned ones first, as many pages as the address says. */
export function useServices(companyId: number): GrowingReading<ServicePage> {
  const reading = usePagesInUrl(useReadServicesInfiniteQuery(servicesOf(companyId)));
  const { currentData } = reading;
  return { ...reading, currentData: currentData && { pages: currentData.pages.filter(isPage) } };
}

export function useService(slug: string): Reading<Service> {
  const reading = useReadServicesInfiniteQuery({ action: 'details', slug });
  const [found] = reading.currentData?.pages ?? [];
  return { ...reading, currentData: found && 'slug' in found ? found : undefined };
}
