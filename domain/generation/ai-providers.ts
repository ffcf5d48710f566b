/** Providers that write texts, with their display names; `other` is any server with an OpenAI-compatible API. */
export const aiProviders = {
  google: 'Google',
  venice: 'Venice',
  huggingface: 'Hugging Face',
  openai: 'OpenAI',
  other: 'Diğer',
} as const;
export type AiProvider = keyof typeof aiProviders;
export const aiProviderIds = Object.keys(aiProviders) as [AiProvider, ...AiProvider[]];
