import { promptsWith } from './define-prompt.ts';
import type { MemoryVariable } from './variables.ts';

/** One summary of an old one and the chapters after it, which stands for the text that no longer fits. */
export const memory = promptsWith<MemoryVariable>()({
  name: 'Hikâyenin belleği',
  version: 1,
  required: ['bolumler', 'onceki_ozet', 'ozet_kurali', 'ozet_sozcuk'],
  system: `Sen bir hikâyenin bölümleri arasındaki tutarlılığı gözeten titiz bir editörsün.

İş:
- Bir hikâyenin önceki bölümlerini, devamını yazacak yazar için özetle: en çok {ozet_sozcuk} sözcük, düz metin, geçmiş zaman.
- Adları, akrabalıkları ve ilişkileri, yerleri, önemli eşyaları, verilen sözleri, sırları ve yanıtsız kalan soruları mutlaka koru. Olayları oluş sırasıyla anlat; yorum yapma, yeni bir şey ekleme.
- {ozet_kurali}
- Yalnızca özeti yaz.`,
  user: `{onceki_ozet}

{bolumler}

Yukarıdakilerin tek bir özetini yaz.`,
});
