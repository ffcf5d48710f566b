import type { ApiConfig } from '#contract/api-configs.ts';
import type { PriceCurrency } from '#domain/generation/ai-cost.ts';
import {
  type ApiProvider,
  apiProviders,
  hasCredentials,
  isConfigUrl,
  isSecret,
  providerErrors,
  secretErrors,
} from '#domain/generation/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import {
  emptyNumbers,
  type NumberField,
  type Numbers,
  type NumberTexts,
  numberFaults,
  numberTexts,
  toNumbers,
} from './draft-numbers.ts';

const m = messages.apiConfigs;

/** The values of the form; secrets are empty until they are typed, because stored secrets are never sent here. */
export interface ConfigDraft extends NumberTexts {
  name: string;
  provider: ApiProvider;
  key: string;
  salt: string;
  isActive: boolean;
  baseUrl: string;
  model: string;
  merchantId: string;
  testMode: boolean;
  currency: PriceCurrency;
}
/** The request that a draft stands for. */
type ConfigRequest = Omit<ConfigDraft, NumberField> & Numbers;
/** The fields without secrets, which can be compared. */
export type OpenFields = Omit<ConfigDraft, 'key' | 'salt'>;

export const emptyDraft: ConfigDraft = {
  name: '',
  provider: 'google',
  key: '',
  salt: '',
  isActive: true,
  baseUrl: '',
  model: '',
  merchantId: '',
  testMode: false,
  currency: 'USD',
  ...emptyNumbers,
};

export function openFields({ key, salt, ...open }: ConfigDraft): Record<keyof OpenFields, string | boolean> {
  return open;
}

export const draftOf = (config: ApiConfig | null): ConfigDraft =>
  config
    ? {
        name: config.name,
        provider: config.provider,
        key: '',
        salt: '',
        isActive: config.isActive,
        baseUrl: config.baseUrl,
        model: config.model,
        merchantId: config.merchantId,
        testMode: config.testMode,
        currency: config.currency,
        ...numberTexts(config),
      }
    : emptyDraft;

/** The request: trimmed, with empty values for fields that the provider does not have. */
export function cleanDraft(draft: ConfigDraft): ConfigRequest {
  const paytr = draft.provider === 'paytr';
  return {
    name: draft.name.trim(),
    provider: draft.provider,
    key: draft.key.trim(),
    salt: paytr ? draft.salt.trim() : '',
    isActive: draft.isActive,
    baseUrl: paytr ? '' : draft.baseUrl.trim(),
    model: paytr ? '' : draft.model.trim(),
    merchantId: paytr ? draft.merchantId.trim() : '',
    testMode: paytr && draft.testMode,
    currency: draft.currency,
    ...toNumbers(paytr ? emptyNumbers : draft),
  };
}

/**
 * Validation errors by field, equal to the server's (docs/product/administration.md).
 * @param base the stored configuration, which keeps its secrets when none are typed; null for a new one.
 */
export function draftFaults(draft: ConfigDraft, base: ApiConfig | null): Record<string, string> {
  const config = cleanDraft(draft);
  const elsewhere = base !== null && (base.provider !== config.provider || base.baseUrl !== config.baseUrl);
  return {
    ...(!isVisible(config.name) && { name: m.nameRequired }),
    ...(!isConfigUrl(config.baseUrl) && { baseUrl: m.baseUrlInvalid }),
    ...(hasCredentials(config.baseUrl) && { baseUrl: m.baseUrlCredentials }),
    ...providerErrors(config),
    ...numberFaults(config),
    ...((base === null || elsewhere) && secretErrors(config)),
    ...(!isSecret(config.key) && { key: m.keyInvalid }),
    ...(!isSecret(config.salt) && { salt: m.keyInvalid }),
  };
}

/** The label of a field, and its value as text. */
export const fieldNames: Readonly<Record<keyof OpenFields, string>> = {
  name: 'API adı',
  provider: 'Sağlayıcı',
  isActive: 'Durum',
  baseUrl: 'Adres',
  model: 'Model',
  merchantId: 'Mağaza numarası',
  testMode: 'Test kipi',
  inputPrice: 'Girdi fiyatı',
  cachedPrice: 'Önbellekteki girdinin fiyatı',
  outputPrice: 'Çıktı fiyatı',
  currency: 'Para birimi',
  maxStreams: 'Aynı anda en çok metin',
  dailyTokens: 'Günlük token sınırı',
};

export function fieldText(field: keyof OpenFields, value: string | boolean): string {
  if (field === 'isActive') return value ? 'Etkin' : 'Kapalı';
  if (field === 'testMode') return value ? 'Açık: para çekilmez' : 'Kapalı: gerçek para';
  if (field === 'provider') return apiProviders[value as ApiProvider];
  return value === '' ? 'Boş' : String(value);
}
