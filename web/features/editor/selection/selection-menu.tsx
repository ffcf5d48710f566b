import { Menu as Base } from '@base-ui/react/menu';
import { ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import {
  type SelectionAction,
  selectionActionIds,
  selectionActions,
  toneIds,
  tones,
} from '#domain/generation/selection-actions.ts';
import { formatForecast } from '#web/features/generation/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { largerPlanText, neededText, refillText, type Shortage } from '#web/features/token-shortage/index.ts';
import { useNewestTerms } from '#web/lib/newest-terms.ts';
import { classes } from '#web/ui/classes.ts';
import type { SelectionActions } from './use-selection-actions.ts';

interface SelectionMenuProps {
  actions: SelectionActions;
  /** The passage that the menu is opened for. */
  passage: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Actions that it leaves out: they stand beside it. */
  without: readonly SelectionAction[];
  /** Where it opens: at the bar, or at the caret. */
  anchor: () => { getBoundingClientRect: () => DOMRect } | null;
  /** Called where it closes and nothing was chosen: the focus goes back to the text. */
  onLeft: () => void;
}

const popup =
  'max-h-(--available-height) w-72 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-line bg-sheet py-1.5 text-ink shadow-float outline-none';
const row =
  'grid min-h-target cursor-default content-center gap-x-3 px-4 py-2 text-sm outline-none select-none data-highlighted:bg-well';

function Row({
  action,
  actions,
  passage,
}: { action: SelectionAction } & Pick<SelectionMenuProps, 'actions' | 'passage'>) {
  const { name, about } = selectionActions[action];
  const hindrance = actions.hindrance(action, passage);
  const hindered = hindrance !== null || actions.shortage !== null;
  return (
    <span className="grid gap-0.5">
      <span className="flex items-baseline justify-between gap-3">
        <span className={classes('font-semibold', hindered && 'text-ink-soft')}>{name}</span>
        {!hindered && (
          <span className="shrink-0 text-xs text-ink-soft tabular-nums">
            {formatForecast(actions.forecast(action, passage))}
          </span>
        )}
      </span>
      <span className="text-xs text-ink-soft">{hindrance ?? about}</span>
    </span>
  );
}

/** Why nothing can be done now: the day's tokens are used up. */
function Shortfall({ id, shortage }: { id: string; shortage: Shortage }) {
  const catalogue = useNewestTerms();
  return (
    <div id={id} className="mx-1.5 mb-1.5 grid gap-1 rounded-md bg-well px-3 py-2.5 text-sm">
      <p className="font-semibold">{neededText(shortage)}</p>
      <p>
        {refillText(shortage, catalogue)} {largerPlanText(shortage, catalogue)}
      </p>
      <p className="text-ink-soft">Kendiniz yazmaya devam edebilirsiniz.</p>
    </div>
  );
}

/** Where the menu leads while tokens are short. */
function ShortfallLinks({ shortage }: { shortage: Shortage }) {
  const catalogue = useNewestTerms();
  const link = classes(row, 'font-semibold text-accent no-underline');
  return (
    <>
      {!shortage.emailVerified && (
        <Base.LinkItem className={link} render={<Link to="/panel" />}>
          Doğrulama için panele git
        </Base.LinkItem>
      )}
      {largerPlanText(shortage, catalogue) && (
        <Base.LinkItem className={link} render={<Link to={pricingPath} />}>
          Planlara bak
        </Base.LinkItem>
      )}
    </>
  );
}

/** What can be done with a selection, with what each would cost; what can't be done says why. */
export function SelectionMenu(props: SelectionMenuProps) {
  const { actions, passage, open, onOpenChange, anchor } = props;
  const { shortage } = actions;
  const shortageId = useId();
  const offered = selectionActionIds.filter(
    (action) => !actions.lacksModel(action) && !props.without.includes(action),
  );
  const lacking = selectionActionIds.filter(actions.lacksModel);
  /** A suggestion takes the focus itself. */
  const chose = useRef(false);
  const ask: SelectionActions['ask'] = (action, tone) => {
    if (shortage || actions.hindrance(action, passage) !== null) return;
    chose.current = true;
    actions.ask(action, tone);
  };
  function afterwards() {
    if (!chose.current) props.onLeft();
    chose.current = false;
    return false;
  }
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={8} className="z-40">
          <Base.Popup
            className={popup}
            aria-label="Seçimle ne yapılsın?"
            aria-labelledby={undefined}
            finalFocus={afterwards}
          >
            {shortage && <Shortfall id={shortageId} shortage={shortage} />}
            {offered.map((action) => {
              const hindered = shortage !== null || actions.hindrance(action, passage) !== null;
              const content = <Row action={action} actions={actions} passage={passage} />;
              if (action !== 'tone' || hindered) {
                return (
                  <Base.Item
                    key={action}
                    className={row}
                    aria-disabled={hindered || undefined}
                    aria-describedby={shortage ? shortageId : undefined}
                    closeOnClick={!hindered}
                    onClick={() => ask(action)}
                  >
                    {content}
                  </Base.Item>
                );
              }
              return (
                <Base.SubmenuRoot key={action}>
                  <Base.SubmenuTrigger className={classes(row, 'grid-cols-[1fr_auto] items-center')}>
                    {content}
                    <ChevronRight aria-hidden="true" className="size-4 text-ink-soft" />
                  </Base.SubmenuTrigger>
                  <Base.Portal>
                    <Base.Positioner sideOffset={4} collisionPadding={8} className="z-40">
                      <Base.Popup
                        className={classes(popup, 'w-auto! min-w-44')}
                        aria-label="Ton"
                        aria-labelledby={undefined}
                      >
                        {toneIds.map((tone) => (
                          <Base.Item
                            key={tone}
                            className={classes(row, 'font-medium')}
                            onClick={() => ask('tone', tone)}
                          >
                            {tones[tone]}
                          </Base.Item>
                        ))}
                      </Base.Popup>
                    </Base.Positioner>
                  </Base.Portal>
                </Base.SubmenuRoot>
              );
            })}
            {lacking.length > 0 && (
              <Base.Item className={row} aria-disabled closeOnClick={false}>
                <span className="font-semibold text-ink-soft">Dil modeli isteyenler</span>
                <span className="text-xs text-ink-soft">
                  {`${lacking.map((action) => selectionActions[action].name).join(', ')}: yerel anlatıcı bunları yapamaz.`}
                </span>
              </Base.Item>
            )}
            {shortage && <ShortfallLinks shortage={shortage} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
