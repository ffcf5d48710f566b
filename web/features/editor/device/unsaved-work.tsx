import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '#web/lib/queries.ts';
import { refreshQueries } from '#web/lib/refresh-queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { sendUnsent, type UnsentStory } from '../session/send-unsent.ts';
import { useOldDrafts } from '../use-old-drafts.ts';

/**
 * Sends what was waiting for a connection; tells that this device holds words of this person that the server lacks, and
 * leads to them.
 */
export function UnsavedWork({ userId }: { userId: string }) {
  const [waiting, setWaiting] = useState<UnsentStory | null>(null);
  const client = useQueryClient();
  useOldDrafts(userId);
  useEffect(() => {
    let gone = false;
    async function send() {
      const { sent, waiting: left } = await sendUnsent(userId);
      if (gone) return;
      setWaiting(left[0] ?? null);
      if (sent === 0) return;
      void refreshQueries(client, queries.stories.list.key());
      void refreshQueries(client, queries.panel.overview.key());
    }
    // Where the browser keeps nothing, there is nothing to send.
    const sendQuietly = () => void send().catch(() => undefined);
    sendQuietly();
    addEventListener('online', sendQuietly);
    return () => {
      gone = true;
      removeEventListener('online', sendQuietly);
    };
  }, [userId, client]);
  if (!waiting) return null;
  const name = waiting.title.trim() === '' ? 'Başlıksız bir metin' : `“${waiting.title.trim()}”`;
  return (
    <Banner
      tone="info"
      title="Kaydedilmemiş metniniz duruyor"
      action={<ButtonLink to={`/editor?hikaye=${waiting.id}`}>Editörde aç</ButtonLink>}
    >
      {name} bu tarayıcıda sizi bekliyor.
    </Banner>
  );
}
