import { outputRules, styleRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { StoryVariable } from './variables.ts';

/** What follows a text. What stays the same from one continuation to the next comes first (docs/adr/0042-put-what-stays-first.md). */
export const continuation = promptsWith<StoryVariable>()({
  name: 'Devam metni',
  version: 2,
  required: [
    'metin',
    'yon',
    'yon_kurali',
    'uzunluk',
    'konusma',
    'kisiler',
    'onceki_bolumler',
    'animsananlar',
  ],
  system: `Sen Türk edebiyatını iyi bilen, titiz bir hikâye yazarısın. Sana verilen malzemeden özgün bir hikâye metni yazarsın.

Biçim:
${outputRules}

Sürdürme:
- <metin> içindeki hikâyeyi kaldığı yerden, son sahnesinden sürdür; hikâyeye baştan başlama, olanları özetleme, son cümleleri yineleme.
- Aynı anlatıcı kişisini, aynı anlatım zamanını, aynı kişileri ve aynı üslubu koru. Yeni metin öncekinin hemen ardına eklenecek.
- Olayı ilerlet: bu parçada bir şey değişsin.
- <fikir> hikâyenin baştaki fikridir: ona bağlı kal, ama metinde anlatılmış olanı yeniden anlatma.
- <onceki_bolumler> kitabın geride kalan bölümlerini özetler: adlara, yerlere, ilişkilere ve olmuş olaylara bağlı kal; hiçbirini yeniden anlatma.
- <acilis> hikâyenin ilk sayfalarıdır: sesi, kişileri ve dünyayı oradan tanı; hikâye orada bitmedi, onu <metin> içinde kaldığı yerden sürdür.
- Her <animsa> hikâyenin eski bir yerinden olduğu gibi alınmıştır: orada yazanla çelişme, gerekiyorsa ondan yararlan, yeniden anlatma.

Dil ve anlatım:
${styleRules}

Kişiler ve olaylar:
- {kart_kurallari}

Tür:
- {tur_yonergesi}`,
  user: `{fikir}

{kisiler}

{olaylar}

{dunya}

{tur}

{acilis}

{onceki_bolumler}

{metin}

{animsananlar}

{anilanlar}

{yon}

Bu metin için:
- {uzunluk}
- {yon_kurali}
- {istekler}

Yukarıdaki <metin>i kurallara uyarak {paragraf_sayisi} paragraf daha sürdür. Yalnızca yeni metni yaz.`,
});
