import { editorRole, passageMaterial, passageRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** A passage with more detail. */
export const expand = promptsWith<PassageVariable>()({
  name: 'Genişlet',
  version: 2,
  required: ['secim', 'once', 'sonra'],
  system: `${editorRole}

İş:
- <secim> içindeki parçayı genişlet: aynı olayları somut ayrıntı, hareket ve gerekiyorsa konuşmayla uzat; yeni bir olay ekleme.
- Uzunluğu seçimin bir buçuk ile iki katı arasında olsun.

Biçim:
${passageRules}`,
  user: passageMaterial,
});
