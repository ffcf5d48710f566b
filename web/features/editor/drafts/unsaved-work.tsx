import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '#web/lib/queries.ts';
import { refreshQueries } from '#web/lib/refresh-queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Draft } from './draft.ts';
import { onSentElsewhere, sendUnsent, unsentDrafts } from './send-unsent.ts';

/** An editor that was just left may still be keeping its text: looked at once more after this long, ms. */
const secondLookMs = 1_000;

/** Sends what was waiting for a connection; tells that this browser holds a text of this person that was never saved, and leads to it. */
export function UnsavedWork({ userId }: { userId: string }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    let gone = false;
    function readStoriesAnew() {
      void refreshQueries(client, queries.stories.list.key());
      void refreshQueries(client, queries.panel.overview.key());
    }
    async function show() {
      const left = await unsentDrafts(userId);
      if (!gone) setDraft(left[0] ?? null);
    }
    async function look() {
      const sent = await sendUnsent(userId);
      if (sent.length > 0) readStoriesAnew();
      await show();
    }
    // Where the browser keeps nothing, there is nothing to tell.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    const timer = setTimeout(lookQuietly, secondLookMs);
    addEventListener('online', lookQuietly);
    const stopListening = onSentElsewhere(() => {
      readStoriesAnew();
      // Only shown: two tabs that also sent on this message would answer each other for ever.
      void show().catch(() => undefined);
    });
    return () => {
      gone = true;
      stopListening();
      clearTimeout(timer);
      removeEventListener('online', lookQuietly);
    };
  }, [userId, client]);
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
