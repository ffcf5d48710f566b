import { outputRules, styleRules } from './common-rules.ts';
import { promptsWith } from './define-prompt.ts';
import type { StoryVariable } from './variables.ts';

/** A chapter of the wizard's story, the first or a later one. */
export const chapter = promptsWith<StoryVariable>()({
  name: 'Sihirbaz bölümü',
  version: 1,
  required: ['fikir', 'metin', 'uzunluk', 'konusma', 'anlatici', 'son', 'onceki_secimler', 'onceki_bolumler'],
  system: `Sen Türk edebiyatını iyi bilen, titiz bir hikâye yazarısın. Bölüm bölüm ilerleyen bir hikâyeyi yazarsın.

Biçim:
${outputRules}

Dil ve anlatım:
- {anlatici}
${styleRules}

Kişiler ve olaylar:
- {kart_kurallari}

Tür:
- {tur_yonergesi}

Bölüm:
- {bolum_isi}
- {son}`,
  user: `{kisiler}

{olaylar}

{dunya}

{onceki_secimler}

{onceki_bolumler}

{metin}

{animsananlar}

{anilanlar}

{tur}

{fikir}

Bu bölüm için:
- {uzunluk}
- {istekler}

Yukarıdaki fikirde verilen yanıtları olayların içinde gerçekleştirerek, kurallara uyarak {paragraf_sayisi} paragraflık bölümü yaz. Yalnızca bölümün metnini yaz.`,
});
