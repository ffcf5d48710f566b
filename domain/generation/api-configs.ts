import { messages } from '../messages/index.ts';
import { aiProviders } from './ai-providers.ts';

const { other, ...named } = aiProviders;

/** Services that an administrator can configure, with their display names (docs/product/administration.md). */
export const apiProviders = { ...named, paytr: 'PayTR', other } as const;
export type ApiProvider = keyof typeof apiProviders;
export const apiProviderIds = Object.keys(apiProviders) as [ApiProvider, ...ApiProvider[]];

/** Maximum lengths of a configuration's fields, characters, and maximum number of configurations. */
export const apiConfigLimits = {
  name: 100,
  key: 500,
  baseUrl: 300,
  model: 200,
  merchantId: 20,
  count: 100,
  /** Per million tokens. */
  price: 100_000,
  maxStreams: 100_000,
  dailyTokens: 1_000_000_000_000,
} as const;

const shown = 4;
const dots = '••••••••';

/**
 * Masks a key for lists: shows its first and last four characters, or nothing of a short key
 * (docs/product/administration.md).
 */
export function maskKey(key: string): string {
  return key.length < 3 * shown ? dots : `${key.slice(0, shown)}${dots}${key.slice(-shown)}`;
}

const m = messages.apiConfigs;

/** Whether a value has only characters that an HTTP header can contain. */
export const isSecret = (value: string): boolean => /^[\x21-\x7E]*$/.test(value);

/** Whether a value is an http(s) address, or empty for the provider's own. */
export const isConfigUrl = (value: string): boolean =>
  value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));

/** Whether an address contains a name or password, which would be stored and shown in plain text. */
export const hasCredentials = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username !== '' || password !== '';
};

type FieldErrors = Record<string, string>;

/** The errors of fields that a provider requires besides its key, and of incomplete prices. */
export function providerErrors(config: {
  provider: ApiProvider;
  baseUrl: string;
  model: string;
  merchantId: string;
  inputPrice: number | null;
  cachedPrice: number | null;
  outputPrice: number | null;
}): FieldErrors {
  const { provider, baseUrl, model, merchantId, inputPrice, cachedPrice, outputPrice } = config;
  const hasPrice = inputPrice !== null || cachedPrice !== null || outputPrice !== null;
  return {
    ...(provider === 'other' && baseUrl === '' && { baseUrl: m.baseUrlRequired }),
    ...(provider === 'other' && model === '' && { model: m.modelRequired }),
    ...(hasPrice && inputPrice === null && { inputPrice: m.pricesTogether }),
    ...(hasPrice && outputPrice === null && { outputPrice: m.pricesTogether }),
    ...(provider === 'paytr' && !/^\d+$/.test(merchantId) && { merchantId: m.merchantIdRequired }),
  };
}

/** The errors of missing secrets in a new configuration. */
export function secretErrors(config: { provider: ApiProvider; key: string; salt: string }): FieldErrors {
  return {
    ...(config.key === '' && { key: m.keyRequired }),
    ...(config.provider === 'paytr' && config.salt === '' && { salt: m.saltRequired }),
  };
}
