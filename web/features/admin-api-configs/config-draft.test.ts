import { expect, test } from 'vitest';
import type { ApiConfig } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { cleanDraft, draftFaults, draftOf, emptyDraft } from './config-draft.ts';

const m = messages.apiConfigs;
const stored: ApiConfig = {
  id: '1',
  name: 'Yazar',
  provider: 'google',
  maskedKey: 'abcd••••••••wxyz',
  isActive: true,
  inUse: true,
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
  place: 1,
  circuit: 'closed',
  running: 0,
  tokensToday: 0,
  revision: 1,
  createdAt: '',
  updatedAt: '',
};

test('requires a name and a key for a new configuration', () => {
  expect(draftFaults({ ...emptyDraft, name: '  ', key: ' ' }, null)).toEqual({
    name: m.nameRequired,
    key: m.keyRequired,
  });
  expect(draftFaults({ ...emptyDraft, name: 'Kasa', provider: 'paytr', key: 'k' }, null)).toEqual({
    merchantId: m.merchantIdRequired,
    salt: m.saltRequired,
  });
  expect(draftFaults({ ...emptyDraft, name: 'Öbür', provider: 'other', key: 'anahtarım' }, null)).toEqual({
    baseUrl: m.baseUrlRequired,
    model: m.modelRequired,
    key: m.keyInvalid,
  });
});

test('requires the key of a stored configuration again only when its server changes', () => {
  const draft = { ...emptyDraft, name: 'Yazar' };
  expect(draftFaults(draft, stored)).toEqual({});
  expect(draftFaults({ ...draft, provider: 'openai' }, stored)).toEqual({ key: m.keyRequired });
  expect(draftFaults({ ...draft, baseUrl: 'adres' }, stored)).toEqual({
    baseUrl: m.baseUrlInvalid,
    key: m.keyRequired,
  });
});

test('refuses a password in an address, because addresses are stored and shown', () => {
  const draft = { ...emptyDraft, name: 'Yazar', key: 'k', baseUrl: 'https://kim:gizli@model.example/v1' };
  expect(draftFaults(draft, null)).toEqual({ baseUrl: m.baseUrlCredentials });
});

test('does not send fields that the provider does not have', () => {
  const draft = { ...emptyDraft, baseUrl: 'https://a.example', model: 'x', merchantId: '1', salt: 's' };
  expect(cleanDraft({ ...draft, provider: 'paytr' })).toMatchObject({ baseUrl: '', model: '', salt: 's' });
  expect(cleanDraft(draft)).toMatchObject({ merchantId: '', salt: '', model: 'x' });
});

test('reads prices with a comma or a point, and whole numbers with points between thousands', () => {
  const draft = { ...emptyDraft, inputPrice: '0,15', cachedPrice: ' ', outputPrice: '0.6' };
  expect(cleanDraft({ ...draft, maxStreams: '20', dailyTokens: '1.000.000' })).toMatchObject({
    inputPrice: 0.15,
    cachedPrice: null,
    outputPrice: 0.6,
    maxStreams: 20,
    dailyTokens: 1_000_000,
  });
  expect(draftOf({ ...stored, inputPrice: 0.15, dailyTokens: 1_000_000 })).toMatchObject({
    inputPrice: '0,15',
    dailyTokens: '1000000',
  });
});

test('refuses prices and limits that are no numbers, and a price without the other', () => {
  const draft = { ...emptyDraft, name: 'Yazar', key: 'k' };
  expect(draftFaults({ ...draft, inputPrice: 'az', outputPrice: '-1' }, null)).toEqual({
    inputPrice: m.priceInvalid,
    outputPrice: m.priceInvalid,
  });
  expect(draftFaults({ ...draft, maxStreams: '0', dailyTokens: '1,5' }, null)).toEqual({
    maxStreams: m.limitInvalid,
    dailyTokens: m.limitInvalid,
  });
  expect(draftFaults({ ...draft, inputPrice: '1' }, null)).toEqual({ outputPrice: m.pricesTogether });
});
