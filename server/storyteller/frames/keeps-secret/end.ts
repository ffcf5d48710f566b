import type { Beat } from '../../types.ts';

/** After it was told, or kept. */
export const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Kimi kızdı~, kimi anladı~|Kızan da oldu~, anlayan da]. {H} [hepsini|her birini] [dinledi^|sonuna kadar dinledi^]. [O gece|Gece] [derin|uzun zamandır ilk kez deliksiz] uyudu^.',
      needs: ['told', 'third', 'settled', '!solitary'],
    },
    {
      text: '{F} [uzun süre|bir ay] [gelmedi~|görünmedi~]. [Geldiğinde|Sonunda] elinde [yarım ekmek|iki elma] vardı~. [“Aç mısın?”|“Bölüşelim mi?”] [dedi~ yalnız|diye sordu~]. [Bitene kadar|Son lokmaya kadar] [yan yana|konuşmadan] oturdular~.',
      needs: ['told', 'settled', 'third'],
    },
    {
      text: '[Söyledikten|Anlattıktan] sonra {H} [bir süre|ilk günler] [ne yapacağını^ bilemedi^|boşlukta gibiydi^]. [Sonra|Derken] [alıştı^|rahatladı^]: [kimsenin yüzüne bakmaktan|hiçbir sorudan] korkmuyordu^ artık.',
      needs: ['told', 'human', '!space'],
    },
    {
      text: '[Kimse öğrenmedi~|Bilen çıkmadı~], [kimse incinmedi~|kimse üzülmedi~]. {H} [yıllar sonra da|hep] aynı gün [ortadan kayboluyor|tek başına kalıyor], {V.dik:acc} [düşünüyor|hatırlıyor], [akşam|dönünce] [hiçbir şey demeden|her zamanki gibi] [sofraya oturuyordu^|gülümsüyordu^].',
      needs: ['!state', 'silent', 'third', 'settled', '!child'],
    },
    {
      text: 'Korktuğu^ olmadı~. [Önce|İlk anda] [herkes sustu~|kimse konuşmadı~], [sonra|ardından] [biri güldü~|biri yanına^ geldi~]. {H} eve [yürüyerek|ıslık çalarak] [döndü^|gitti^]; o gece [rahat uyudu^|ilk kez rüya görmedi^].',
      needs: ['told', 'third', 'settled', '!solitary', '!mute'],
    },
    {
      text: '“[Neden bekledin|Niye bu kadar sustun]?” diye sordu~ {F} [bir akşam|yürürken]. {H} [düşündü^|bir taşa vurdu^]. [“Bana böyle bakmandan korktum.”|“Yüzünün değişmesinden.”] [“Nasıl?”|“Nasıl bakıyorum?”] [“Böyle.|“İşte öyle:] [Anlayarak.”|kızmadan.”] {F} [güldü~|koluna^ girdi~]; [yol|konuşma] [biraz daha|akşama dek] [uzadı~|sürdü~].',
      needs: ['told', 'human'],
    },
    {
      text: '[Ertesi sabah|Sabah] {H} [sokağa çıktı^|kapıyı açtı^]. [Kimse dönüp bakmadı~|Herkes kendi işindeydi~]. [Bundan bu kadar korktuğuna^|Bunca kaygıya] [şaştı^|güldü^] ve [yürüdü^|yoluna^ gitti^].',
      needs: ['settled', 'third'],
    },
    {
      text: 'Artık {F}+de [biliyordu~|ortaktı~]. [Arada|Akşamları] [birlikte|yan yana] [bunu konuşup|eski günleri anıp] [gülüyorlardı~|susuyorlardı~]. [“Hâlâ ağır mı?”|“Pişman mısın?”] [“Yok,|“Hayır,] [iki kişi olunca hafif.”|alıştım.”]',
      needs: ['shared', 'third'],
    },
    {
      text: '{H} [artık saklamıyordu^|her şeyi söylemişti^]; {F} [yanına^ geldi~|yanına^ sokuldu~]. “[Şimdi hafifledin mi|Rahatladın mı]?” dedi~. “[Biraz|Çok],” dedi^ {H} ve [güldü^|ilk kez güldü^].',
      needs: ['!human', 'told', '!friend-cold', '!solitary'],
    },
    {
      text: '[Kimse öğrenmedi~|Bilen olmadı~]. [Geceleri|Herkes uyuyunca] {H} {V.dik:acc} [düşünüyor|hatırlıyor], [gülümsüyordu^|susuyordu^]. {F} [yanı başında|az ötede] [uyur gibi yapıyor|gözünü kapıyor], [hiç sormuyordu~|bir şey demiyordu~].',
      needs: ['!human', 'silent', '!solitary'],
    },
    {
      text: '[Son söz|Son soru] {F:abl} geldi~: [“Bir daha saklar mısın?”|“Bir dahakine bana söyler misin?”] {H} uzun uzun [düşündü^|sustu^]. [“Önce sana sorarım,”|“Önce sana söylerim,”] dedi^. [Gülerek|Çocuklar gibi] [tokalaştılar~|el sıkıştılar~].',
      needs: ['told', 'human', 'third', '!friend-cold'],
    },
  ],
};
