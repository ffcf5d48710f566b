import type { PlotClass } from '../types.ts';
import { ANY_BEING_PLOTS } from './any-being.ts';
import { ANY_BEING_PLOTS_2 } from './any-being-2.ts';
import { ANY_HUMAN_PLOTS } from './any-human.ts';
import { ANY_HUMAN_PLOTS_2 } from './any-human-2.ts';
import { ALONE_PLOTS, ANY_HUMAN_PLOTS_3 } from './any-human-3.ts';
import { ANY_HUMAN_PLOTS_4 } from './any-human-4.ts';
import { BEING_REFUSES } from './being-refuses.ts';
import { BEING_WAITS } from './being-seeks.ts';
import { BEING_LIES } from './being-speaks.ts';
import { BEING_SPEAKS_FIRST } from './being-speaks-first.ts';
import { BEING_WANTS } from './being-wants.ts';
import { CARRIES } from './carries.ts';
import { CHILD_PLOTS } from './child.ts';
import { CHILD_FINDS } from './child-finds.ts';
import { CHILD_GIVES } from './child-gives.ts';
import { CHILD_REFUSES } from './child-refuses.ts';
import { CHILD_SEEKS } from './child-seeks.ts';
import { CHILD_SILENT } from './child-silent.ts';
import { CHILD_WAITS } from './child-waits.ts';
import { COMES_BY_PLOTS } from './comes-by.ts';
import { DECIDES } from './decides.ts';
import { DISAPPEARS } from './disappears.ts';
import { DRAWS } from './draws.ts';
import { FAILS_PLOTS } from './fails.ts';
import { FAILS_PLOTS_2 } from './fails-2.ts';
import { FALLS_IN_LOVE } from './falls-in-love.ts';
import { FINDS_PICTURE, SEES_PICTURE } from './finds-picture.ts';
import { FINDS_WRITTEN, GETS_WRITTEN } from './finds-written-2.ts';
import { FLEES } from './flees.ts';
import { GETS_LETTER, GETS_MESSAGE } from './gets-letter.ts';
import { GIVES_SOMEBODY } from './gives-somebody.ts';
import { GOES_PLOTS } from './goes.ts';
import { GOES_IN } from './goes-in.ts';
import { GOES_ON_PLOTS } from './goes-on.ts';
import { HANDS_OVER } from './hands-over.ts';
import { HIDES_THING } from './hides-thing.ts';
import { KEEPS_SECRET } from './keeps-secret.ts';
import { LASTING_PLOTS } from './lasting.ts';
import { LASTING_PLOTS_2 } from './lasting-2.ts';
import { KNOWS, LEARNS } from './learns.ts';
import { LIES } from './lies.ts';
import { LEAVES_BEHIND, LOSES_THING } from './loses-thing.ts';
import { MAKES_THING } from './makes-thing.ts';
import { MEETS_PLOTS } from './meets.ts';
import { MEETS_PERSON } from './meets-person.ts';
import { NOTICES } from './notices.ts';
import { ONLOOKER_PLOTS } from './onlooker.ts';
import { PERCEIVES_PLOTS } from './perceives.ts';
import { RETURNS } from './returns.ts';
import { SEES } from './sees.ts';
import { SELLS } from './sells.ts';
import { SENDS } from './sends.ts';
import { SILENT_WITH } from './silent-with.ts';
import { SOUND } from './sound.ts';
import { STEALS } from './steals.ts';
import { TEACHES } from './teaches.ts';
import { TRAPPED } from './trapped.ts';
import { TRIES } from './tries.ts';
import { WAITS_FOR } from './waits-for.ts';
import { WANTS_PLOTS } from './wants.ts';
import { WILLED_PLOTS } from './willed.ts';
import { WRITES_LETTER } from './writes-letter.ts';
import { WRONGS_PLOTS } from './wrongs.ts';

