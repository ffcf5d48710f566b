import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';

export interface SheetItem extends MenuItem {
  /** Whether it opens nothing, so that the focus goes back to the sheet's button. */
  staysHere?: boolean;
}

const row =
  'flex min-h-target w-full items-center gap-3 rounded-md px-2 text-left text-sm font-medium text-ink no-underline hover:bg-well disabled:text-ink-soft disabled:opacity-60 [&_svg]:size-[1.125rem] [&_svg]:shrink-0 [&_svg]:text-ink-soft';

/** A phone's menu: a button that opens a sheet over the window's lower edge, with its items in named groups. */
export function MoreSheet({
  label,
  groups,
}: {
  label: string;
  groups: readonly { title: string; items: readonly SheetItem[] }[];
}) {
  const [open, setOpen] = useState(false);
  /** What was chosen takes the focus itself. */
  const leadsOn = useRef(false);
  function choose({ staysHere = false, onSelect }: SheetItem) {
    leadsOn.current = !staysHere;
    setOpen(false);
    onSelect?.();
  }
  return (
    <>
      <IconButton
        label={label}
        icon={<Ellipsis aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          leadsOn.current = false;
          setOpen(true);
        }}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        finalFocus={() => (leadsOn.current ? false : null)}
      >
        {groups.map(({ title, items }) => (
          <section key={title} className="grid gap-1">
            <h3 className="px-2 text-xs font-semibold text-ink-soft">{title}</h3>
            <ul className="grid grid-cols-2 gap-x-2">
              {items.map((item) => (
                <li key={item.text}>
                  {item.to === undefined ? (
                    <button
                      type="button"
                      className={row}
                      disabled={item.disabled}
                      onClick={() => choose(item)}
                    >
                      {item.icon}
                      {item.text}
                    </button>
                  ) : (
                    <Link to={item.to} className={row} onClick={() => choose(item)}>
                      {item.icon}
                      {item.text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}
