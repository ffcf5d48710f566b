import type { ApiProvider } from '#domain/api-configs.ts';

/** A configuration as the form sends it; an empty key or salt of a stored one keeps what is there. */
export interface ConfigInput {
  name: string;
  provider: ApiProvider;
  key: string;
  isActive: boolean;
  baseUrl: string;
  model: string;
  merchantId: string;
  salt: string;
}
