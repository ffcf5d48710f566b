import type { RefObject } from 'react';
import type { Story } from '#contract/stories.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { pause } from '#web/lib/pause.ts';
import type { Draft } from './drafts/draft.ts';
import { findTint } from './drafts/keep-tint.ts';
import type { TextRange } from './manuscript/text-range.ts';
import { fieldsOf } from './save-story.ts';
import type { AiWork } from './use-ai-work.ts';
import type { Drafts } from './use-drafts.ts';
import type { Say } from './use-status.ts';
import type { StoryDocument } from './use-story-document.ts';
import type { StorySync } from './use-story-sync.ts';

/** Goes after the title of the writer's version when both versions of a story are kept. */
const ownVersion = ' (benim sürümüm)';

interface WaysDeps {
  page: StoryDocument;
  drafts: Drafts;
  ai: Pick<AiWork, 'isExpectingNow' | 'writer'>;
  /** Where faults stand with their ways out. */
  noticesRef: RefObject<HTMLElement | null>;
  edit: (part: Partial<StoryDocument['fields']>) => void;
  say: Say;
}

/** The way out of each fault, of a conflict and of unsaved work that is offered: what takes the place of what stands here. */
export function editorWays({ saving, keepCopy, tellOtherTabs }: StorySync, deps: WaysDeps) {
  const { page, drafts, ai, say } = deps;
  const { snapshot, targetNow } = page;

  /** Another version of the story stands here now, as the server has it, tinted where this browser knows of it. */
  function showSaved(story: Story, tint: readonly TextRange[] = []) {
    page.standOn({ id: story.id, revision: story.revision }, fieldsOf(story));
    page.fill(fieldsOf(story), tint);
    page.setDirty(false);
    keepCopy(story);
    drafts.autosave.touch();
    // Not in the task that has just put a whole text in.
    setTimeout(() => void drafts.autosave.flush());
  }

  function saveAsNew(suffix: string) {
    const title = `${snapshot()
      .title.trim()
      .slice(0, limits.title - suffix.length)}${suffix}`;
    deps.edit({ title });
    void saving.save({ id: crypto.randomUUID(), revision: null });
  }

  return {
    saveAsNew: () => saveAsNew(''),
    keepBoth: () => saveAsNew(ownVersion),
    async takeOther(other: Story) {
      try {
        await drafts.setAside(snapshot(), targetNow());
      } catch {
        // Nowhere to keep the writer's version: then it must stay where it is.
        return say(
          'error',
          'Buradaki metin bu tarayıcıda saklanamadı. “İkisini de sakla” ile kaydedebilirsiniz.',
        );
      }
      showSaved(other);
      // The dialog leaves in a task of its own: with the text that has just been put in, it would hold up the page.
      await pause();
      saving.settleConflict();
    },
    overwrite: ({ id, revision }: Story) => void saving.save({ id, revision, overwrites: true }),
    /** The other tab's version: at once where nothing here is unsaved, else after both were seen; or the way out. */
    lookAtOther() {
      if (saving.trouble === 'gone') return deps.noticesRef.current?.focus();
      if (!saving.conflict || page.isDirty()) return saving.askAboutConflict();
      showSaved(saving.conflict);
      saving.settleConflict();
    },
    /** Takes the story out of the bin, where it was put somewhere else, and saves what stands here into it. */
    async bringBack() {
      const { id } = targetNow();
      try {
        await api.stories.restore({ id });
      } catch (error) {
        if (targetNow().id !== id) return;
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return saving.goneForGood();
        return say('error', errorText(error, messages.story.loadFailed));
      }
      if (targetNow().id === id) await saving.save();
    },
    /** Puts unsaved work from before back, and goes on with a text that was asked for in it. */
    async restoreDraft(draft: Draft) {
      try {
        if (await drafts.restore(draft)) ai.writer.findText();
      } catch {
        say('error', 'Buradaki metin bu tarayıcıda saklanamadı, bu yüzden yerine başkası konmadı.');
      }
    },
    /**
     * Another tab or device has saved the story: its version is shown where nothing is unsaved here, so that what is
     * typed next is based on it; while a text is being written here, one line says so. Unsaved words meet it when they
     * are saved.
     */
    async showNewer(story: Story): Promise<void> {
      const tint = (await findTint(story, [])) ?? [];
      const { id, revision } = targetNow();
      if (id !== story.id || revision === null || revision >= story.revision) return;
      if (page.isDirty() || saving.underWay()) {
        if (saving.conflict) saving.changedElsewhere(story);
        return;
      }
      // Without its text field the page would stand on a version whose text is not in it.
      if (ai.isExpectingNow() || !page.manuscript.current) return saving.changedElsewhere(story);
      showSaved(story, tint);
      saving.settleConflict();
    },
    /**
     * An older revision has come back: shown, unless something was written here while it was on its way. Answers what
     * tells the news of it, for when it can be heard.
     */
    showRestored(story: Story): () => void {
      tellOtherTabs(story);
      // Another story stands here by now.
      if (targetNow().id !== story.id) return () => undefined;
      if (!page.isDirty() && !ai.isExpectingNow()) {
        showSaved(story);
        saving.settleConflict();
        return () => say('success', 'Eski sürüme dönüldü. Önceki hâli de sürümlerde duruyor.');
      }
      saving.changedElsewhere(story);
      return () =>
        say(
          'info',
          'Eski sürüm geri geldi. Bu arada yazdıklarınız da duruyor; ikisini yan yana görebilirsiniz.',
        );
    },
  };
}
