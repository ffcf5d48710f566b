import type { Idea, IdeaClause } from '#domain/turkish/idea/index.ts';
import { holds } from './facts.ts';
import type { Passages } from './passages.ts';
import { GOES_ON, PLOT_CLASSES } from './plots/index.ts';
import type { Plot, PlotClass } from './types.ts';
import { canTellPlot } from './write-plot.ts';

/** The clause of the idea that a class of plots knows by its verb, the first of them; else the last clause. */
export function chooseClause({ clauses }: Idea): IdeaClause | undefined {
  const isKnown = (clause: IdeaClause) =>
    eventNames(clause).some((name) => PLOT_CLASSES.some(({ verbs }) => verbs?.has(name)));
  return clauses.find(isKnown) ?? clauses.at(-1);
}

/**
 * A plot that can tell the event: of the first class that fits it and has one. Without a new event, one that goes on, or
 * another plot of the event as a later episode.
 * Where the text before has told them all, sentences of it may come again.
 */
export function choosePlot(passages: Passages, { isNew }: { isNew: boolean }): Plot {
  const { clause, facts, rng } = passages.world;
  const names = eventNames(clause);
  const fits = ({ verbs, needs }: PlotClass): boolean =>
    (verbs === undefined || names.some((name) => verbs.has(name))) && holds(facts, needs);
  const ofEvent = facts.has('event') ? PLOT_CLASSES.filter(fits) : [];
  const classes = isNew ? ofEvent : [GOES_ON, ...ofEvent.map(withoutEvent)];
  const possible = (): Plot[] => {
    for (const { plots } of classes) {
      const found = plots.filter((plot) => holds(facts, plot.needs) && canTellPlot(passages, plot));
      if (found.length > 0) return found;
    }
    return [];
  };
  let found = possible();
  if (found.length === 0) {
    passages.forgetEarlier();
    found = possible();
  }
  return rng.pick(found.length > 0 ? found : (classes.at(-1) ?? GOES_ON).plots);
}

/** The sentence that tells the event, which a continuation has told already. */
const EVENT = /^\{HP\}, \{EW\.[^}]+\}\. /u;

/** The plots of a class as later episodes of a story. */
const withoutEvent = (plots: PlotClass): PlotClass => ({
  ...plots,
  plots: plots.plots.map((plot) => ({
    ...plot,
    passages: plot.passages.map((passage) => ({ ...passage, text: passage.text.replace(EVENT, '') })),
  })),
});

/**
 * Names under which a class may know an event: "söylememek" for a negative clause, since what is not done is an event
 * of its own; "karşılık vermek" with the word before the verb; "konuşmak" for "konuşmaya başlamak";
 * "passive kaçırmak" for "kaçırılmak".
 */
function eventNames({ verb, negative, complement, voice }: IdeaClause): string[] {
  const last = complement.split(' ').at(-1) ?? '';
  const begun = verb === 'başlamak' ? /^(\p{L}+m)([ae])y[ae]$/u.exec(last) : null;
  const names = begun ? [`${begun[1]}${begun[2]}k`] : [verb, `${last} ${verb}`];
  // "anlattırmak" is no "anlatmak": somebody else tells it.
  if (voice) return [`${voice} ${verb}`];
  return negative ? names.map((name) => `-${name}`) : names;
}
