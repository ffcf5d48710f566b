import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface MenuItem {
  text: string;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'danger';
  disabled?: boolean;
}

/** A list of actions behind a button. `trigger` is that button: `<IconButton label="…" icon={…} />`. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Base.Popup className="min-w-48 rounded-md border border-line bg-sheet p-1.5 text-ink shadow-float outline-none">
            {items.map((item) => (
              <Base.Item
                key={item.text}
                disabled={item.disabled}
                onClick={item.onSelect}
                className={classes(
                  'flex min-h-target items-center gap-3 rounded-sm px-3 text-sm outline-none data-disabled:text-ink-soft data-highlighted:bg-well [&_svg]:size-[1.125rem]',
                  item.tone === 'danger' && 'text-danger',
                )}
              >
                {item.icon}
                {item.text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
