import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { ChapterRow } from './chapter-book.ts';
import { chapterName } from './chapter-name.ts';

interface ChapterSorterProps {
  label: string;
  chapters: readonly ChapterRow[];
  /** The order can't be changed now. */
  disabled: boolean;
  className?: string;
  onMove: (id: string, to: number) => void;
  /** Draws a chapter; the handle stands where it is put. */
  children: (chapter: ChapterRow, index: number, handle: ReactNode) => ReactNode;
}

/** A pointer that moves less has clicked, px. */
const leastDragPx = 6;

const instructions =
  'Bölümü taşımak için boşluk tuşuna basın. Yukarı ve aşağı oklarla yerini değiştirin, bırakmak için yeniden boşluğa, vazgeçmek için Escape tuşuna basın.';

/** `moved` remembers whether the chapter has left its place: that it lies there at first says nothing. */
function announcementsFor(chapters: readonly ChapterRow[], moved: { current: boolean }): Announcements {
  const name = (id: UniqueIdentifier) => {
    const chapter = chapters.find((row) => row.id === id);
    return chapter ? `“${chapterName(chapter)}”` : 'Bölüm';
  };
  const place = (id: UniqueIdentifier) => chapters.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart({ active }) {
      moved.current = false;
      return `${name(active.id)} alındı: ${place(active.id)}. sırada.`;
    },
    onDragOver({ active, over }) {
      moved.current ||= over?.id !== active.id;
      return over && moved.current ? `${name(active.id)} ${place(over.id)}. sıraya geliyor.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} ${place(over.id)}. sıraya bırakıldı.` : `${name(active.id)} yerinde kaldı.`,
    onDragCancel: ({ active }) => `Taşımaktan vazgeçildi, ${name(active.id)} yerinde kaldı.`,
  };
}

function Sortable({
  chapter,
  disabled,
  children,
}: {
  chapter: ChapterRow;
  disabled: boolean;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: chapter.id,
      disabled,
      attributes: { roleDescription: 'sıralanabilir bölüm' },
    });
  const handle = (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      label={`Taşı: ${chapterName(chapter)}`}
      icon={<GripVertical aria-hidden="true" />}
      disabled={disabled}
      className="cursor-grab touch-none active:cursor-grabbing"
    />
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
      className={classes(isDragging && 'relative z-10 opacity-80')}
    >
      {children(handle)}
    </li>
  );
}

/** Chapters in their order, which is changed by drag and by keyboard and told to who can't see it. */
export function ChapterSorter({
  label,
  chapters,
  disabled,
  className,
  onMove,
  children,
}: ChapterSorterProps) {
  const moved = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: leastDragPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(chapters, moved),
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragEnd={({ active, over }) => {
        const to = chapters.findIndex(({ id }) => id === over?.id);
        if (over && to !== -1) onMove(String(active.id), to);
      }}
    >
      <SortableContext items={chapters.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={className}>
          {chapters.map((chapter, index) => (
            <Sortable key={chapter.id} chapter={chapter} disabled={disabled || chapters.length < 2}>
              {(handle) => children(chapter, index, handle)}
            </Sortable>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
