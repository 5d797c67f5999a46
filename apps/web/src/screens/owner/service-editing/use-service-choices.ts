import type { Category } from '@mercadito/contracts/categories';
import type { Service } from '@mercadito/contracts/services';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import {
  useListServiceCategoriesQuery,
  useListServiceZonesQuery,
} from '../../../entities/services/service-editing.api.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

export interface Choice {
  /** The id in digits. */
  readonly value: string;
  readonly label: string;
}

export type ServiceChoices = ReturnType<typeof useServiceChoices>;

/** The categories and zones to choose from; where they cannot be had there are none but those that the service has. */
export function useServiceChoices(service: Service | null) {
  const language = useLanguage();
  const categories = useListServiceCategoriesQuery();
  const zones = useListServiceZonesQuery();
  const choicesOf = (all: readonly Category[] = [], own: readonly Category[] = []): Choice[] =>
    [...all, ...own.filter(({ id }) => all.every((each) => each.id !== id))].map((each) => ({
      value: String(each.id),
      label: categoryName(each, language),
    }));
  return {
    categories: choicesOf(categories.data, service ? [service.category] : []),
    zones: choicesOf(zones.data, service?.zones),
  };
}

/** What the choice with this id is called. */
export const choiceName = (choices: readonly Choice[], id: string): string =>
  choices.find(({ value }) => value === id)?.label ?? id;

/** '3,1,3' → ['3', '1']: the zones of the form, each once. */
export const zoneIdsOf = (ids: string): string[] => [...new Set(ids.split(',').filter(Boolean))];

/** Their names, as they were chosen. */
export const zoneNames = (zones: readonly Choice[], ids: string): string =>
  zoneIdsOf(ids)
    .map((id) => choiceName(zones, id))
    .join(', ');
