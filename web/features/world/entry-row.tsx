import { ChevronDown, Pin, PinOff, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { EntryWithUseOut } from '#contract/world.ts';
import { messages } from '#domain/messages/index.ts';
import { worldKinds } from '#domain/world/kinds.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { toast } from '#web/ui/toast.tsx';
import { CardNames } from './card-names.tsx';
import { EntryForm } from './entry-form.tsx';
import { nameOf } from './entry-words.ts';
import { UseChoice } from './use-choice.tsx';
import type { World } from './use-world.ts';

interface EntryRowProps {
  entry: EntryWithUseOut;
  world: World;
  storyId: string | null;
  open: boolean;
  /** Whether it was asked for from elsewhere: its header takes the focus. */
  awaited: boolean;
  onFocused: () => void;
  onOpen: (open: boolean) => void;
  onOpenCard: (kind: 'character' | 'plot') => void;
  /** Deletes the entry; answers when it is deleted or could not be. */
  onRemove: () => Promise<unknown>;
}

const faultOf = (error: unknown) => errorText(error, messages.world.saveFailed);

/** What the story does with an entry, where that is not the usual. */
function UseBadge({ use }: Pick<EntryWithUseOut, 'use'>) {
  if (use === 'pinned') return <Badge tone="accent">Sabit</Badge>;
  if (use === 'attached') return <Badge>Bu hikâyeye bağlı</Badge>;
  if (use === 'excluded') return <Badge>Kullanılmıyor</Badge>;
  return use === 'elsewhere' ? <Badge>Başka hikâyelerde</Badge> : null;
}

/** A world entry: two lines while closed, a form while open. */
export function EntryRow(props: EntryRowProps) {
  const { entry, world, storyId, open, awaited, onOpen, onOpenCard, onRemove } = props;
  const id = useId();
  const header = useRef<HTMLButtonElement>(null);
  const focused = useEffectEvent(props.onFocused);
  useEffect(() => {
    if (!awaited) return;
    header.current?.scrollIntoView({ block: 'center' });
    header.current?.focus({ preventScroll: true });
    focused();
  }, [awaited]);
  const [removing, setRemoving] = useState(false);
  const name = nameOf(entry);
  const { kind, use } = entry;
  const pinned = use === 'pinned';

  async function remove() {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  }
  const close = () => {
    onOpen(false);
    header.current?.focus();
  };

  return (
    <Card as="li" padding="none">
      <div className="flex items-start gap-2 p-3 @lg:px-4">
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h3 className="min-w-0">
              <button
                ref={header}
                type="button"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => onOpen(!open)}
                className="flex min-h-target max-w-full items-center gap-2 rounded-md text-left text-lg leading-snug font-medium hover:text-accent"
              >
                <ChevronDown
                  aria-hidden="true"
                  className={classes(
                    'size-5 shrink-0 text-ink-soft transition-transform duration-150',
                    !open && '-rotate-90',
                  )}
                />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </button>
            </h3>
            <Badge>{worldKinds[kind]}</Badge>
            <UseBadge use={use} />
          </div>
          {!open && (
            <p className="line-clamp-2 pl-7 text-sm wrap-anywhere text-ink-soft">
              {[entry.aliases.join(', '), kind === 'plot' ? '' : entry.text].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
        <IconButton
          label={`${pinned ? 'Sabitlemeyi kaldır' : 'Bu hikâyeye sabitle'}: ${name}`}
          icon={pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
          disabled={storyId === null}
          onClick={() =>
            void world
              .setUse(entry.id, pinned ? null : 'pinned')
              .catch((error: unknown) => toast({ text: faultOf(error), tone: 'error' }))
          }
        />
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <div className="grid gap-5 border-t border-line p-4 @lg:p-5">
            <UseChoice
              entry={entry}
              storyId={storyId}
              onUse={(wanted) => world.setUse(entry.id, wanted)}
              faultOf={faultOf}
            />
            {kind === 'character' || kind === 'plot' ? (
              <CardNames
                entry={entry}
                onSaved={(saved) => void world.put(saved)}
                onOpenCard={() => onOpenCard(kind)}
              />
            ) : (
              <EntryForm
                start={{ ...entry, kind }}
                onSaved={(saved) => void world.put(saved).then(close)}
                onCancel={close}
                aside={
                  <Button
                    variant="quiet"
                    className="px-3 text-danger!"
                    icon={<Trash2 aria-hidden="true" />}
                    aria-label={`Sil: ${name}`}
                    loading={removing}
                    loadingText="Siliniyor…"
                    onClick={() => void remove()}
                  >
                    Sil
                  </Button>
                }
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
