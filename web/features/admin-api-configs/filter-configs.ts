import type { ApiConfig } from '#contract/api-configs.ts';
import { type ApiProvider, apiProviders } from '#domain/generation/api-configs.ts';
import { foldForSearch } from '#domain/text/search-text.ts';

export interface ConfigFilters {
  search: string;
  /** '' matches all. */
  provider: ApiProvider | '';
  status: 'all' | 'active' | 'inactive';
}

export const noFilters: ConfigFilters = { search: '', provider: '', status: 'all' };

/** The providers that have a configuration, sorted by name. */
export function presentProviders(configs: readonly ApiConfig[]): { value: ApiProvider; label: string }[] {
  const present = [...new Set(configs.map(({ provider }) => provider))];
  return present
    .map((value) => ({ value, label: apiProviders[value] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'tr'));
}

/**
 * The configurations that match the filters: text in name or provider, with Turkish case rules
 * (docs/product/administration.md).
 */
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
