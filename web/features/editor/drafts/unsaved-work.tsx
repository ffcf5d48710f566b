import { useEffect, useState } from 'react';
import { liveDrafts } from '#web/lib/draft-lock.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Draft, unsavedDrafts } from './draft.ts';
import { draftDatabase } from './draft-database.ts';

/** An editor that was just left may still be keeping its text: looked at once more after this long, ms. */
const secondLookMs = 1_000;

/** Tells that this browser holds a text of this person that was never saved, and leads to it. */
export function UnsavedWork({ userId }: { userId: string }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    let gone = false;
    async function look() {
      const [drafts, live] = await Promise.all([draftDatabase.all(), liveDrafts()]);
      if (!gone) setDraft(unsavedDrafts(drafts, userId, live)[0] ?? null);
    }
    // Where the browser keeps nothing, there is nothing to tell.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    const timer = setTimeout(lookQuietly, secondLookMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [userId]);
  if (!draft) return null;
  const name = draft.title.trim() === '' ? 'Başlıksız bir metin' : `“${draft.title.trim()}”`;
  return (
    <Banner
      tone="info"
      title="Kaydedilmemiş metniniz duruyor"
      action={
        <ButtonLink to={draft.revision === null ? '/editor' : `/editor?hikaye=${draft.storyId}`}>
          Editörde aç
        </ButtonLink>
      }
    >
      {name} bu tarayıcıda sizi bekliyor.
    </Banner>
  );
}
