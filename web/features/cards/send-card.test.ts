import { describe, expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { sendCard } from './send-card.ts';

interface Saved {
  id: string;
  revision: number;
  name: string;
}

const changed = (current: Saved) =>
  new ApiError({ code: 'CHANGED', status: 409, message: 'Değişti.', data: { current } });

/** A kind whose calls are recorded; `create` fails with the card on the server. */
function calls(has: Saved | null) {
  const asked: unknown[] = [];
  return {
    asked,
    changedCode: 'CHANGED',
    async create(input: { id: string; name: string }): Promise<Saved> {
      asked.push(['create', input]);
      if (has) throw changed(has);
      return { ...input, revision: 1 };
    },
    async update(input: Saved): Promise<Saved> {
      asked.push(['update', input]);
      return { ...input, revision: input.revision + 1 };
    },
  };
}

const entry = { key: 'x', card: { name: 'Nermin' } };

describe('sendCard', () => {
  test('creates a card that is not on the server', async () => {
    const kind = calls(null);
    expect(await sendCard(kind, entry, null)).toMatchObject({ id: 'x', revision: 1 });
    expect(kind.asked).toEqual([['create', { id: 'x', name: 'Nermin' }]]);
  });

  test('updates a card on top of the revision that it is based on', async () => {
    const kind = calls(null);
    expect(await sendCard(kind, entry, 3)).toMatchObject({ revision: 4 });
    expect(kind.asked).toEqual([['update', { id: 'x', revision: 3, name: 'Nermin' }]]);
  });

  test('updates its own first attempt when the answer was lost', async () => {
    const kind = calls({ id: 'x', revision: 1, name: 'Nerm' });
    expect(await sendCard(kind, entry, null)).toMatchObject({ name: 'Nermin', revision: 2 });
  });

  test('never overwrites a change by somebody else', async () => {
    const kind = calls({ id: 'x', revision: 2, name: 'Başka' });
    await expect(sendCard(kind, entry, null)).rejects.toMatchObject({ code: 'CHANGED' });
    expect(kind.asked).toHaveLength(1);
  });
});