/** The kinds of event with their plots; of those that fit, the first that has a plot tells it. */
export const PLOT_CLASSES: readonly PlotClass[] = [
  { name: 'onlooker', needs: ['onlooker'], plots: ONLOOKER_PLOTS },
  TRAPPED,
  WAITS_FOR,
  TEACHES,
  ...SILENT_WITH,
  DISAPPEARS,
  RETURNS,
  MEETS_PERSON,
  FALLS_IN_LOVE,
  GOES_IN,
  FLEES,
  FINDS_PICTURE,
  SEES_PICTURE,
  FINDS_WRITTEN,
  GETS_LETTER,
  GETS_WRITTEN,
  GETS_MESSAGE,
  SOUND,
  SEES,
  NOTICES,
  LEARNS,
  KNOWS,
  ...KEEPS_SECRET,
  HIDES_THING,
  STEALS,
  LIES,
  LOSES_THING,
  ...LEAVES_BEHIND,
  BEING_REFUSES,
  BEING_WAITS,
  BEING_SPEAKS_FIRST,
  BEING_WANTS,
  BEING_LIES,
  { name: 'any-being', needs: ['!human'], plots: ANY_BEING_PLOTS_2 },
  { name: 'any-being', needs: ['!human'], plots: ANY_BEING_PLOTS },
  ...CHILD_FINDS,
  CHILD_SEEKS,
  CHILD_WAITS,
  CHILD_REFUSES,
  CHILD_SILENT,
  ...CHILD_GIVES,
  { name: 'child', needs: ['child'], plots: CHILD_PLOTS },
  DECIDES,
  TRIES,
  { name: 'wrongs', needs: ['harmful', '!state', '!passive'], plots: WRONGS_PLOTS },
  {
    name: 'wants',
    needs: ['!negative', '!once'],
    verbs: new Set([
      'istemek',
      'hayal etmek',
      'arzulamak',
      'düşlemek',
      'arzu etmek',
      'aramak',
      'beklemek',
      'peşine düşmek',
      'çalışmak',
      'planlamak',
      'karar vermek',
      'uğraşmak',
      'denemek',
      'çabalamak',
      'özlemek',
      'umut etmek',
    ]),
    plots: WANTS_PLOTS,
  },
  { name: 'lasting', needs: ['state'], plots: [...LASTING_PLOTS_2, ...LASTING_PLOTS] },
  { name: 'fails', needs: ['negative'], plots: [...FAILS_PLOTS_2, ...FAILS_PLOTS] },
  {
    name: 'fails',
    verbs: new Set(['kaybetmek', 'yitirmek', 'unutmak', 'kaçırmak', 'düşürmek', 'yenilmek']),
    plots: [...FAILS_PLOTS_2, ...FAILS_PLOTS],
  },
  {
    name: 'comes-by',
    verbs: new Set(['bulmak', 'keşfetmek', 'ele geçirmek', 'miras almak']),
    plots: COMES_BY_PLOTS,
  },
  {
    name: 'comes-by',
    needs: ['holdable'],
    verbs: new Set(['almak', 'satın almak', 'çıkarmak', 'edinmek', 'seçmek']),
    plots: COMES_BY_PLOTS,
  },
  {
    name: 'perceives',
    verbs: new Set([
      'duymak',
      'işitmek',
      'görmek',
      'fark etmek',
      'öğrenmek',
      'anlamak',
      'sezmek',
      'hissetmek',
      'rüya görmek',
      'keşfetmek',
      'farkına varmak',
      'ortaya çıkarmak',
      'haber almak',
      'tanımak',
    ]),
    plots: PERCEIVES_PLOTS,
  },
  {
    name: 'meets',
    verbs: new Set([
      'karşılaşmak',
      'rastlamak',
      'tanışmak',
      'buluşmak',
      'âşık olmak',
      'aşık olmak',
      'gönül vermek',
      'sevmek',
      'küsmek',
      'arkadaş olmak',
      'dost olmak',
    ]),
    plots: MEETS_PLOTS,
  },
  {
    name: 'goes',
    verbs: new Set([
      'gitmek',
      'girmek',
      'varmak',
      'ulaşmak',
      'yola çıkmak',
      'sızmak',
      'taşınmak',
      'yerleşmek',
      'uğramak',
      'tırmanmak',
      'ziyaret etmek',
      'binmek',
      'inmek',
      'dönmek',
      'geri dönmek',
      'geri gelmek',
      'kaçmak',
      'gelmek',
      'çıkmak',
      'seyahat etmek',
    ]),
    plots: GOES_PLOTS,
  },
  CARRIES,
  SELLS,
  ...SENDS,
  WRITES_LETTER,
  ...DRAWS,
  HANDS_OVER,
  GIVES_SOMEBODY,
  MAKES_THING,
  ...['solitary', 'space', 'confined'].map((need) => ({ name: 'alone', needs: [need], plots: ALONE_PLOTS })),
  {
    name: 'willed',
    needs: ['willed', '!passive', '!negative'],
    plots: [...WILLED_PLOTS, ...ANY_HUMAN_PLOTS_3, ...ANY_HUMAN_PLOTS_4],
  },
  { name: 'any-human', plots: [...ANY_HUMAN_PLOTS_3, ...ANY_HUMAN_PLOTS_4] },
  { name: 'any-human', plots: [...ANY_HUMAN_PLOTS, ...ANY_HUMAN_PLOTS_2] },
];

/** What comes next where a text is continued without a new event. */
export const GOES_ON: PlotClass = { name: 'goes-on', plots: GOES_ON_PLOTS };
