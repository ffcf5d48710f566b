import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

/**
 * Two or more views within a page, one at a time: arrow keys move between the tabs. All views are in the page, so that
 * what was typed in one is kept while another is shown.
 */
export function PageTabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <Base.Root className="grid gap-5" value={value} onValueChange={onChange}>
      <Base.List aria-label={label} activateOnFocus className="flex border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px inline-flex min-h-target flex-1 items-center justify-center border-b-2 border-transparent px-2 text-sm font-semibold text-ink-soft -outline-offset-4 hover:text-ink data-active:border-ink data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} keepMounted className="outline-offset-8 [&[hidden]]:hidden">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
