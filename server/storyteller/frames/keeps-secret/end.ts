import type { Beat } from '../../types.ts';

/** After it was told, or kept. */
export const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Kimi bağışladı~|İkisi bağışladı~], [kimi kapısını kapadı~|üçü selamı kesti~]. {H} [hepsine|her birine] [hak verdi^|aynı sesle selam verdi^]. [O gece|Gece] [merdivende|kapıda] [ayak sesi|bir öksürük] [duyulunca|gelince] [irkilmedi^|saklanacak yer aramadı^]; [dönüp|uykusunda^] [öbür yanına^|ışığa] [döndü^|gülümsedi^].',
      needs: ['told', 'third', 'settled', '!solitary'],
    },
    {
      text: '{F} [uzun süre|bir ay] [gelmedi~|görünmedi~]. [Geldiğinde|Sonunda] elinde [yarım ekmek|iki elma|bir şişe pekmez] vardı~. [“Aç mısın?”|“Bölüşelim mi?”] [dedi~ yalnız|diye sordu~]. [Konuşmadılar~|Başka söz etmediler~]; [ekmek|getirilen] [bitene kadar|kırıntısına kadar] [yan yana|duvar dibinde] [oturdular~|kaldılar~].',
      needs: ['told', 'settled', 'third'],
    },
    {
      text: '[Yıllar sonra|Çok sonra] [bir yerde|bir toplulukta] [susulacak|saklanacak] bir şey [olsa|çıksa] [başlar|gözler] {H:dat} [dönüyordu~|çevriliyordu~]. {H} [omuz silkiyor|bıyık altından gülüyor], [“Kirası yüksek,” diyordu^|“Ben o evde oturdum,” diyordu^]. [Anlayan|Duyan] [gülüyor|ceketini giyiyor], [gidip|o akşam] [kendi sırrını|birine] [anlatıyordu~|söylüyordu~].',
      needs: ['told', 'third', 'human', '!child', '!solitary'],
    },
    {
      text: '[Taşıdığı^ şeyin|Sırrın] [yeri boş kaldı~|çukuru kaldı~]. [Bir süre|İlk hafta] [kesik dal|sökülmüş diş] gibi [sızladı~|hava aldı~]; {H} [parmağını^ götürüp|dilini^ çevirip] [orayı aradı^|yokladı^]. [Sonra|Derken] [kabuk bağladı~|düzeldi~]. [Yağmurlu günlerde|Ara sıra] [hâlâ yokluyor|parmağını^ bastırıyor], [acımadığına|orada olmadığına] [şaşıyordu^|seviniyordu^].',
      needs: ['told', 'human', '!space'],
    },
    {
      text: '[Sır|Saklanan] [onunla^ yaşlandı~|onunla^ kaldı~]. [Kimse öğrenmedi~|Bilen çıkmadı~], [kimse yanmadı~|kimse incinmedi~]. {H} [her yıl|her kış] aynı gün [ortadan kayboluyor|evden çıkıyor], {V.dik} yere [bir taş|bir dal] [bırakıyor|koyuyor], [döndüğünde|akşam] [çorbayı|ekmeği] [tek söz etmeden|iki tabağa] [koyuyordu^|bölüyordu^].',
      needs: ['silent', 'third', 'settled', '!child'],
    },
    {
      text: '[Beklenen fırtına|Korkulan kıyamet] [kopmadı~|gelmedi~]. [Üç kişi|Birkaç kişi] [başını çevirdi~|gitti~], [biri ağladı~|biri güldü~], [en umulmayanı|kapıdaki yabancı] [geldi~, elini sıktı~|şapkasını çıkardı~]. {H} eve [yürüyerek|ıslık çalarak] [döndü^|gitti^]: [masa daha küçük|dost daha az], [ekmek|uyku] [daha sıcaktı~|daha derindi~] [artık|sonunda].',
      needs: ['told', 'third', 'settled', '!solitary'],
    },
    {
      text: '“[Neden bekledin|Niye bu kadar sustun]?” diye sordu~ {F} [bir akşam|yürürken]. {H} [düşündü^|bir taşa vurdu^]. [“Bana böyle bakmandan korktum.”|“Yüzünün değişmesinden.”] [“Nasıl?”|“Nasıl bakıyorum?”] [“Böyle.|“İşte öyle:] [Anlayarak.”|kızmadan.”] {F} [güldü~|koluna^ girdi~]; [yol|konuşma] [biraz daha|akşama dek] [uzadı~|sürdü~].',
      needs: ['told', 'human'],
    },
    {
      text: '[Sırrını^|Susmasını^] [bir ev gibi|bir oda gibi] [kullandı^|döşedi^] {H}: [yerini yadırgamadı^|karanlıkta çarpmadı^], [pencere açtı^|bir iskemle koydu^]. [Kimi akşam|Ara sıra] {F} [dışarıdan|aşağıdan] [bir taş atıyordu~|ıslık çalıyordu~]; {H} [ışığı yakıyor|perdeyi oynatıyor], [hiçbiri|ikisi de] [fazlasını|kapıyı] [istemiyordu~|zorlamıyordu~].',
      needs: ['silent', 'settled', 'third', '!child'],
    },
    {
      text: '[Ertesi sabah|Sabah] {H} [sokağa çıktı^|kapıyı açtı^]. [Kimse|Dönen] [bakmadı~|olmadı~]: [fırıncı ununa|su taşıyan suyuna|kadınlar çamaşıra] [dalmıştı~|eğilmişti~]; [herkesin|her evin] [kendi derdi|kendi kilitli çekmecesi] [vardı~|duruyordu~]. [Bunu|Bu kadarını] [nasıl düşünmediğine|yıllarca görmediğine^] [şaştı^|güldü^] ve [ekmek|süt] [almaya gitti^|kuyruğuna girdi^].',
      needs: ['settled', 'third'],
    },
    {
      text: '[Kış geçti~|Bir kış devrildi~]. [Söylenecek söylendi~|Konuşulan konuşuldu~], [susulan|gerisi] [yerini buldu~|toprağa karıştı~]. {H} [geceleri|bazı geceler] [hâlâ kalkıyor|doğruluyor], [kapıyı|sürgüyü] [yokluyordu^|elliyordu^]: [kilitli mi diye değil|örtülsün diye değil], [açık mı|gelen girebilsin] diye. [Sürgü|Kapı] [soğuktu~|gıcırdıyordu~], [uykusu^ hemen geliyordu~|avucu^ sıcaktı~].',
      needs: ['settled', '!child'],
    },
    {
      text: '{V.mek} [artık|şimdi] [ikisinin|iki kişinin] [işiydi~|yüküydü~]: [bir gün {F} tutuyor, bir gün {H}|bir ucundan {F} tutuyordu~, öbür ucundan {H}]. [Pazarları|Akşamları] [sırayla|birlikte] [yoklayıp|konuşup] [gülüyorlardı~|susuyorlardı~]. [“Ağırlaştı mı?”|“Hâlâ ağır mı?”] [“Yok,|“Hayır,] [kolumuz kalınlaştı.”|omzumuz alıştı.”]',
      needs: ['shared', 'third'],
    },
    {
      text: '[Saklanan yer|O köşe] [bomboştu~|açıktı~] şimdi; {F} [içine|oraya] [bir düğme|bir yaprak|bir ıslık] [koydu~|bıraktı~]. [“Boş kalmasın,”|“Üşümesin,”] dedi~. {H} [bakıp|eğilip] [dinledi^|güldü^]: [düğme|yaprak] [hiçbir şey|bir tek söz] [saklamıyordu~|gizlemiyordu~], [yalnızca|sadece] [duruyordu~|parlıyordu~].',
      needs: ['!human', 'told', '!friend-cold', '!solitary'],
    },
    {
      text: '[Kimse öğrenmedi~|Bilen olmadı~]. [Geceleri|Işıklar sönünce] {H} [kapağını|üstündeki toprağı] [aralıyor|okşuyor], [bir an|bir nefes] [bakıyordu^|ısınıyordu^]. {F} [uzakta|yanı başında] [uyur gibi yapıyor|sırtını dönüyor], [aralanınca|ışık sızınca] [gülümsüyordu~|yer açıyordu~]. [Bazı sırlar|Bu sır] [böyle|iki gözle] [bekleniyordu~|korunuyordu~].',
      needs: ['!human', 'silent', '!solitary'],
    },
    {
      text: '[Son söz|Son soru] {F:abl} geldi~: [“Bir daha saklar mısın?”|“Bir dahakine bana söyler misin?”] {H} [uzun uzun|ayakkabısını^ bağlarken] [düşündü^|sustu^]. [“Önce sana sorarım,”|“Saklarsam yerini bilirsin,”] dedi^. [Serçe parmaklarını|Ellerini] [birbirine geçirdiler~|üst üste koydular~], [çocuklar gibi|gülerek]; [yemin|anlaşma] [tamamdı~|imzasızdı~, sağlamdı~].',
      needs: ['told', 'human', 'third', '!friend-cold'],
    },
  ],
};
