import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS as transforms } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { ChapterRow } from './chapter-book.ts';
import { chapterName } from './chapter-name.ts';
import { useChapterMoves, useRowKeys } from './use-chapter-moves.ts';
import { firstRows, useNearRows } from './use-near-rows.ts';

interface ChapterSorterProps {
  label: string;
  chapters: readonly ChapterRow[];
  /** The order can't be changed now. */
  disabled: boolean;
  className?: string;
  /** Draws cards in a grid, with a button up and one down beside each handle. */
  steps?: boolean;
  onMove: (id: string, to: number) => void;
  /** Draws a chapter far from the window, which needs no more than its name. The same function draws the same. */
  resting: (chapter: ChapterRow, index: number) => ReactNode;
  /** Draws a chapter; what moves it stands where it is put. */
  children: (chapter: ChapterRow, index: number, handle: ReactNode) => ReactNode;
}

/** What a chapter is moved by; it has the focus again when the chapter lies in its new place. */
type Mover = 'handle' | 'up' | 'down';

/** A pointer that moves less has clicked, px. */
const leastDragPx = 6;

const instructions =
  'Bölümü taşımak için yukarı ve aşağı ok tuşlarına basın. Home en başa, End en sona taşır.';

/** `dragged` remembers whether the chapter has left its place: that it lies there at first says nothing. */
function announcementsFor(chapters: readonly ChapterRow[], dragged: { current: boolean }): Announcements {
  const name = (id: UniqueIdentifier) => {
    const chapter = chapters.find((row) => row.id === id);
    return chapter ? `“${chapterName(chapter)}”` : 'Bölüm';
  };
  const place = (id: UniqueIdentifier) => chapters.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart({ active }) {
      dragged.current = false;
      return `${name(active.id)} alındı: ${place(active.id)}. sırada.`;
    },
    onDragOver({ active, over }) {
      dragged.current ||= over?.id !== active.id;
      return over && dragged.current ? `${name(active.id)} ${place(over.id)}. sıraya geliyor.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} ${place(over.id)}. sıraya bırakıldı.` : `${name(active.id)} yerinde kaldı.`,
    onDragCancel: ({ active }) => `Taşımaktan vazgeçildi, ${name(active.id)} yerinde kaldı.`,
  };
}

/** Whole cards: those out of sight are not laid out with each key; the padding leaves room for their shadows. */
const cardClasses = '-m-2 p-2 [contain-intrinsic-block-size:auto_34rem] [content-visibility:auto]';

/** A row far from the window. */
const RestingRow = memo(
  ({
    chapter,
    index,
    minHeight,
    className,
    watch,
    resting,
  }: Pick<ChapterSorterProps, 'resting'> & {
    chapter: ChapterRow;
    index: number;
    /** The room that it takes, px. */
    minHeight: number | undefined;
    className: string | undefined;
    watch: ((row: HTMLElement | null) => (() => void) | undefined) | undefined;
  }) => (
    <li ref={watch} data-row={chapter.id} style={{ minHeight }} className={className}>
      {resting(chapter, index)}
    </li>
  ),
);

/** Where a key takes a chapter; null where it takes it nowhere. */
function placeByKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return index - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function Sortable({
  chapter,
  index,
  count,
  disabled,
  steps,
  watch,
  onStep,
  children,
}: {
  chapter: ChapterRow;
  index: number;
  count: number;
  disabled: boolean;
  steps: boolean;
  /** Sees whether the row is near the window. */
  watch: ((row: HTMLElement | null) => (() => void) | undefined) | undefined;
  onStep: (to: number, by: Mover) => void;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: chapter.id,
      disabled,
      attributes: { roleDescription: 'sıralanabilir bölüm' },
    });
  const row = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      return watch?.(element);
    },
    [setNodeRef, watch],
  );
  const name = chapterName(chapter);
  function takeKey(event: KeyboardEvent) {
    const to = placeByKey(event.key, index, count);
    if (to === null || disabled) return;
    event.preventDefault();
    onStep(to, 'handle');
  }
  const handle = (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      data-mover="handle"
      label={`Taşı: ${name}`}
      icon={<GripVertical aria-hidden="true" />}
      disabled={disabled}
      className="cursor-grab touch-none active:cursor-grabbing"
      onKeyDown={takeKey}
    />
  );
  return (
    <li
      ref={row}
      data-row={chapter.id}
      style={{
        transform: transforms.Translate.toString(transform && (steps ? transform : { ...transform, x: 0 })),
        transition,
      }}
      className={classes(steps && cardClasses, isDragging && 'relative z-10 opacity-80')}
    >
      {children(
        steps ? (
          <div className="flex">
            <IconButton
              data-mover="up"
              label={`Yukarı taşı: ${name}`}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={disabled || index === 0}
              onClick={() => onStep(index - 1, 'up')}
            />
            <IconButton
              data-mover="down"
              label={`Aşağı taşı: ${name}`}
              icon={<ArrowDown aria-hidden="true" />}
              disabled={disabled || index === count - 1}
              onClick={() => onStep(index + 1, 'down')}
            />
            {handle}
          </div>
        ) : (
          handle
        ),
      )}
    </li>
  );
}

