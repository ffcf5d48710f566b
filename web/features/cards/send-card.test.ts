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

/** Calls that a test listens to; `create` is refused with what the server has. */
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

describe('sending a card', () => {
  test('creates one that the server does not have', async () => {
    const kind = calls(null);
    expect(await sendCard(kind, entry, null)).toMatchObject({ id: 'x', revision: 1 });
    expect(kind.asked).toEqual([['create', { id: 'x', name: 'Nermin' }]]);
  });

  test('goes on top of the revision that it is based on', async () => {
    const kind = calls(null);
    expect(await sendCard(kind, entry, 3)).toMatchObject({ revision: 4 });
    expect(kind.asked).toEqual([['update', { id: 'x', revision: 3, name: 'Nermin' }]]);
  });

  test('goes on top of an own first attempt whose answer got lost', async () => {
    const kind = calls({ id: 'x', revision: 1, name: 'Nerm' });
    expect(await sendCard(kind, entry, null)).toMatchObject({ name: 'Nermin', revision: 2 });
  });

  test('never goes over what somebody changed since', async () => {
    const kind = calls({ id: 'x', revision: 2, name: 'Başka' });
    await expect(sendCard(kind, entry, null)).rejects.toMatchObject({ code: 'CHANGED' });
    expect(kind.asked).toHaveLength(1);
  });
});
