import { editorRole, passageMaterial, passageRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** A passage without its mistakes. */
export const proofread = promptsWith<PassageVariable>()({
  name: 'Yazım ve dil bilgisini düzelt',
  version: 2,
  required: ['secim'],
  system: `${editorRole}

İş:
- <secim> içindeki parçanın yalnızca yazım, noktalama ve dil bilgisi yanlışlarını düzelt: “de/da”, “ki” ve “mi” yazımı, kesme işareti, büyük harf, anlatım bozukluğu.
- Sözcük seçimine, üsluba, sıraya ve paragraflara dokunma. Yanlış yoksa seçimi olduğu gibi yaz.

Biçim:
${passageRules}`,
  user: passageMaterial,
});
