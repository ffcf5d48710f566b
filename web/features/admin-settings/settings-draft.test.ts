import { expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { draftFaults, draftOf, inputOf, questionsOf } from './settings-draft.ts';

const draft = draftOf({ ...usualSettings, revision: 1, updatedAt: '', updatedBy: null });

test('accepts a limit with thousands separators and refuses other text', () => {
  expect(inputOf({ ...draft, guestDailyTokens: '12.500' }, 3)).toMatchObject({
    guestDailyTokens: 12_500,
    revision: 3,
  });
  for (const guestDailyTokens of ['', '49', '1000001', '-5', '5e3', 'çok'])
    expect(draftFaults({ ...draft, guestDailyTokens }), guestDailyTokens).toEqual({
      guestDailyTokens: messages.settings.guestDailyRange,
    });
  expect(draftFaults({ ...draft, guestDailyTokens: '50' })).toEqual({});
});

test('accepts 0 to 50 free failures', () => {
  expect(inputOf({ ...draft, freeFailuresPerDay: '0' }, 3)).toMatchObject({ freeFailuresPerDay: 0 });
  for (const freeFailuresPerDay of ['', ' ', '.', '51', '-1', '1e1', 'üç'])
    expect(draftFaults({ ...draft, freeFailuresPerDay }), freeFailuresPerDay).toEqual({
      freeFailuresPerDay: messages.settings.freeFailuresRange,
    });
});

test('accepts a welcome gift of 0 to 100,000 tokens', () => {
  expect(inputOf({ ...draft, welcomeTokens: '1.500' }, 3)).toMatchObject({ welcomeTokens: 1_500 });
  for (const welcomeTokens of ['', '-1', '100.001', 'bin'])
    expect(draftFaults({ ...draft, welcomeTokens }), welcomeTokens).toEqual({
      welcomeTokens: messages.settings.welcomeRange,
    });
  expect(draftFaults({ ...draft, welcomeTokens: '0' })).toEqual({});
});

test('requires a text for a visible announcement', () => {
  expect(draftFaults({ ...draft, announcementShown: true, announcementText: ' ' })).toEqual({
    announcementText: messages.settings.announcementRequired,
  });
});

test('asks before it closes a function and not before it opens one', () => {
  const closed = { ...draft, maintenance: true, generationOn: false, registrationOpen: false };
  expect(questionsOf(draft, closed)).toHaveLength(3);
  expect(questionsOf(closed, draft)).toEqual([]);
  expect(questionsOf(draft, { ...draft, guestTrial: false })).toEqual([]);
});
