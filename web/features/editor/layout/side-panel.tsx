import { LayoutGrid, SpellCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CharactersTab, PlotTab } from '#web/features/cards/index.ts';
import { GoalLine } from '#web/features/goals/index.ts';
import { WorldTab } from '#web/features/world/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Editor } from '../use-editor.ts';
import { Drawer } from './drawer.tsx';
import type { Drawers, SideTab } from './use-drawers.ts';

const ChapterList = lazy(() => import('../chapters/chapter-list.tsx'));

const panelLoading = (
  <SkeletonGroup label="Bölüm yükleniyor…" className="grid gap-4 py-1">
    <Skeleton className="h-11 w-40" />
    <Skeleton className="h-24 w-full" />
  </SkeletonGroup>
);

function AddedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="text-xs font-normal tabular-nums">
      {count}
      <span className="sr-only"> tanesi üretime giriyor</span>
    </span>
  );
}

interface SidePanelProps {
  editor: Editor;
  drawers: Drawers;
  /** The world entry that a name in the text asked for. */
  askedEntry: { id: string } | null;
  /** A text is being written or waits for its place: the chapters' order stays as it is. */
  writing: boolean;
  onClose: () => void;
  /** A chapter was opened where the drawer lies over the page. */
  onChapter: () => void;
  onPlan: () => void;
  onStyleCheck: () => void;
}

/** The left drawer: the story's chapters, its characters, its plot and its world. */
export function SidePanel({
  editor,
  drawers,
  askedEntry,
  writing,
  onClose,
  onChapter,
  onPlan,
  onStyleCheck,
}: SidePanelProps) {
  const { cards, chapters, page, viewer } = editor;
  const going = (kind: keyof typeof page.fields.added) =>
    cards.story.items.filter((item) => item.kind === kind && item.leftOut === null).length;
  const tabs = [
    {
      id: 'story',
      label: 'Hikaye',
      // All of it comes at once, with the text: a list that grows would move what stands below it.
      content: !page.ready ? (
        panelLoading
      ) : (
        <Suspense fallback={panelLoading}>
          <div className="grid content-start gap-4">
            <section aria-label="Bölüm listesi">
              <ChapterList
                chapters={chapters}
                writing={writing}
                {...(!drawers.isBeside && { onOpened: onChapter })}
              />
            </section>
            <div className="-mx-2 flex flex-wrap gap-1">
              <Button
                variant="quiet"
                className="px-3"
                icon={<LayoutGrid aria-hidden="true" />}
                onClick={onPlan}
              >
                Kitap planı
              </Button>
              <Button
                variant="quiet"
                className="px-3"
                icon={<SpellCheck aria-hidden="true" />}
                disabled={!editor.field}
                onClick={onStyleCheck}
              >
                Yazım ve üslup
              </Button>
            </div>
            {viewer && <GoalLine />}
          </div>
        </Suspense>
      ),
    },
    {
      id: 'characters',
      label: 'Karakterler',
      note: <AddedCount count={going('characters')} />,
      content: (
        <Suspense fallback={panelLoading}>
          <CharactersTab cards={cards.all} />
        </Suspense>
      ),
    },
    {
      id: 'plot',
      label: 'Olay Örgüsü',
      note: <AddedCount count={going('plot')} />,
      content: (
        <Suspense fallback={panelLoading}>
          <PlotTab cards={cards.all} />
        </Suspense>
      ),
    },
    {
      id: 'world',
      label: 'Evren',
      content: (
        <Suspense fallback={panelLoading}>
          <WorldTab
            storyId={page.storedId}
            signedIn={viewer !== null}
            shown={drawers.isLeftOpen && drawers.tab === 'world'}
            onOpenCard={(kind) => drawers.setTab(kind === 'character' ? 'characters' : 'plot')}
            asked={askedEntry}
          />
        </Suspense>
      ),
    },
  ];
  return (
    <Drawer
      side="left"
      title="Hikâyenin paneli"
      open={drawers.isLeftOpen}
      onClose={onClose}
      isBeside={drawers.isBeside}
    >
      <Tabs
        label="Editörün bölümleri"
        tabs={tabs}
        value={drawers.tab}
        onChange={(id) => drawers.setTab(id as SideTab)}
      />
    </Drawer>
  );
}
