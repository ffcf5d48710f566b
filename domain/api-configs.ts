/** Services that an administrator can configure, with the names that a person reads (spec 2 §3). */
export const apiProviders = {
  google: 'Google',
  venice: 'Venice',
  huggingface: 'Hugging Face',
  openai: 'OpenAI',
  paytr: 'PayTR',
  other: 'Diğer',
} as const;
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
 * A key as lists show it: its first and last four characters (spec 2 §9). Of a key so short that these would give
 * most of it away, nothing is shown.
 */
export function maskKey(key: string): string {
  return key.length < 3 * shown ? dots : `${key.slice(0, shown)}${dots}${key.slice(-shown)}`;
}
