import { expect, test } from 'vitest';
import type { ApiConfig } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { cleanDraft, draftFaults, emptyDraft } from './config-draft.ts';

const m = messages.apiConfigs;
const stored: ApiConfig = {
  id: '1',
  name: 'Yazar',
  provider: 'google',
  maskedKey: 'abcd••••••••wxyz',
  isActive: true,
  inUse: true,
  keyLost: false,
  addressRefused: false,
  baseUrl: '',
  model: '',
  merchantId: '',
  testMode: false,
  testForced: false,
  revision: 1,
  createdAt: '',
  updatedAt: '',
};

test('a new configuration needs a name and a key', () => {
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

test('a stored one keeps its key, unless it would go to another server', () => {
  const draft = { ...emptyDraft, name: 'Yazar' };
  expect(draftFaults(draft, stored)).toEqual({});
  expect(draftFaults({ ...draft, provider: 'openai' }, stored)).toEqual({ key: m.keyRequired });
  expect(draftFaults({ ...draft, baseUrl: 'adres' }, stored)).toEqual({
    baseUrl: m.baseUrlInvalid,
    key: m.keyRequired,
  });
});

test('an address carries no password: it would be stored and listed as it is', () => {
  const draft = { ...emptyDraft, name: 'Yazar', key: 'k', baseUrl: 'https://kim:gizli@model.example/v1' };
  expect(draftFaults(draft, null)).toEqual({ baseUrl: m.baseUrlCredentials });
});

test('fields that a provider has not are not sent', () => {
  const draft = { ...emptyDraft, baseUrl: 'https://a.example', model: 'x', merchantId: '1', salt: 's' };
  expect(cleanDraft({ ...draft, provider: 'paytr' })).toMatchObject({ baseUrl: '', model: '', salt: 's' });
  expect(cleanDraft(draft)).toMatchObject({ merchantId: '', salt: '', model: 'x' });
});
