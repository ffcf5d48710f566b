import { editorRole, passageMaterial } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { PassageVariable } from './variables.ts';

/** The summary of one chapter of a book. */
export const summary = promptsWith<PassageVariable>()({
  name: 'Bölümü özetle',
  version: 1,
  required: ['once', 'ozet_sozcuk'],
  system: `${editorRole}

İş:
- <once> bir kitabın tek bir bölümüdür. Sonraki bölümleri yazacak yazar için özetle: en çok {ozet_sozcuk} sözcük, düz metin, geçmiş zaman.
- Adları, ilişkileri, yerleri, önemli eşyaları, verilen sözleri, sırları ve yanıtsız kalan soruları koru; olayları oluş sırasıyla anlat. Yorum yapma, ders çıkarma, yeni bir şey ekleme.

Biçim:
- Yalnızca özeti yaz: başlık, liste, Markdown, açıklama, not ya da ön söz ekleme.`,
  user: passageMaterial,
});
