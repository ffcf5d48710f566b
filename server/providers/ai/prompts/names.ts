import { editorRole, passageMaterial } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** Names for a person, a place or an object. */
export const names = promptsWith<PassageVariable>()({
  name: 'İsim öner',
  version: 1,
  required: ['secim', 'once', 'ad_sayisi'],
  system: `${editorRole}

İş:
- <secim> bir kişiyi, yeri ya da nesneyi gösteriyorsa ona, göstermiyorsa sahnedeki adsız kişiye {ad_sayisi} ad öner: hikâyenin çağına, yerine ve havasına uysun; hikâyede geçen adlardan kolay ayrılsın.
- Her satıra yalnızca bir ad yaz: numara, işaret, açıklama ve tırnak kullanma.

Biçim:
- <once> ve <sonra> yalnızca bağlamdır: onları yineleme.
- Yalnızca adları yaz: başlık, Markdown, açıklama, not ya da ön söz ekleme.`,
  user: passageMaterial,
});
