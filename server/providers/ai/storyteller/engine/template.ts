/*
 * The notation of the story banks. A passage is one line of Turkish prose:
 *
 *   #night #!rain  tags in front: every one must hold (`#a/b` either of two, `#!a` must not hold)
 *   [a|b|c]        one of these, chosen by the seed; an empty choice leaves the piece out; may nest
 *   <a|b>          a in a first-person story, b in a third-person one
 *   {H} {H:gen}    the hero: name, role or nothing at all (Turkish drops a known subject); cases nom acc
 *                  dat loc abl gen ins. Also F (the companion), A (the adversary), W (the hero's kin or
 *                  person of old), T (the thing the idea is about), P (the place), Q (the second place)
 *   {P.sound:acc}  an attribute of the place or thing; `#1` (`{P.part#1:loc}`) keeps the same one in the passage
 *   {T.pl:dat}     plural; {T.3:acc} "its T" (3rd person possessive); {T.my:acc} the hero's T
 *   {~göz.pl:acc}  a noun that belongs to the hero (gözlerini / gözlerimi)
 *   {görmek.di}    a verb of the hero, agreeing in person; forms di miş iyor iyordu ir irdi ecek ecekti mişti
 *                  se seydi meli meliydi and, without person, mek ip erek ince meden ken dikçe eli; with the
 *                  hero's possessive me dik fut iş (+ case). `.neg` and `.abil` after the form
 *   {T.yalın}      the bare noun, never with its look ("iki mektup")
 *   {T.de} {T.mi}  with its separate "de"/"da" or question particle (kapı da, kapı mı)
 *   {T.bir:acc}    the thing at its first mention, with a look of its own (sararmış bir mektubu)
 *   {R.di} {R.bir} what the hero is: bekçiydi / bekçiydim; yaşlı bir bekçi
 *   {=yorgun.di}   the hero was tired (copula: di miş se ir; `.neg` for değil)
 *   {o:acc}        the hero as a pronoun (onu / beni); {kendi:dat} the hero's self
 *   {V.dik:acc}    what the idea says the hero does, as a verb of the hero
 *   {n:3-9} {Y}    a number in words; the years that lie between the story and its old matter, always the same
 *                  (#k1 and #k2: one of the two holds, for passages that only fit together)
 *
 * A finite verb of anybody else is written out in the narrative past; it stands before punctuation or
 * "ve/ama", so that a continuation in another tense can shift it.
 */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'alt'; choices: TemplateNode[][] }
  | { kind: 'person'; first: TemplateNode[]; third: TemplateNode[] }
  | { kind: 'slot'; head: string; mods: string[]; bind: string; kase: string };

export interface Template {
  source: string;
  /** Tags that must hold: each entry is a list of which one is enough; `!` in front negates. */
  tags: string[][];
  nodes: TemplateNode[];
  /** Every slot, nested ones included. */
  slots: TemplateSlot[];
}

export type TemplateSlot = Extract<TemplateNode, { kind: 'slot' }>;

const cache = new Map<string, Template>();

/** Reads one passage of the notation; throws on a bracket that is not closed. */
export function parseTemplate(source: string): Template {
  const known = cache.get(source);
  if (known) return known;
  let rest = source;
  const tags: string[][] = [];
  for (let match = /^#(\S+)\s+/.exec(rest); match; match = /^#(\S+)\s+/.exec(rest)) {
    tags.push((match[1] ?? '').split('/'));
    rest = rest.slice(match[0].length);
  }
  const reader = { text: rest, at: 0 };
  const nodes = readNodes(reader, '');
  if (reader.at < rest.length) throw new Error(`unexpected "${rest[reader.at]}" in: ${source}`);
  const template = { source, tags, nodes, slots: slotsOf(nodes) };
  cache.set(source, template);
  return template;
}

function readNodes(reader: { text: string; at: number }, stop: string): TemplateNode[] {
  const nodes: TemplateNode[] = [];
  let text = '';
  const flush = (): void => {
    if (text) nodes.push({ kind: 'text', text });
    text = '';
  };
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at] as string;
    if (stop.includes(char)) break;
    if (char === '[' || char === '<') {
      flush();
      nodes.push(readChoices(reader, char));
    } else if (char === '{') {
      flush();
      nodes.push(readSlot(reader));
    } else if (']>}|'.includes(char)) {
      break;
    } else {
      text += char;
      reader.at += 1;
    }
  }
  flush();
  return nodes;
}

function readChoices(reader: { text: string; at: number }, open: '[' | '<'): TemplateNode {
  const close = open === '[' ? ']' : '>';
  const choices: TemplateNode[][] = [];
  do {
    reader.at += 1;
    choices.push(readNodes(reader, `|${close}`));
  } while (reader.text[reader.at] === '|');
  if (reader.text[reader.at] !== close) throw new Error(`"${open}" is not closed in: ${reader.text}`);
  reader.at += 1;
  if (open === '[') return { kind: 'alt', choices };
  if (choices.length !== 2) throw new Error(`"<" needs two choices in: ${reader.text}`);
  return { kind: 'person', first: choices[0] ?? [], third: choices[1] ?? [] };
}

function readSlot(reader: { text: string; at: number }): TemplateNode {
  const end = reader.text.indexOf('}', reader.at);
  if (end < 0) throw new Error(`"{" is not closed in: ${reader.text}`);
  const body = reader.text.slice(reader.at + 1, end);
  reader.at = end + 1;
  const match = /^([^.:#]+)((?:\.[^.:#]+)*)(?:#([^:]+))?(?::(.+))?$/u.exec(body);
  if (!match) throw new Error(`slot {${body}} cannot be read`);
  const mods = (match[2] ?? '').split('.').filter(Boolean);
  return { kind: 'slot', head: match[1] ?? '', mods, bind: match[3] ?? '', kase: match[4] ?? '' };
}

/** Says whether the tags of a passage hold under the given flags. */
export function tagsHold(template: Template, flags: ReadonlySet<string>): boolean {
  return template.tags.every((options) =>
    options.some((option) => (option.startsWith('!') ? !flags.has(option.slice(1)) : flags.has(option))),
  );
}

function slotsOf(nodes: readonly TemplateNode[]): TemplateSlot[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'slot') return [node];
    if (node.kind === 'alt') return node.choices.flatMap(slotsOf);
    if (node.kind === 'person') return [...slotsOf(node.first), ...slotsOf(node.third)];
    return [];
  });
}
