import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { ApiProvider } from '#domain/generation/api-configs.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ConfigRow } from './config-row.tsx';
import { type ConfigFilters, filterConfigs, noFilters, presentProviders } from './filter-configs.ts';

const statuses = [
  { value: 'all', label: 'Tümü' },
  { value: 'active', label: 'Etkin' },
  { value: 'inactive', label: 'Kapalı' },
] as const;
const columns = ['Ad', 'Sağlayıcı', 'Anahtar', 'Durum'];

/** The configurations with search and filters (docs/product/administration.md). */
export function ConfigList({
  configs,
  onEdit,
  onRemoved,
}: {
  configs: readonly ApiConfig[];
  onEdit: (config: ApiConfig) => void;
  onRemoved: () => void;
}) {
  const [filters, setFilters] = useState<ConfigFilters>(noFilters);
  const narrow = (changed: Partial<ConfigFilters>) => setFilters((now) => ({ ...now, ...changed }));
  const providers = presentProviders(configs);
  // The last configuration of the filtered provider may be deleted.
  const provider = providers.some(({ value }) => value === filters.provider) ? filters.provider : '';
  const found = filterConfigs(configs, { ...filters, provider });
  if (configs.length === 0) {
    return (
      <EmptyState icon={<KeyRound aria-hidden="true" />} title="API yapılandırması bulunamadı">
        Hikâyeleri yazan modelin ya da ödeme kuruluşunun anahtarını ekleyin. O zamana kadar ortam ayarları
        geçerlidir.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <search className="grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,20rem)_12rem_auto] md:justify-start">
        <TextField
          label="Ad ya da sağlayıcı ara"
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={filters.search}
          onChange={(event) => narrow({ search: event.target.value })}
        />
        <SelectField
          label="Sağlayıcı"
          choices={[{ value: '', label: 'Tüm sağlayıcılar' }, ...providers]}
          value={provider}
          onChange={(event) => narrow({ provider: event.target.value as ApiProvider | '' })}
        />
        <ChoiceGroup
          label="Durum"
          value={filters.status}
          choices={statuses}
          onChange={(status) => narrow({ status })}
        />
      </search>
      <p role="status" className="sr-only">
        {found.length} yapılandırma
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<KeyRound aria-hidden="true" />}
          title="API yapılandırması bulunamadı"
          action={<Button onClick={() => setFilters(noFilters)}>Filtreleri Temizle</Button>}
        >
          Bu aramaya ve filtrelere uyan yapılandırma yok.
        </EmptyState>
      ) : (
        <table className="w-full border-collapse text-sm max-md:block">
          <caption className="sr-only">API yapılandırmaları</caption>
          <thead className="border-b border-line-strong text-left max-md:sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 pr-4 font-semibold">
                  {column}
                </th>
              ))}
              <th scope="col" className="py-2.5 text-right font-semibold">
                İşlemler
              </th>
            </tr>
          </thead>
          {found.map((config) => (
            <ConfigRow key={config.id} config={config} onEdit={() => onEdit(config)} onRemoved={onRemoved} />
          ))}
        </table>
      )}
    </div>
  );
}
