import { htmlText } from '#domain/text/html-text.ts';
import type { Trial, TrialText } from './run-trial.ts';
import { summarizeTrial } from './summarize-trial.ts';
import { trialTasks } from './trial-tasks.ts';

const percent = (share: number): string => `%${Math.round(share * 100)}`;
const number = (value: number, digits = 1): string =>
  value.toLocaleString('tr-TR', { maximumFractionDigits: digits });
const orDash = (value: number | null, format: (value: number) => string): string =>
  value === null ? '—' : format(value);

const measures: readonly [label: string, read: (trial: Trial) => string][] = [
  ['Metin', (trial) => String(summarizeTrial(trial).texts)],
  ['Yazamadığı', (trial) => String(summarizeTrial(trial).failed)],
  ['Türkçe kalan', (trial) => percent(summarizeTrial(trial).turkish)],
  ['İstenen uzunlukta', (trial) => percent(summarizeTrial(trial).rightLength)],
  ['Konuşma biçimi doğru', (trial) => percent(summarizeTrial(trial).rightDialogue)],
  ['Adları koruyan', (trial) => percent(summarizeTrial(trial).keptNames)],
  ['Temiz gelen', (trial) => percent(summarizeTrial(trial).clean)],
  ['Yinelenen söz öbeği', (trial) => percent(summarizeTrial(trial).repetition)],
  ['Basmakalıp söz (bin sözcükte)', (trial) => number(summarizeTrial(trial).clichesPerThousand)],
  ['Sözlükte olmayan (bin sözcükte)', (trial) => number(summarizeTrial(trial).unknownPerThousand)],
  [
    'İlk sözcük (ortanca)',
    (trial) => orDash(summarizeTrial(trial).firstWordMs, (ms) => `${number(ms / 1_000, 2)} sn`),
  ],
  [
    'Hız (ortanca)',
    (trial) => orDash(summarizeTrial(trial).wordsPerSecond, (speed) => `${number(speed, 0)} sözcük/sn`),
  ],
  [
    'Tutar',
    (trial) =>
      orDash(summarizeTrial(trial).cost, (cost) => `${number(cost, 4)} ${trial.currency ?? ''}`.trim()),
  ],
];

const habitNames: Readonly<Record<string, string>> = {
  preamble: 'ön söz',
  afterword: 'son söz',
  title: 'başlık',
  markup: 'Markdown',
  echo: 'yönergeyi yineleme',
  dialogue: 'öteki konuşma biçimi',
  'repeated-paragraph': 'yinelenen paragraf',
  'other-turn': 'başkası adına konuşma',
  loop: 'döngü',
  'other-script': 'başka yazı',
  'other-language': 'başka dil',
  unfinished: 'yarım cümle',
  refusal: 'reddetme',
  'changed-name': 'değişen ad',
};

function notesOf({ marks, error }: TrialText): string[] {
  if (error !== null || marks === null) return [`Yazılamadı: ${error ?? ''}`];
  return [
    `${marks.words} sözcük (istenen ${marks.askedWords})`,
    ...(marks.rightLength ? [] : ['uzunluk tutmuyor']),
    ...(marks.turkish ? [] : ['başka dile geçti']),
    ...(marks.rightDialogue ? [] : ['konuşma biçimi yanlış']),
    ...(marks.missingNames.length > 0 ? [`eksik ad: ${marks.missingNames.join(', ')}`] : []),
    ...(marks.cliches.length > 0 ? [`basmakalıp: ${marks.cliches.join(', ')}`] : []),
    ...(marks.unknownWords.length > 0 ? [`sözlükte yok: ${marks.unknownWords.slice(0, 8).join(', ')}`] : []),
    ...(marks.habits.length > 0
      ? [`temizlenen: ${marks.habits.map((habit) => habitNames[habit] ?? habit).join(', ')}`]
      : []),
  ];
}

