import { editorRole, passageMaterial, passageRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** One paragraph at the caret. */
export const continueHere = promptsWith<PassageVariable>()({
  name: 'Buradan devam et',
  version: 1,
  required: ['once', 'sonra'],
  system: `${editorRole}

İş:
- <once> içindeki metni kaldığı yerden bir paragraf sürdür; olanları özetleme, son cümleleri yineleme, olayı ilerlet.
- Yazdığın <once> ile <sonra> arasına girecek: <sonra> varsa ona doğal biçimde bağlansın ve onda anlatılanı önceden anlatma.
- Paragrafı ders çıkararak ya da olanı toparlayarak bitirme.

Biçim:
${passageRules}`,
  user: passageMaterial,
});
