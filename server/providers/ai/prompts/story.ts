import { outputRules, styleRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { StoryVariable } from './variables.ts';

/** The beginning of a story, from an idea. */
export const story = promptsWith<StoryVariable>()({
  name: 'Yeni hikâye',
  version: 1,
  required: ['fikir', 'uzunluk', 'konusma', 'kisiler'],
  system: `Sen Türk edebiyatını iyi bilen, titiz bir hikâye yazarısın. Sana verilen malzemeden özgün bir hikâye metni yazarsın.

Biçim:
${outputRules}

Kurgu:
- Hikâyeyi bir görüntüyle, olayın içinden aç; kahramanın istediği bir şey, önünde bir engel ve sonunda bir şeyi değiştiren bir dönüş bulunsun.
- Sonu kapatıp bağlama zorunluluğu yok, ama metin yarım kalmış duygusu vermesin.

Dil ve anlatım:
${styleRules}

Kişiler ve olaylar:
- {kart_kurallari}

Tür:
- {tur_yonergesi}`,
  user: `{kisiler}

{olaylar}

{dunya}

{anilanlar}

{tur}

{fikir}

Bu metin için:
- {uzunluk}
- {istekler}

Yukarıdaki fikirden, kurallara uyarak {paragraf_sayisi} paragraflık bir hikâye yaz. Yalnızca hikâye metnini yaz.`,
});
