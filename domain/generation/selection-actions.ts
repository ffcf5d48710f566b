import { termsBounds } from '../billing/plan-terms-bounds.ts';
import { generationCaps, type PlanTerms } from '../billing/plans.ts';
import { charactersPerWord, generationCost, ideaTokens } from '../billing/tokens.ts';
import { charactersPerModelToken } from './context-budget.ts';

/** A selection action: its texts, and how long its result is compared with the passage. */
interface SelectionActionRule {
  /** Label in the menu. */
  name: string;
  /** Description under the label. */
  about: string;
  /** Length of the result divided by that of the passage; null when it does not depend on the passage. */
  growth: { min: number; max: number } | null;
  /** Whether it needs a selected passage; otherwise the caret is enough. */
  needsPassage: boolean;
  /** Whether the storyteller supports it: it writes texts and suggests names, but can't read a passage. */
  offline: boolean;
}

/** Selection actions, in the order of the menu. */
export const selectionActions = {
  rewrite: {
    name: 'Yeniden yaz',
    about: 'Aynı anlamı başka cümlelerle kurar.',
    growth: { min: 0.8, max: 1.2 },
    needsPassage: true,
    offline: false,
  },
  expand: {
    name: 'Genişlet',
    about: 'Ayrıntı, hareket ve konuşmayla uzatır.',
    growth: { min: 1.5, max: 2.2 },
    needsPassage: true,
    offline: false,
  },
  shorten: {
    name: 'Kısalt',
    about: 'Anlamı bozmadan sıkıştırır.',
    growth: { min: 0.35, max: 0.65 },
    needsPassage: true,
    offline: false,
  },
  senses: {
    name: 'Beş duyuyla betimle',
    about: 'Görüntü, ses, koku, tat ve dokunuş katar.',
    growth: { min: 1.1, max: 1.8 },
    needsPassage: true,
    offline: false,
  },
  tone: {
    name: 'Tonunu değiştir',
    about: 'Olanları değiştirmeden havasını değiştirir.',
    growth: { min: 0.8, max: 1.3 },
    needsPassage: true,
    offline: false,
  },
  proofread: {
    name: 'Yazım ve dil bilgisini düzelt',
    about: 'Yalnızca yanlışları düzeltir, üslubunuza dokunmaz.',
    growth: { min: 0.95, max: 1.1 },
    needsPassage: true,
    offline: false,
  },
  continue: {
    name: 'Buradan devam et',
    about: 'Seçimin bittiği yerden bir paragraf yazar.',
    growth: null,
    needsPassage: false,
    offline: true,
  },
  names: {
    name: 'İsim öner',
    about: 'Seçilen kişiye, yere ya da nesneye ad arar.',
    growth: null,
    needsPassage: false,
    offline: true,
  },
  summary: {
    name: 'Bölümü özetle',
    about: 'Bölümü, sonrakiler yazılırken hatırlansın diye kısaca anlatır.',
    growth: null,
    needsPassage: false,
    offline: true,
  },
} as const satisfies Readonly<Record<string, SelectionActionRule>>;
export type SelectionAction = keyof typeof selectionActions;
/** All actions. The summary of a chapter is requested in the plan of the book and is not in the menu. */
export const allActionIds = Object.keys(selectionActions) as [SelectionAction, ...SelectionAction[]];
export const selectionActionIds = allActionIds.filter((action) => action !== 'summary');

/** Tones for the action 'tone', with their labels. */
export const tones = {
  tense: 'Gerilimli',
  warm: 'Sıcak',
  sad: 'Hüzünlü',
  playful: 'Oyunbaz',
  ironic: 'İronik',
  poetic: 'Şiirsel',
  plain: 'Yalın',
  formal: 'Resmî',
} as const;
export type Tone = keyof typeof tones;
export const toneIds = Object.keys(tones) as [Tone, ...Tone[]];

/** Longest text around a selection in a request, characters; the server uses what fits the context budget. */
export const surroundings = { before: 60_000, after: 12_000 } as const;

/** Number of suggested names, and the longest name, characters. */
export const suggestedNames = { max: 8, maxCharacters: 60 } as const;

