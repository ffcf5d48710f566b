import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';

export interface MenuItem {
  text: string;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  /** What it does, or the page of this site that it leads to. */
  onSelect?: () => void;
  to?: string;
}

export interface MenuProps {
  /** The button's text, or its icon. */
  text: ReactNode;
  /** Whether `text` is an icon. */
  iconOnly?: boolean;
  /** The accessible name of menu and button when the text is not enough: "İşlemler: Ayşe Yılmaz". */
  label: string;
  /** Items in groups, separated by lines. */
  groups: readonly (readonly MenuItem[])[];
  className?: string;
  /** Whether the focus goes back to the button when the menu closes; by default it does. */
  finalFocus?: () => boolean;
}

function Item({ text, icon, tone, disabled, onSelect, to }: MenuItem) {
  const look = classes(
    'flex min-h-target cursor-default items-center gap-3 px-4 text-sm font-medium outline-none select-none data-disabled:opacity-60 data-highlighted:bg-well [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
    tone === 'danger' ? 'text-danger' : 'text-ink no-underline',
  );
  return to === undefined ? (
    <Base.Item disabled={disabled} onClick={onSelect} className={look}>
      {icon}
      {text}
    </Base.Item>
  ) : (
    <Base.LinkItem closeOnClick render={<Link to={to} />} className={look}>
      {icon}
      {text}
    </Base.LinkItem>
  );
}

/** A button that opens a menu with keyboard support. */
export function Menu({ text, iconOnly = false, label, groups, className, finalFocus }: MenuProps) {
  const shown = groups.filter((items) => items.length > 0);
  return (
    <Base.Root>
      {iconOnly ? (
        <Base.Trigger render={<IconButton label={label} icon={text} className={className} />} />
      ) : (
        <Base.Trigger render={<Button aria-label={label} className={className} />}>
          {text}
          <ChevronDown aria-hidden="true" />
        </Base.Trigger>
      )}
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-30">
          <Base.Popup
            finalFocus={finalFocus}
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
                  <Item key={item.text} {...item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
