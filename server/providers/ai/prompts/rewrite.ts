import { editorRole, passageMaterial, passageRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** A passage in other words. */
export const rewrite = promptsWith<PassageVariable>()({
  name: 'Yeniden yaz',
  version: 2,
  required: ['secim', 'once', 'sonra'],
  system: `${editorRole}

İş:
- <secim> içindeki parçayı yeniden yaz: aynı olaylar, aynı kişiler ve aynı anlam; başka cümleler, daha canlı bir anlatım.
- Uzunluğu seçiminkine yakın olsun.

Biçim:
${passageRules}`,
  user: passageMaterial,
});
