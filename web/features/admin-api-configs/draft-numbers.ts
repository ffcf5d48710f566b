import type { ApiConfig } from '#contract/api-configs.ts';
import { apiConfigLimits } from '#domain/generation/api-configs.ts';
import { messages } from '#domain/messages/index.ts';

const m = messages.apiConfigs;

/** The fields that are numbers or empty; the form has them as text. */
export const priceFields = ['inputPrice', 'cachedPrice', 'outputPrice'] as const;
export const limitFields = ['maxStreams', 'dailyTokens'] as const;
const numberFields = [...priceFields, ...limitFields];
export type NumberField = (typeof numberFields)[number];
export type NumberTexts = Record<NumberField, string>;
export type Numbers = Record<NumberField, number | null>;

export const emptyNumbers: NumberTexts = {
  inputPrice: '',
  cachedPrice: '',
  outputPrice: '',
  maxStreams: '',
  dailyTokens: '',
};

const isPrice = (field: NumberField) => (priceFields as readonly string[]).includes(field);
const perField = <Value>(read: (field: NumberField) => Value) =>
  Object.fromEntries(numberFields.map((field) => [field, read(field)])) as Record<NumberField, Value>;

/** The texts of stored numbers, with a decimal comma. */
export const numberTexts = (config: Pick<ApiConfig, NumberField>): NumberTexts =>
  perField((field) => String(config[field] ?? '').replace('.', ','));

/** Reads a price with a decimal comma or point, or a whole number with points between thousands; NaN for other text. */
function toNumber(field: NumberField, text: string): number | null {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return null;
  const plain = isPrice(field) ? typed.replace(',', '.') : typed.replaceAll('.', '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

export const toNumbers = (texts: NumberTexts): Numbers => perField((field) => toNumber(field, texts[field]));

/** The errors of texts that are no number or beyond their limits, equal to the server's. */
export function numberFaults(numbers: Numbers): Record<string, string> {
  const limitOf = { maxStreams: apiConfigLimits.maxStreams, dailyTokens: apiConfigLimits.dailyTokens };
  const prices = priceFields.filter((field) => !((numbers[field] ?? 0) <= apiConfigLimits.price));
  const limits = limitFields.filter((field) => {
    const limit = numbers[field];
    return limit !== null && !(Number.isInteger(limit) && limit >= 1 && limit <= limitOf[field]);
  });
  return Object.fromEntries([
    ...prices.map((field) => [field, m.priceInvalid]),
    ...limits.map((field) => [field, m.limitInvalid]),
  ]);
}