/** Chapters in their order, which is changed by drag, by keys and by buttons, and told to who can't see it. */
export function ChapterSorter({
  label,
  chapters: given,
  disabled,
  className,
  steps = false,
  onMove,
  resting,
  children,
}: ChapterSorterProps) {
  const { shown: chapters, move } = useChapterMoves(given, onMove);
  const dragged = useRef(false);
  const list = useRef<HTMLOListElement>(null);
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  const keyOf = useRowKeys(ids);
  // Those far below come in slices: five hundred at once would hold up the page.
  const all = useDeferredValue(true, false);
  const drawn = all ? chapters : chapters.slice(0, firstRows);
  const near = useNearRows(drawn.map(({ id }) => id));
  /** Moved last by keys or a button. */
  const [moved, setMoved] = useState<{ id: string; by: Mover; text: string } | null>(null);
  /** The chapter that hangs on the pointer: it stays whole wherever that goes. */
  const [dragging, setDragging] = useState<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: leastDragPx } }));

  // A row that is put elsewhere loses the focus; at the end of the way the button that led there is closed.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(moved.id)}"]`);
    const mover = row?.querySelector<HTMLButtonElement>(`[data-mover="${moved.by}"]`);
    const open = mover?.disabled ? row?.querySelector<HTMLButtonElement>('[data-mover="handle"]') : mover;
    open?.focus();
    // What had the focus already is not scrolled to by getting it.
    row?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  function step(chapter: ChapterRow, from: number, to: number, by: Mover) {
    if (to < 0 || to >= chapters.length || to === from) return;
    move(chapter.id, to);
    setMoved({ id: chapter.id, by, text: `“${chapterName(chapter)}” ${to + 1}. sıraya taşındı.` });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(chapters, dragged),
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragStart={({ active }) => setDragging(String(active.id))}
      onDragCancel={() => setDragging(null)}
      onDragEnd={({ active, over }) => {
        setDragging(null);
        const to = chapters.findIndex(({ id }) => id === over?.id);
        if (over && to !== -1 && over.id !== active.id) move(String(active.id), to);
      }}
    >
      <SortableContext items={ids} strategy={steps ? rectSortingStrategy : verticalListSortingStrategy}>
        <ol ref={list} aria-label={label} className={className}>
          {drawn.map((chapter, index) =>
            near.isNear(chapter.id) || chapter.id === dragging || chapter.id === moved?.id ? (
              <Sortable
                key={keyOf(chapter.id)}
                chapter={chapter}
                index={index}
                count={chapters.length}
                disabled={disabled || chapters.length < 2}
                steps={steps}
                watch={near.watch}
                onStep={(to, by) => step(chapter, index, to, by)}
              >
                {(handle) => children(chapter, index, handle)}
              </Sortable>
            ) : (
              <RestingRow
                key={keyOf(chapter.id)}
                chapter={chapter}
                index={index}
                minHeight={near.heightOf(chapter.id)}
                className={steps ? `min-h-96 ${cardClasses}` : undefined}
                watch={near.watch}
                resting={resting}
              />
            ),
          )}
        </ol>
      </SortableContext>
      <span role="status" className="sr-only">
        {moved?.text}
      </span>
    </DndContext>
  );
}
