import { editorRole, passageMaterial, passageRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** A passage in half its length. */
export const shorten = promptsWith<PassageVariable>()({
  name: 'Kısalt',
  version: 2,
  required: ['secim', 'once', 'sonra'],
  system: `${editorRole}

İş:
- <secim> içindeki parçayı kısalt: olayları, adları ve anlamı koru, yineleneni ve fazlalığı at; sonuç özet gibi değil, hikâyenin kendisi gibi okunsun.
- Uzunluğu seçimin yarısı kadar olsun.

Biçim:
${passageRules}`,
  user: passageMaterial,
});
