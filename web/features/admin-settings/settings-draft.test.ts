import { expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { draftFaults, draftOf, inputOf, questionsOf } from './settings-draft.ts';

const draft = draftOf({ ...usualSettings, revision: 1, updatedAt: '', updatedBy: null });

test('a limit may be typed with its points, and nothing else', () => {
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

test('free failures are a number from 0 to 50', () => {
  expect(inputOf({ ...draft, freeFailuresPerDay: '0' }, 3)).toMatchObject({ freeFailuresPerDay: 0 });
  for (const freeFailuresPerDay of ['', ' ', '.', '51', '-1', '1e1', 'üç'])
    expect(draftFaults({ ...draft, freeFailuresPerDay }), freeFailuresPerDay).toEqual({
      freeFailuresPerDay: messages.settings.freeFailuresRange,
    });
});

test('an announcement that is shown says something', () => {
  expect(draftFaults({ ...draft, announcementShown: true, announcementText: ' ' })).toEqual({
    announcementText: messages.settings.announcementRequired,
  });
});

test('closing a door is asked about, opening one is not', () => {
  const closed = { ...draft, maintenance: true, generationOn: false, registrationOpen: false };
  expect(questionsOf(draft, closed)).toHaveLength(3);
  expect(questionsOf(closed, draft)).toEqual([]);
  expect(questionsOf(draft, { ...draft, guestTrial: false })).toEqual([]);
});
