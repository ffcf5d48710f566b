import { expect, test } from 'vitest';
import type { ApiConfig } from '#contract/api-configs.ts';
import { filterConfigs, noFilters, presentProviders } from './filter-configs.ts';

const config = (name: string, provider: ApiConfig['provider'], isActive = true): ApiConfig => ({
  id: name,
  name,
  provider,
  maskedKey: '',
  isActive,
  inUse: false,
  keyLost: false,
  trialFailure: null,
  addressRefused: false,
  baseUrl: '',
  model: '',
  merchantId: '',
  testMode: false,
  testForced: false,
  inputPrice: null,
  cachedPrice: null,
  outputPrice: null,
  currency: 'USD',
  maxStreams: null,
  dailyTokens: null,
  place: null,
  circuit: 'closed',
  running: 0,
  tokensToday: 0,
  revision: 1,
  createdAt: '',
  updatedAt: '',
});
const configs = [config('IŞIK hattı', 'venice'), config('Kasa', 'paytr', false), config('Yedek', 'venice')];
const names = (filters: Partial<typeof noFilters>) =>
  filterConfigs(configs, { ...noFilters, ...filters }).map(({ name }) => name);

test('searches names and providers with Turkish case rules', () => {
  expect(names({ search: 'ışık' })).toEqual(['IŞIK hattı']);
  expect(names({ search: ' paytr ' })).toEqual(['Kasa']);
  expect(names({ search: 'VENİCE' })).toEqual(['IŞIK hattı', 'Yedek']);
  expect(names({ search: 'yok böyle' })).toEqual([]);
});

test('combines the filters', () => {
  expect(names({ provider: 'venice', search: 'yedek' })).toEqual(['Yedek']);
  expect(names({ status: 'inactive' })).toEqual(['Kasa']);
  expect(names({ status: 'active', provider: 'paytr' })).toEqual([]);
});

test('offers only providers that have a configuration', () => {
  expect(presentProviders(configs).map(({ label }) => label)).toEqual(['PayTR', 'Venice']);
});
