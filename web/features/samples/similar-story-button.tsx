import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { carryStory, dropCarriedIdea } from '#web/features/generation/index.ts';
import { refreshSession, sessionStore } from '#web/features/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import type { Sample } from './samples.ts';

/**
 * Begins a story from a sample's idea: in the editor for a signed-in person, by way of /giris for a visitor, who finds
 * it in the editor afterwards (docs/product/accounts.md).
 */
export function SimilarStoryButton({ sample }: { sample: Sample }) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  async function begin() {
    if (sessionStore.get().status !== 'ready') {
      setWaiting(true);
      await refreshSession();
      setWaiting(false);
    }
    const { idea: prompt, genre } = sample;
    if (sessionStore.get().viewer) {
      // One that a visitor chose before signing in another way must not come up later.
      dropCarriedIdea();
      return navigate('/editor', { state: { prompt, genre } });
    }
    carryStory({ prompt, genre, story: '' });
    return navigate(`/giris?next=${encodeURIComponent('/editor')}`);
  }
  return (
    <Button
      icon={<PenLine aria-hidden="true" />}
      loading={waiting}
      onClick={() => void begin()}
      aria-describedby={sample.id}
    >
      Benzer bir hikâye yaz
    </Button>
  );
}
