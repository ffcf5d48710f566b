import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';

export interface MenuItem {
  text: string;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button's text; another element in its place where `trigger` is given. */
  text?: string;
  trigger?: ReactElement;
  /** The accessible name of menu and button when the text is not enough: "İşlemler: Ayşe Yılmaz". */
  label: string;
  /** Items in groups, separated by lines. */
  groups: readonly (readonly MenuItem[])[];
  className?: string;
}

/** A button that opens a menu with keyboard support. */
export function Menu({ text, trigger, label, groups, className }: MenuProps) {
  const shown = groups.filter((items) => items.length > 0);
  return (
    <Base.Root>
      {trigger ? (
        <Base.Trigger render={trigger} />
      ) : (
        <Base.Trigger render={<Button aria-label={label} className={className} />}>
          {text}
          <ChevronDown aria-hidden="true" />
        </Base.Trigger>
      )}
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-30">
          <Base.Popup
            aria-label={label}
            aria-labelledby={undefined}
            className="max-h-(--available-height) min-w-56 overflow-y-auto rounded-lg border border-line bg-sheet py-1.5 text-ink shadow-float outline-none"
          >
            {shown.map((items, at) => (
              <Base.Group
                key={items[0]?.text}
                className={classes(at > 0 && 'mt-1.5 border-t border-line pt-1.5')}
              >
                {items.map((item) => (
                  <Base.Item
                    key={item.text}
                    disabled={item.disabled}
                    onClick={item.onSelect}
                    className={classes(
                      'flex min-h-target cursor-default items-center gap-3 px-4 text-sm font-medium outline-none select-none data-disabled:opacity-60 data-highlighted:bg-well [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
                      item.tone === 'danger' && 'text-danger',
                    )}
                  >
                    {item.icon}
                    {item.text}
                  </Base.Item>
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
