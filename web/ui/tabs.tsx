import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface Tab {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Shown after the label: a count, an activity mark. */
  note?: ReactNode;
  content: ReactNode;
}

/** Restores each tab's scroll position. */
function useScrollPositions(value: string): () => void {
  const places = useRef(new Map<string, number>());
  const shown = useRef(value);
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    window.scrollTo({ top: places.current.get(value) ?? 0, behavior: 'instant' });
  }, [value]);
  // Read before the change, because the page may be shorter afterwards.
  return () => places.current.set(shown.current, window.scrollY);
}

/**
 * Several views of one thing, one at a time: arrow keys move between the tabs. A view is built when it is first
 * opened and then kept as it is while another is shown.
 */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}) {
  const storeScrollPosition = useScrollPositions(value);
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([value]));
  if (!visited.has(value)) setVisited(new Set([...visited, value]));
  return (
    <Base.Root
      className="flex flex-1 flex-col"
      value={value}
      onValueChange={(next: string) => {
        storeScrollPosition();
        onChange(next);
      }}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="sticky top-16 z-15 -mx-3 flex border-b max-sm:overflow-x-auto max-sm:overflow-y-hidden border-line bg-paper px-3 sm:-mx-5 sm:gap-1 sm:px-5"
      >
        {tabs.map((tab) => (
          // The negative margin cancels the page's scroll padding, so that focusing a tab does not move the page.
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px -scroll-mt-20 inline-flex min-h-target min-w-0 items-center justify-center gap-2 border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap max-sm:gap-1 max-sm:px-1 text-ink-soft -outline-offset-4 transition-colors hover:text-ink data-active:border-accent data-active:text-ink max-sm:flex-auto sm:px-3.5 [&_svg]:size-[1.125rem] max-sm:[&>svg]:hidden"
          >
            {tab.icon}
            {tab.label}
            {tab.note}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.id}
          value={tab.id}
          keepMounted
          className="flex flex-1 flex-col pt-5 outline-offset-4 [&[hidden]]:hidden"
        >
          {visited.has(tab.id) && tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
