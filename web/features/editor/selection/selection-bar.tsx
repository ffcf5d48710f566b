import { ChevronsDownUp, ChevronsUpDown, Ellipsis, PenLine, RefreshCcw, Signature } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type SelectionAction,
  selectionActionIds,
  selectionActions,
} from '#domain/generation/selection-actions.ts';
import { formatForecast, isBusy } from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import { openDialog } from '../shortcuts.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import { useSelected } from './use-selected.ts';
import type { SelectionActions } from './use-selection-actions.ts';

/** The bars at the window's edges, px: what stands under them is not seen. */
const edges = { top: 56, bottom: 170 };
/** How many actions stand in the bar; the menu has them all. */
const verbCount = 3;

const icons: Partial<Record<SelectionAction, ReactNode>> = {
  rewrite: <RefreshCcw aria-hidden="true" />,
  expand: <ChevronsUpDown aria-hidden="true" />,
  shorten: <ChevronsDownUp aria-hidden="true" />,
  continue: <PenLine aria-hidden="true" />,
  names: <Signature aria-hidden="true" />,
};

/** Where the bar stands beside its page, px from the page's top: at the selection's beginning, or as near as is in sight. */
function topIn(page: HTMLElement, manuscript: Manuscript, at: number): number {
  const start = manuscript.coordsAt(at);
  const wanted = start?.top ?? edges.top;
  return Math.max(edges.top, Math.min(wanted, innerHeight - edges.bottom)) - page.getBoundingClientRect().top;
}

/** The caret as something a menu can stand at. */
function caretOf(page: Manuscript) {
  const at = page.coordsAt(page.selected().to);
  return at && { getBoundingClientRect: () => new DOMRect(at.left, at.top, 1, at.bottom - at.top) };
}

const rowClasses =
  'min-h-9! w-full px-0! py-1! @min-[62rem]/page:justify-start! @min-[62rem]/page:px-3! @min-[62rem]/page:[&_svg]:hidden';
const rowText = 'hidden w-full items-baseline justify-between whitespace-nowrap @min-[62rem]/page:flex';

/** The likely cost in one number: "≈310". */
const aboutPrice = ({ low, high }: { low: number; high: number }): string =>
  `≈${Math.round((low + high) / 2).toLocaleString('tr-TR')}`;

interface SelectionBarProps {
  actions: SelectionActions;
  manuscript: RefObject<Manuscript | null>;
  ready: boolean;
  /** True while the story itself is being written. */
  busy: boolean;
  /** Whether the menu of all actions is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A slim bar in the page's margin, beside the selection: three actions with their prices, and the menu of all. A narrow window has a
 * button in its own bar instead; the menu also comes by its shortcut, at the caret too.
 */
export function SelectionBar({ actions, manuscript, ready, busy, open, onOpenChange }: SelectionBarProps) {
  const selected = useSelected(manuscript, ready);
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number | null>(null);
  /** The menu was opened from the bar, whose actions it does not repeat. */
  const [isFromBar, setFromBar] = useState(false);
  const idle = !busy && actions.asked === null && !isBusy(actions.state);
  const shown = idle && selected !== null;

  useLayoutEffect(() => {
    const page = manuscript.current;
    const sheet = host.current?.parentElement;
    setTop(shown && page && sheet ? topIn(sheet, page, selected.from) : null);
  }, [shown, selected, manuscript]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!wanted || event.key.toLowerCase() !== 'k' || event.isComposing) return;
      // A dialog stands over the page.
      if (document.querySelector(openDialog)) return;
      event.preventDefault();
      setFromBar(false);
      if (idle) onOpenChange(true);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [idle, onOpenChange]);

  const { passage } = open || shown ? actions.chosen() : { passage: '' };
  const verbs = selectionActionIds
    .filter((action) => action in icons && !actions.lacksModel(action))
    .slice(0, verbCount);
  /** What can't be done says why in the menu. */
  const usable = verbs.filter(
    (action) => shown && !actions.shortage && actions.hindrance(action, passage) === null,
  );
  return (
    <div ref={host}>
      {shown && (
        <div
          ref={bar}
          role="toolbar"
          aria-label="Seçim"
          aria-orientation="vertical"
          data-quiet
          className="absolute top-(--bar-top) left-full z-10 ml-1 grid w-11 rounded-md @min-[62rem]/page:w-auto border border-line bg-sheet shadow-sheet max-lg:hidden"
          style={
            { '--bar-top': `${top ?? 0}px`, visibility: top === null ? 'hidden' : undefined } as CSSProperties
          }
        >
          {verbs.map((action) => {
            const { name } = selectionActions[action];
            const price = formatForecast(actions.forecast(action, passage));
            const hindrance = actions.hindrance(action, passage);
            return (
              <Button
                key={action}
                variant="quiet"
                className={rowClasses}
                icon={icons[action]}
                aria-label={`${name}, ${price}`}
                title={hindrance ?? `${name}: ${price}`}
                disabled={hindrance !== null || actions.shortage !== null}
                onClick={() => actions.ask(action)}
              >
                <span className={rowText}>
                  {name}
                  <span className="pl-3 text-xs font-normal text-ink-soft tabular-nums">
                    {aboutPrice(actions.forecast(action, passage))}
                  </span>
                </span>
              </Button>
            );
          })}
          <Button
            variant="quiet"
            className={rowClasses}
            icon={<Ellipsis aria-hidden="true" />}
            aria-label="Seçimi işle"
            title="Seçimi işle"
            aria-haspopup="menu"
            onClick={() => {
              setFromBar(true);
              onOpenChange(true);
            }}
          >
            <span className={rowText}>Seçimi işle</span>
          </Button>
        </div>
      )}
      <SelectionMenu
        actions={actions}
        passage={passage}
        open={open && idle}
        onOpenChange={onOpenChange}
        without={isFromBar ? usable : []}
        anchor={() => {
          // A narrow window has no bar; it is not drawn there.
          if (bar.current?.checkVisibility()) return bar.current;
          return manuscript.current ? caretOf(manuscript.current) : null;
        }}
        onLeft={() => manuscript.current?.focus()}
      />
    </div>
  );
}