const fittingPassage = (maxOutputTokens: number, growth: number) =>
  Math.floor((maxOutputTokens * charactersPerModelToken) / growth / 10) * 10;

/** Longest passage of an action, characters, so that its result fits the plan's output cap. */
export function passageLimit(terms: PlanTerms, action: SelectionAction): number {
  const { growth } = selectionActions[action];
  const { maxOutputTokens } = generationCaps(terms, { surface: 'editor', continuing: true });
  // Names are suggested from a short passage; a continuation and a summary use none.
  if (!growth) return action === 'names' ? 2_000 : 0;
  return fittingPassage(maxOutputTokens, growth.max);
}

/** The longest passage of all actions by the largest terms, characters; the limit of a request. */
export const longestPassage = fittingPassage(termsBounds.outputCap.max, selectionActions.shorten.growth.max);

/** The likely length of an action's result, characters: minimum and maximum. */
export function resultLength(
  terms: PlanTerms,
  action: SelectionAction,
  passage: string,
): { min: number; max: number } {
  const { growth } = selectionActions[action];
  if (growth) {
    return { min: Math.ceil(passage.length * growth.min), max: Math.ceil(passage.length * growth.max) };
  }
  if (action === 'summary') return summaryLength;
  if (action === 'names') return { min: suggestedNames.max * 5, max: suggestedNames.max * 14 };
  const { words } = generationCaps(terms, { surface: 'editor', continuing: true, paragraphs: 1 });
  return { min: Math.ceil(words.min * charactersPerWord), max: Math.ceil(words.max * charactersPerWord) };
}

/** The likely length of a summary, characters. */
export const summaryLength = { min: 300, max: 1_000 } as const;

/** Model tokens that a result may take beyond its likely length before it is cut. */
const spareTokens = 60;

/** Maximum output of an action, model tokens: a quarter more than likely, at most the plan's cap. */
export function selectionOutputTokens(terms: PlanTerms, action: SelectionAction, passage: string): number {
  const { maxOutputTokens } = generationCaps(terms, { surface: 'editor', continuing: true });
  const likely = (resultLength(terms, action, passage).max * 1.25) / charactersPerModelToken;
  return Math.min(maxOutputTokens, Math.ceil(likely) + spareTokens);
}

/** The text that is charged as the writer's idea: the passage. The text around it is free. */
export function chargedPassage(action: SelectionAction, passage: string): string {
  return action === 'continue' ? '' : passage;
}

/** The cost of an action's result and its passage, tokens. Characters beyond the requested output are free. */
export function selectionCost(
  { passage, delivered }: { passage: string; delivered: string },
  maxOutputTokens: number,
): number {
  return generationCost(
    passage,
    delivered.slice(0, maxOutputTokens * charactersPerModelToken),
    Number.POSITIVE_INFINITY,
  );
}

/** The likely cost of an action before it is started, tokens: lower and upper end. The receipt after it is exact. */
export function forecastSelection(
  terms: PlanTerms,
  action: SelectionAction,
  passage: string,
): { low: number; high: number } {
  const { min, max } = resultLength(terms, action, passage);
  const idea = ideaTokens(chargedPassage(action, passage));
  return { low: idea + Math.max(1, Math.ceil(min / 4)), high: idea + Math.max(1, Math.ceil(max / 4)) };
}

/** List markers that models write before a name. */
const listMarker = /^\s*(?:[-–—*•·]+|\d{1,2}\s*[.)\]:-])\s*/u;

/**
 * Parses the names of a model's answer, one per line or separated by commas; removes numbers, quotes, explanations
 * and repeats.
 */
export function namesIn(text: string): string[] {
  const lines = text.includes('\n') ? text.split('\n') : text.split(/[,;]/u);
  const names = lines.flatMap((line) => {
    const [name = ''] = line.replace(listMarker, '').split(/\s[-–—:(]\s?|[:(]/u);
    const bare = name.replaceAll(/["“”‘*_`.,;]/gu, '').trim();
    return bare !== '' && bare.length <= suggestedNames.maxCharacters ? [bare] : [];
  });
  return [...new Set(names)].slice(0, suggestedNames.max);
}
