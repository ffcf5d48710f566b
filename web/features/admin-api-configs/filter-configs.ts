import type { ApiConfig } from '#contract/api-configs.ts';
import { type ApiProvider, apiProviders } from '#domain/api-configs.ts';
import { foldForSearch } from '#domain/search-text.ts';

export interface ConfigFilters {
  search: string;
  /** '' is all. */
  provider: ApiProvider | '';
  status: 'all' | 'active' | 'inactive';
}

export const noFilters: ConfigFilters = { search: '', provider: '', status: 'all' };

/** The providers that some configuration has, by their names. */
export function presentProviders(configs: readonly ApiConfig[]): { value: ApiProvider; label: string }[] {
  const present = [...new Set(configs.map(({ provider }) => provider))];
  return present
    .map((value) => ({ value, label: apiProviders[value] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'tr'));
}

/** What the filters leave: text in name or provider, as Turkish folds it (docs/product/administration.md). */
export function filterConfigs(
  configs: readonly ApiConfig[],
  { search, provider, status }: ConfigFilters,
): ApiConfig[] {
  const words = foldForSearch(search);
  return configs.filter(
    (config) =>
      (provider === '' || config.provider === provider) &&
      (status === 'all' || config.isActive === (status === 'active')) &&
      [config.name, apiProviders[config.provider]].some((text) => foldForSearch(text).includes(words)),
  );
}
