import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { editorWays } from './ways.ts';

vi.mock('./drafts/keep-tint.ts', () => ({ findTint: async () => [] }));

const newer = { id: 's1', revision: 4, title: 'Fener', content: 'Yeni metin' } as Story;

function open({ dirty = false, field = true, conflict = null as Story | null } = {}) {
  const page = {
    snapshot: vi.fn(),
    targetNow: () => ({ id: 's1', revision: 3 }),
    standOn: vi.fn(),
    fill: vi.fn(),
    setDirty: vi.fn(),
    isDirty: () => dirty,
    manuscript: { current: field ? {} : null },
  };
  const saving = { conflict, underWay: () => undefined, changedElsewhere: vi.fn(), settleConflict: vi.fn() };
  const ways = editorWays(
    { saving, keepCopy: vi.fn(), tellOtherTabs: vi.fn() } as never,
    {
      page,
      drafts: { autosave: { touch: vi.fn(), flush: vi.fn() } },
      ai: { isExpectingNow: () => false },
      say: vi.fn(),
    } as never,
  );
  return { ways, page, saving };
}

describe('a newer version from another tab or device', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('is shown when nothing is unsaved here', async () => {
    const { ways, page, saving } = open();
    await ways.showNewer(newer);
    expect(page.standOn).toHaveBeenCalledWith({ id: 's1', revision: 4 }, expect.anything());
    expect(saving.changedElsewhere).not.toHaveBeenCalled();
  });

  test('is only announced while the text field is not there yet', async () => {
    const { ways, page, saving } = open({ field: false });
    await ways.showNewer(newer);
    expect(page.standOn).not.toHaveBeenCalled();
    expect(saving.changedElsewhere).toHaveBeenCalledWith(newer);
  });

  test('replaces an older version in a conflict that is open', async () => {
    const { ways, page, saving } = open({ dirty: true, conflict: { ...newer, revision: 3 } });
    await ways.showNewer(newer);
    expect(page.standOn).not.toHaveBeenCalled();
    expect(saving.changedElsewhere).toHaveBeenCalledWith(newer);
  });

  test('waits for the next save when there are unsaved words and no conflict', async () => {
    const { ways, saving } = open({ dirty: true });
    await ways.showNewer(newer);
    expect(saving.changedElsewhere).not.toHaveBeenCalled();
  });
});
