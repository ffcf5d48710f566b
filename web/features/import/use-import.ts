import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { importLimits } from '#domain/story/book/import-limits.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { draftText, type ImportDraft, openDraft } from './import-draft.ts';

/** A document on its way to a story: read, looked over, saved. */
export function useImport() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // A repeated save of one preview makes one story.
  const [storyId, setStoryId] = useState(() => crypto.randomUUID());
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File) {
    setFault(null);
    if (file.size > importLimits.fileBytes) return setFault(messages.documents.tooLargeFile);
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    setReading(true);
    try {
      const document = await api.documents.read(
        { query: { name: file.name }, body: file },
        { signal: own.signal },
      );
      if (running.current === own) setDraft(openDraft(document, file.name));
    } catch (error) {
      if (running.current === own) setFault(errorText(error, messages.documents.importFailed));
    } finally {
      if (running.current === own) setReading(false);
    }
  }

  const save = useMutation({
    mutationFn: (ready: ImportDraft) =>
      api.stories.create({ id: storyId, title: ready.title.trim(), content: draftText(ready) }),
    onSuccess: async ({ id }) => {
      void client.invalidateQueries({ queryKey: queries.stories.list.key() });
      void client.invalidateQueries({ queryKey: queries.panel.overview.key() });
      await navigate(`/editor?hikaye=${id}`);
    },
  });

  return {
    draft,
    edit: (change: (now: ImportDraft) => ImportDraft) => setDraft((now) => now && change(now)),
    read,
    reading,
    fault,
    save,
    saveFault: save.error ? errorText(save.error, messages.story.saveFailed) : null,
    /** Back to choosing a file. */
    again() {
      setDraft(null);
      // Another document is another story, also where the answer to the first one's save was lost.
      setStoryId(crypto.randomUUID());
      save.reset();
    },
  };
}
