import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { AddToStory, CardActions } from './card-actions.tsx';
import { CardConflict } from './card-conflict.tsx';
import type { CardEntry, CardList } from './card-list.ts';
import { DeleteQuestion } from './delete-question.tsx';

export interface CardFrameProps<C extends object> {
  list: CardList<C>;
  entry: CardEntry<C>;
  /** The card's name on the screen. */
  name: string;
  badge: ReactNode;
  /** Shown below the name, in open and closed cards. */
  summary?: ReactNode;
  fields: readonly { field: keyof C; label: string; shown?: (card: C) => string }[];
  children: ReactNode;
  /** Called when the card was removed from the screen, to move the focus. */
  onGone: () => void;
}

/** The common frame of both kinds of cards: a header that opens it, its actions, and its error. */
export function CardFrame<C extends object>(props: CardFrameProps<C>) {
  const { list, entry, name, children, onGone } = props;
  const { key, open, asked, revision, changed, working, other } = entry;
  const [asking, setAsking] = useState(false);
  const header = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  /** True after the question closed, until its button can take the focus. */
  const returns = useRef(false);
  function stopAsking() {
    returns.current = true;
    setAsking(false);
  }
  useEffect(() => {
    if (asking || list.busy || !returns.current) return;
    returns.current = false;
    deleteButton.current?.focus();
  }, [asking, list.busy]);
  const { show } = list;
  useEffect(() => {
    if (!asked) return;
    header.current?.scrollIntoView({ block: 'center' });
    header.current?.focus({ preventScroll: true });
    show(null);
  }, [asked, show]);
  const id = `card-${key}`;
  // A card that was opened once stays mounted, so that closing it keeps the text of its suggestion box.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);

  return (
    <Card as="li" padding="none" className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 @lg:px-5">
        <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <h3 className="min-w-0">
              <button
                ref={header}
                type="button"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => list.setOpen(key, !open)}
                className="flex min-h-target max-w-full items-center gap-2 rounded-md text-left text-lg leading-snug font-medium hover:text-accent"
              >
                <ChevronDown
                  aria-hidden="true"
                  className={classes(
                    'size-5 shrink-0 text-ink-soft transition-transform duration-150',
                    !open && '-rotate-90',
                  )}
                />
                <span className="min-w-0 break-words">{name}</span>
              </button>
            </h3>
            {props.badge}
            {revision === null ? (
              <Badge>Kaydedilmedi</Badge>
            ) : (
              changed && <Badge>Kaydedilmemiş değişiklik</Badge>
            )}
          </div>
          {props.summary}
        </div>
        {!open && <AddToStory list={list} entry={entry} name={name} />}
      </div>
      <div id={id} hidden={!open}>
        {wasOpen && (
          <div className="grid gap-5 border-t border-line p-4 @lg:p-5">
            {other && (
              <CardConflict
                title={list.words.versions}
                text={list.words.changedElsewhere}
                mine={entry.card}
                other={other}
                fields={props.fields}
                disabled={!list.signedIn || entry.problem !== null || (list.busy && working === null)}
                saving={working === 'saving'}
                onKeepMine={() => void list.keepMine(key).then((done) => done && header.current?.focus())}
                onTakeOther={() => {
                  list.takeOther(key);
                  header.current?.focus();
                }}
              />
            )}
            {children}
            {entry.error && (
              <p className="flex items-start gap-2 text-sm font-medium text-danger">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
                {entry.error}
              </p>
            )}
            {asking ? (
              <DeleteQuestion
                title={`“${name}” silinsin mi?`}
                deleting={working === 'deleting'}
                disabled={list.busy && working === null}
                onCancel={stopAsking}
                onConfirm={() =>
                  void list.destroy(key).then((done) => {
                    if (done) onGone();
                    else stopAsking();
                  })
                }
              >
                {list.words.confirmDelete}
              </DeleteQuestion>
            ) : (
              <CardActions
                list={list}
                entry={entry}
                name={name}
                deleteRef={deleteButton}
                onDelete={() => setAsking(true)}
                onRemoved={onGone}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