const paragraphs = (text: string): string =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${htmlText(line)}</p>`)
    .join('');

const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f4,#1b1a18);--ink:light-dark(#22201d,#ece8e1);--soft:light-dark(#5f5a52,#b0a99e);--line:light-dark(#ddd6ca,#3a3733);--sheet:light-dark(#fff,#232120)}
*{box-sizing:border-box}body{margin:0;padding:1.5rem clamp(1rem,4vw,3rem);background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
h1{font-size:1.5rem;margin:0 0 .25rem}h2{font-size:1.1rem;margin:2rem 0 .25rem}.soft{color:var(--soft);font-size:.9rem;margin:.25rem 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}th,td{padding:.4rem .9rem .4rem 0;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap}th[scope=row]{white-space:normal;min-width:8.5rem}
.texts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1rem}.text{background:var(--sheet);border:1px solid var(--line);border-radius:.6rem;padding:1rem 1.25rem;font-family:Georgia,serif}
.text h3{font:600 .95rem system-ui,sans-serif;margin:0 0 .5rem}.text p{margin:.6rem 0}.notes{font:.85rem/1.5 system-ui,sans-serif;color:var(--soft);margin:.75rem 0 0;padding:.6rem 0 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
label{display:inline-flex;gap:.5rem;align-items:center;min-height:2.75rem;cursor:pointer}input{width:1.15rem;height:1.15rem}
body.blind .name,body.blind .notes,body.blind .figures{display:none}body:not(.blind) .letter,body:not(.blind) .choice{display:none}.choice{font-family:system-ui,sans-serif}
`;

const script = `
const blind=document.querySelector('#blind'),result=document.querySelector('#result');
const show=()=>{document.body.classList.toggle('blind',blind.checked);
for(const row of document.querySelectorAll('.texts')){const all=[...row.children];
if(blind.checked)all.sort(()=>Math.random()-.5);else all.sort((a,b)=>a.dataset.at-b.dataset.at);
all.forEach((text,at)=>{text.querySelector('.letter').textContent='Metin '+'ABCDEFGH'[at];row.append(text)});}};
const count=()=>{const wins={};for(const one of document.querySelectorAll('.choice input:checked'))wins[one.value]=(wins[one.value]??0)+1;
const chosen=Object.values(wins).reduce((a,b)=>a+b,0);
result.textContent=chosen===0?'':blind.checked?chosen+' seçim yapıldı; adlar görününce kimin kaç kez seçildiği yazılır.':Object.entries(wins).map(([name,n])=>name+': '+n).join(' · ');};
blind.addEventListener('change',()=>{show();count()});document.addEventListener('change',count);show();
`;

/** The figures of a trial, formatted. */
export const trialFigures = (trial: Trial): { label: string; value: string }[] =>
  measures.map(([label, read]) => ({ label, value: read(trial) }));

/** The page on which trials are read and compared side by side, blind if wanted. It needs nothing but itself. */
export function trialPage(trials: readonly Trial[]): string {
  const head = trials.map(({ name }) => `<th scope="col">${htmlText(name)}</th>`).join('');
  const rows = measures
    .map(
      ([label, read]) =>
        `<tr><th scope="row">${label}</th>${trials.map((trial) => `<td>${htmlText(read(trial))}</td>`).join('')}</tr>`,
    )
    .join('');
  const tasks = trialTasks.flatMap(({ id, idea, existing = '', dialogue, paragraphs: asked }) => {
    const texts = trials.flatMap((trial, at) => {
      const text = trial.texts.find(({ task }) => task === id);
      return text ? [{ trial, at, text }] : [];
    });
    if (texts.length === 0) return [];
    const cards = texts
      .map(
        ({ trial, at, text }) =>
          `<article class="text" data-at="${at}"><h3><span class="name">${htmlText(trial.name)}</span><span class="letter"></span></h3>${paragraphs(text.text) || '<p>(metin yok)</p>'}<label class="choice"><input type="radio" name="${htmlText(id)}" value="${htmlText(trial.name)}">Bu daha iyi</label><div class="notes">${htmlText(notesOf(text).join(' · '))}</div></article>`,
      )
      .join('');
    const style = dialogue === 'dash' ? 'konuşma çizgisi' : 'tırnak';
    return [
      `<section><h2>${htmlText(idea || 'Buradan devam et')}</h2>${existing === '' ? '' : `<p class="soft">Öncesi: ${htmlText(existing)}</p>`}<p class="soft">${asked} paragraf · ${style}</p><div class="texts">${cards}</div></section>`,
    ];
  });
  return `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Model denemesi</title><style>${style}</style><h1>Model denemesi</h1><p class="soft">Ölçüler kurala göredir: neyin yanlış olduğunu bulur. Metnin iyi olup olmadığına okuyan karar verir.</p><label><input type="checkbox" id="blind">Adları ve ölçüleri gizle, sıraları karıştır</label><p id="result" class="soft" role="status"></p><div class="scroll figures"><table><thead><tr><th></th>${head}</tr></thead><tbody>${rows}</tbody></table></div>${tasks.join('')}<script>${script}</script></html>`;
}
