import type { ApiConfig } from '#contract/api-configs.ts';
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

const m = messages.apiConfigs;

/** The values of the form; secrets are empty until they are typed, because stored secrets are never sent here. */
export interface ConfigDraft {
  name: string;
  provider: ApiProvider;
  key: string;
  salt: string;
  isActive: boolean;
  baseUrl: string;
  model: string;
  merchantId: string;
  testMode: boolean;
}
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
};

export function openFields({
  name,
  provider,
  isActive,
  baseUrl,
  model,
  merchantId,
  testMode,
}: OpenFields): Record<keyof OpenFields, string | boolean> {
  return { name, provider, isActive, baseUrl, model, merchantId, testMode };
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
      }
    : emptyDraft;

/** The request: trimmed, with empty values for fields that the provider does not have. */
export function cleanDraft(draft: ConfigDraft): ConfigDraft {
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
};

export function fieldText(field: keyof OpenFields, value: string | boolean): string {
  if (field === 'isActive') return value ? 'Etkin' : 'Kapalı';
  if (field === 'testMode') return value ? 'Açık: para çekilmez' : 'Kapalı: gerçek para';
  if (field === 'provider') return apiProviders[value as ApiProvider];
  return value === '' ? 'Boş' : String(value);
}
