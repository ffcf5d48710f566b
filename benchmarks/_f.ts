import { BEGINNINGS } from '#server/storyteller/beginnings/index.ts';
for (const b of BEGINNINGS.values()) { const w = b.passages.reduce((n, p) => n + p.text.replace(/\[([^|\]]*)\|[^\]]*\]/g,'$1').split(/\s+/).length, 0) + 38; console.log(b.name, b.passages.length, w, 'paragraphs', Math.floor(w/160)); }
