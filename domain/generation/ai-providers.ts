/** The services that write texts, with the names that a person reads; `other` is any address that speaks their language. */
export const aiProviders = {
  google: 'Google',
  venice: 'Venice',
  huggingface: 'Hugging Face',
  openai: 'OpenAI',
  other: 'Diğer',
} as const;
export type AiProvider = keyof typeof aiProviders;
export const aiProviderIds = Object.keys(aiProviders) as [AiProvider, ...AiProvider[]];
