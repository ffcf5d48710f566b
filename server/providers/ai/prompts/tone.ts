import { editorRole, passageMaterial, passageRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** A passage in another tone. */
export const tone = promptsWith<PassageVariable>()({
  name: 'Tonunu değiştir',
  version: 2,
  required: ['secim', 'once', 'sonra', 'ton'],
  system: `${editorRole}

İş:
- <secim> içindeki parçayı şu tonda yeniden yaz; olaylar ve kişiler değişmesin, uzunluğu yakın kalsın.
- {ton}

Biçim:
${passageRules}`,
  user: passageMaterial,
});
