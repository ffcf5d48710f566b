import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Story } from '#contract/stories.ts';
import { messages } from '#domain/messages.ts';
import { sameFields } from './drafts/draft.ts';
import { storyCopies } from './drafts/story-copies.ts';
import { fieldsOf } from './save-story.ts';
import { useAutoSave } from './use-auto-save.ts';
import type { Drafts } from './use-drafts.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useSaving } from './use-saving.ts';
import type { Say } from './use-status.ts';
import type { StoryDocument } from './use-story-document.ts';

interface StorySyncDeps {
  userId: string;
  opened: Story | null;
  page: StoryDocument;
  drafts: Drafts;
  ideaRef: RefObject<HTMLTextAreaElement | null>;
  titleRef: RefObject<HTMLInputElement | null>;
  say: Say;
  onIdentity: (storyId: string) => void;
}

/** What stands in the editor and the server's story are kept the same: saved, also by itself; told to and heard from other tabs. */
export function useStorySync({ userId, opened, page, drafts, say, ...deps }: StorySyncDeps) {
  const { manuscript, snapshot, targetNow } = page;
  const { autosave } = drafts;
  const [search, setSearch] = useSearchParams();
  const shownId = useRef<string | null>(null);
  shownId.current = search.get('hikaye');
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  /** The address names the story, so that a reload finds it. An answer that comes after the room was left changes no address. */
  function nameInAddress({ id }: Story): void {
    if (!left.current && shownId.current !== id)
      setSearch({ hikaye: id }, { replace: true, preventScrollReset: true });
  }

  const saving = useSaving({
    userId,
    snapshot,
    target: targetNow,
    onSaved(story, sent, quiet) {
      deps.onIdentity(story.id);
      tellOtherTabs(story);
      keepCopy(story);
      page.standOn({ id: story.id, revision: story.revision }, sent);
      page.setDirty(!sameFields(snapshot(), sent));
      drafts.settled();
      if (!quiet) say('success', messages.story.saved);
      nameInAddress(story);
      // Keeping now either lets the draft go, or keeps what was typed while the answer was on its way.
      autosave.touch();
      void autosave.flush();
    },
    onReached(story) {
      deps.onIdentity(story.id);
      tellOtherTabs(story);
      keepCopy(story);
      page.standOn({ id: story.id, revision: story.revision }, fieldsOf(story));
      // The draft names that revision as well, and is found again under the story's address.
      nameInAddress(story);
      autosave.touch();
    },
    onWaits: () => say('info', 'Bağlantı yok. Metin bu cihazda duruyor, bağlantı gelince kaydedilecek.'),
    onFault(fault) {
      say('error', fault.text);
      if (fault.field === 'title') deps.titleRef.current?.focus();
      if (fault.field === 'content') manuscript.current?.focus();
      if (fault.field === 'idea') deps.ideaRef.current?.focus();
    },
  });

  const tellOtherTabs = useOtherTabs(targetNow, saving.changedElsewhere);
  const keepCopy = useCallback(
    (story: Story) => void storyCopies.put(userId, story).catch(() => undefined),
    [userId],
  );
  useEffect(() => {
    if (opened) keepCopy(opened);
  }, [opened, keepCopy]);

  const sync = useAutoSave({
    target: targetNow,
    isDirty: page.isDirty,
    trouble: saving.trouble,
    isEmpty: page.isEmpty,
    length: () => manuscript.current?.length() ?? 0,
    saveUnderWay: saving.underWay,
    save: async ({ leaving }) =>
      (await saving.save(targetNow(), snapshot(), { quiet: true, leaving })) !== null,
    onWaits: () => page.isDirty() && autosave.touch(),
  });
  const synced = useRef(sync);
  synced.current = sync;

  return {
    saving,
    sync,
    tellOtherTabs,
    /** Keeps a story as the server has it for opening it without a connection. */
    keepCopy,
    /** Something was changed: it is kept on this device soon, and saved by itself. */
    touch: useCallback(() => {
      autosave.touch();
      synced.current.touch();
    }, [autosave]),
  };
}
export type StorySync = ReturnType<typeof useStorySync>;
