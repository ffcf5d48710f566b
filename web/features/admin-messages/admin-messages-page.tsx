import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/features/session/index.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { isUnsent, useDrafts } from './drafts.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import { MessagePanel } from './message-panel.tsx';
import { MessageStats } from './message-stats.tsx';
import { useMessageList } from './use-message-list.ts';

const queryKey = queries.adminMessages.key();

/** The support messages (docs/product/administration.md). */
export default function AdminMessagesPage() {
  const client = useQueryClient();
  const asking = useIsFetching({ queryKey }) > 0;
  const list = useMessageList();
  const { viewer } = useSession();
  const drafts = useDrafts(viewer?.id ?? '');
  // In the address, so that mails and other pages lead to a message.
  const [params, setParams] = useSearchParams();
  const openId = params.get('mesaj');
  const setOpenId = (id: string | null) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (id === null) next.delete('mesaj');
      else next.set('mesaj', id);
      return next;
    });
  const lists = useRef<HTMLElement>(null);
  const close = () => {
    const opener = lists.current?.querySelector<HTMLElement>(`[data-message="${openId}"]`);
    setOpenId(null);
    (opener ?? lists.current)?.focus();
  };
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading
        title="Destek mesajları"
        actions={
          <Button
            icon={<RefreshCw aria-hidden="true" />}
            loading={asking}
            onClick={() => void client.invalidateQueries({ queryKey })}
          >
            Yenile
          </Button>
        }
      >
        İletişim sayfasından yazılanlar. Ücretli planların açık mesajları başta durur.
      </PageHeading>
      <MessageStats />
      {openId && <MessagePanel key={openId} id={openId} drafts={drafts} onClose={close} onOpen={setOpenId} />}
      <section
        ref={lists}
        tabIndex={-1}
        aria-labelledby="mesajlar"
        className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none"
      >
        <h2 id="mesajlar" className="text-2xl">
          Mesajlar
        </h2>
        <MessageFilters list={list} />
        <MessageList
          list={list}
          openId={openId}
          onOpen={(id) => (id === openId ? document.getElementById('mesaj')?.focus() : setOpenId(id))}
          hasDraft={(id) => isUnsent(drafts.of(id))}
        />
      </section>
    </main>
  );
}
