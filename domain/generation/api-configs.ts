import { messages } from '../messages/index.ts';
import { aiProviders } from './ai-providers.ts';

const { other, ...named } = aiProviders;

/**
 * Services that an administrator can configure, with the names that a person reads (docs/product/administration.md).
 */
export const apiProviders = { ...named, paytr: 'PayTR', other } as const;
export type ApiProvider = keyof typeof apiProviders;
export const apiProviderIds = Object.keys(apiProviders) as [ApiProvider, ...ApiProvider[]];

/** Longest fields of a configuration, in characters, and most configurations of an installation. */
export const apiConfigLimits = {
  name: 100,
  key: 500,
  baseUrl: 300,
  model: 200,
  merchantId: 20,
  count: 100,
} as const;

const shown = 4;
const dots = '••••••••';

/**
 * A key as lists show it: its first and last four characters (docs/product/administration.md). Of a key so short that
 * these would give most of it away, nothing is shown.
 */
export function maskKey(key: string): string {
  return key.length < 3 * shown ? dots : `${key.slice(0, shown)}${dots}${key.slice(-shown)}`;
}

const m = messages.apiConfigs;

/** What a header can carry; anything else was pasted wrongly. */
export const isSecret = (value: string): boolean => /^[\x21-\x7E]*$/.test(value);

/** Whether it can stand in place of a provider's address; empty is the provider's own. */
export const isConfigUrl = (value: string): boolean =>
  value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));

/** Whether an address holds a name or a password, which would be stored and shown as they are. */
export const hasCredentials = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username !== '' || password !== '';
};

type Faults = Record<string, string>;

/** What a provider needs beside its key, by the field that lacks it. */
export function providerFaults(config: {
  provider: ApiProvider;
  baseUrl: string;
  model: string;
  merchantId: string;
}): Faults {
  const { provider, baseUrl, model, merchantId } = config;
  return {
    ...(provider === 'other' && baseUrl === '' && { baseUrl: m.baseUrlRequired }),
    ...(provider === 'other' && model === '' && { model: m.modelRequired }),
    ...(provider === 'paytr' && !/^\d+$/.test(merchantId) && { merchantId: m.merchantIdRequired }),
  };
}

/** The secrets that a new configuration can't be without. */
export function secretFaults(config: { provider: ApiProvider; key: string; salt: string }): Faults {
  return {
    ...(config.key === '' && { key: m.keyRequired }),
    ...(config.provider === 'paytr' && config.salt === '' && { salt: m.saltRequired }),
  };
}
