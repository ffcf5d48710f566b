import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useState } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Shown after the label: a count, an activity mark. */
  note?: ReactNode;
  content: ReactNode;
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
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([value]));
  if (!visited.has(value)) setVisited(new Set([...visited, value]));
  return (
    <Base.Root className="flex flex-1 flex-col" value={value} onValueChange={onChange}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="sticky top-0 z-10 flex border-b border-line bg-paper px-1"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px inline-flex min-h-target flex-auto items-center justify-center gap-1 border-b-2 border-transparent px-1.5 text-sm font-semibold whitespace-nowrap text-ink-soft -outline-offset-4 hover:text-ink data-active:border-ink data-active:text-ink"
          >
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
          className="@container flex flex-1 flex-col p-4 outline-offset-4 [&[hidden]]:hidden"
        >
          {visited.has(tab.id) && tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
