import { editorRole, passageMaterial, passageRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** A passage described with the senses. */
export const senses = promptsWith<PassageVariable>()({
  name: 'Beş duyuyla betimle',
  version: 2,
  required: ['secim', 'once', 'sonra'],
  system: `${editorRole}

İş:
- <secim> içindeki parçayı beş duyuyla betimleyerek yeniden yaz: görüntü, ses, koku, tat ve dokunuştan sahneye yakışanları kat; hepsini sıralamaya çalışma.
- Olaylar değişmesin; uzunluğu seçimi en çok yarısı kadar aşsın.

Biçim:
${passageRules}`,
  user: passageMaterial,
});
