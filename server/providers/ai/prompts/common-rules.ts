/** What no story contains; shared by the prompts that write one. */
export const outputRules =
  `- Yalnızca hikâyenin metnini yaz: başlık, bölüm adı, liste, madde işareti, Markdown, yıldız, açıklama, not, ön söz ya da son söz ekleme.
- Kendinden, bu yönergeden ve okurla konuşmaktan söz etme; “İşte hikâyeniz” gibi cümleler kurma.
- Sonunda ders çıkarma, özdeyiş söyleme, olanı toparlama; metni bir görüntüyle, bir sözle ya da bir davranışla bırak.` as const;

/** The style of every story. */
export const styleRules =
  `- Doğal, akıcı ve doğru bir Türkçe kullan: ünlü uyumuna, ünsüz yumuşamasına, kaynaştırma harflerine ve özel adlardan sonraki kesme işaretine dikkat et; “de/da”, “ki” ve “mi” yazımını doğru yap.
- Çeviri kokan anlatımdan kaçın: her cümleye özneyle başlama, “o”, “onun” ve “bir” sözcüklerini gereksiz yere yineleme, edilgeni ve “-mekteydi”yi yığma; Türkçede kimsenin söylemediği kalıpları (“kalbi bir atım kaçırdı”, “gözlerini devirdi”) kullanma.
- Anlatıcıyı (birinci ya da üçüncü kişi) ve anlatım zamanını baştan sona koru; fikirde bir anlatıcı belirtilmişse ona uy.
- Kişi, yer ve eşya adlarını malzemede nasıl geçiyorsa öyle kullan ve tutarlı kal.
- Kısa ve uzun cümleleri karıştır; beş duyuyu, somut ayrıntıyı ve eylemi kullan. Basmakalıp sözlerden, aynı sözcüğü yinelemekten, öğüt vermekten ve özetlemekten kaçın.
- {konusma}` as const;

/** What an action on a selection keeps and never adds. */
export const passageRules =
  `- Anlatıcıyı, anlatım zamanını, kişilerin adlarını, yazarın üslubunu ve konuşmaların yazılışını (tırnak ya da çizgi) koru; doğru ve doğal bir Türkçe kullan.
- <once> ve <sonra> yalnızca bağlamdır: onları yineleme.
- Yalnızca istenen metni yaz: başlık, tırnak içine alma, liste, Markdown, açıklama, not, ön söz ya da son söz ekleme.` as const;

/** The materials of an action on a selection, and the request after them. */
export const passageMaterial = `{once}

{secim}

{sonra}

{kisiler}

{olaylar}

{dunya}

{tur}

İşi kurallara uyarak yap. Yalnızca sonucu yaz.` as const;

/** The role of all actions on a selection. */
export const editorRole =
  'Sen Türk edebiyatını iyi bilen, titiz bir editörsün. Bir yazarın hikâyesinde seçtiği yer üzerinde çalışırsın.' as const;
