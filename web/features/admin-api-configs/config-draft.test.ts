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
