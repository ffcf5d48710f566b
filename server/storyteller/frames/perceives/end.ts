import type { Beat } from '../../types.ts';

/** How the hero lives with it. */
export const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Bildiğiyle^|Öğrendiğiyle^] yaşamayı [yavaş yavaş|bir kış boyunca] [öğrendi^|becerdi^] {H}: [karanlıkta|gözü^ kapalı] [bir masanın yerini|bir basamağı] [ezberler gibi|sayar gibi], [çarpmadan|tökezlemeden]. [Kimi geceler|Yorgun günlerde] [yine çarpıyordu^|yine unutuyordu^]; [dizi^ morarıyor|canı^ yanıyor], [gülüyor|ovuyor], [masayı|eşyayı] [kaldırmıyordu^|yerinden oynatmıyordu^].',
      needs: ['!outer', 'human', '!child'],
    },
    {
      text: '[Yıllar sonra|Çok sonra] [aynı cümleyi|o sözü] [bir başkasına|gencecik birine] {H} [kendi ağzıyla^|kendisi^] [söylemek zorunda kaldı^|söyledi^]. [Karşısındakinin^|Gencin] yüzünde [kendi o günkü hâlini^|{V.dik} günü] [gördü^|tanıdı^]: [gevşeyen çene|iri gözler], [boşalan eller|tutunacak yer arayan parmaklar]. [Elini tuttu^|Omzuna dokundu^], [susana dek|sabaha kadar] [bırakmadı^|kalkmadı^].',
      needs: ['!outer', 'settled', '!child', '!solitary'],
    },
    {
      text: '“[Keşke bilmeseydin|Keşke hiç öğrenmeseydin],” dedi~ {F} [bir akşam|çay demlenirken]. {H} [düşündü^|bardağı çevirdi^]. [“Ben de öyle sanırdım.|“Eskiden ben de derdim.] [Bilmediğim günlere bakıyorum,|O günleri hatırlıyorum da,] [pencereleri içeriden boyanmış.”|hepsinde bir sandalye eksik.”] {F} [güldü~|iç çekti~], [o eksik sandalyeyi|boş sandalyeyi] [çekip|getirip] [oturdu~|yanına^ koydu~].',
      needs: ['!outer', 'friend-knows', 'settled', '!child'],
    },
    {
      text: '“[Gerçekten oldu mu|Doğru mu anlattıkların]?” diye [sordular~|sordu~ biri] [yıllar sonra|bir yolculukta]. {H} [cevaptan önce|eski alışkanlıkla] [çevresine^ bakındı^|başını^ kaldırdı^]. [“Bekle,”|“Acelen yoksa otur,”] dedi^, [“az sonra yine olacak.”|“bu saatlerde uğrar.”] [Soran|Yolcu] [oturdu~|güldü~, ama gitmedi~]; [gölgeler|saatler] [uzadı~|ağırlaştı~], [derken|tam o sırada] [o da sustu~|gülüşü yarıda kaldı~].',
      needs: ['habit', 'outer', 'human', '!solitary'],
    },
    {
      text: '[Deli diyen|Gülen] [kalmadı~|azaldı~] sonunda; [akıllı diyen|özür dileyen] [de çıkmadı~|yoktu~]. [Geçenler|Çocuklar|Komşular] {H:gen} [yanında^|hizasında^] [yavaşlıyor|susuyor], [başını|kulağını] [eğiyordu~|uzatıyordu~], [belki|olur da] [bir şey yakalarım|bana da düşer] diye. [Kimi|Bir ikisi] [yakaladı~ da|ertesi gün yine geldi~].',
      needs: ['outer', 'settled', '!solitary'],
    },
    {
      text: '[Kimseyi|Tek kişiyi bile] [inandıramadı^|ikna edemedi^]. [Ertesi bahar|Bir yıl sonra] [tanımadığı^|yalınayak] bir [çocuk|kız] [geldi~|belirdi~], [sormadan|bir şey demeden] [yanında^ durdu~|aynı yöne döndü~]. [Uzun süre|Bir türkü boyu] [baktılar~|beklediler~]. [“Ben de,” dedi~ çocuk.|“Demek sen de,” dedi~ küçük.] {H} [kenara kaydı^|ceketini^ serdi^], [yer açtı^|oturttu^].',
      needs: ['outer', 'human', '!child', 'third', '!solitary', '!space'],
    },
    {
      text: '[Bir kez daha|Son defa] oldu~; {H} [bu sefer|o akşam] [ne saydı^ ne yazdı^|saate bakmadı^]. [Konuk uğurlar|Tren bekler] gibi [ayakta|elleri^ iki yanında] [durdu^|dinledi^], [sonuna kadar|kesilene dek] [eşlik etti^|kıpırdamadı^]. [Bittiğinde|Sonra] [boşluğa|karanlığa] [“Güle güle,” dedi^|şapkasını^ çıkardı^] ve [eve|geldiği^ yoldan] [ağır ağır|ıslık çalarak] [döndü^|yürüdü^].',
      needs: ['outer', 'settled', '!child', '!mute'],
    },
    {
      text: '[Hayatı^|Dünyası^] [daraldı~|küçüldü~]: [dört kapı|üç yüz], [bir yol|bir saat], [bir de {F}|bir de {V.mek}]. {H} [her köşesini|her taşını] [biliyordu^|adıyla çağırıyordu^]. [Genişini|Eskisini] [soranlara|özleyenlere] [“Orada kaybolurdum,” diyordu^|omuz silkiyordu^], [burada|bu darda] [en azından|hiç değilse] [kimin beklediğini|sesin nereden geleceğini] [biliyordu^|ezberlemişti^].',
      needs: ['friend-knows', 'settled', '!child'],
    },
    {
      text: '[Gün ağarırken|Sabah erkenden] [çıktı^|dışarı çıktı^] {H}. [Yollar|Taşlar] [aynıydı~|yerindeydi~], [fırından|çeşmeden] [aynı koku|aynı ses] [geliyordu~|yükseliyordu~]. [Yalnız|Bir tek] [hiçbirine|bir tanesine bile] [bakıp geçemiyordu^|aldırmadan yürüyemiyordu^]: [bir çatlak|bir kuş yuvası|bir kapı tokmağı] [için|önünde] [duruyor|eğiliyor], [işine^|ekmeğe] [hep|gülerek] [geç kalıyordu^|sonuncu varıyordu^].',
      needs: ['settled', 'third'],
    },
    {
      text: '[Anlatmayı bıraktı^|Sormaz oldular~, anlatmadı^]. [Bazı akşamlar|Haftada bir] {F} [geliyor|uğruyor], [ayakkabısını çıkarıp|sessizce] [yanına^|dizinin^ dibine] [oturuyordu~|ilişiyordu~]. [“Bugün?”|“Geldi mi?”] diyordu~. {H} [başını^ sallıyordu^|parmağıyla^ gösteriyordu^]. [Konuşma|Bütün söz] [bu kadardı~|orada bitiyordu~]; [cezve taşıyor|soba tıkırdıyor|kedi esniyor], [kimse|ikisi de] [kalkmıyordu~|aldırmıyordu~].',
      needs: ['friend-knows', '!friend-cold', 'outer', 'settled', 'third'],
    },
    {
      text: '[Ne olduğunu|Adını] [öğrenemedi^|hiçbir zaman bulamadı^] {H}. [Yerini|Saatini] [biliyordu^|ezbere biliyordu^], [oraya gitmeye|beklemeye] [cesareti^ vardı~|sabrı^ yetiyordu~]; [gerisini|adını] [kitaplara|başkalarına] bıraktı^. [Bir akşam|Sonunda] [kendisi^ bir ad taktı^|ona seslendi^]: [kısa|iki heceli], [yumuşak|çocukça] bir [ad|ses]. [Karşılık|Cevap] [geldi~|hemen geldi~], [ya da|yahut] {H:dat} [öyle geldi~|öyle göründü~].',
      needs: ['outer', 'human', 'third', '!mute'],
    },
    {
      text: '{F} [taş çekti~|tahta taşıdı~], {H} [çivi çaktı^|kireç kardı^]; [yaz bitmeden|iki hafta sonra] {V.dik} [yerde|noktada] [küçük bir sıra|iki kişilik bir oturak] [vardı~|duruyordu~]. [Gelip geçen|Yorulan] [oturuyor|soluklanıyor], [bir süre|bir an] [susuyordu~|kulak veriyordu~]. [Duyan duyuyor|Gören görüyor], [duymayan|görmeyen] [ayaklarını dinlendirip|terini silip] [gidiyordu~|kalkıyordu~].',
      needs: ['friend-believes', 'settled', '!child', '!habit'],
    },
    {
      text: '[Mektuplar|İki mektup] [geldi~|gelmeye başladı~]: [“Bende de oluyor,”|“Ben de öğrendim,”] [yazıyordu~|diyordu~] [ilki|biri], [“Yalnız sanıyordum,”|“Adresini bir şarkıda duydum,”] [ötekisi|ikincisi]. {H} [hepsine|birer birer] [cevap yazdı^|oturup yanıt verdi^]; [posta parası|pullar] [için|uğruna] [tütünü bıraktı^|akşam çayını kesti^], [masası^|çekmecesi^] [doldu~|taştı~].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '{V.mek} [ona^ bir ad verdi~|onu^ ötekilerden ayırdı~]; [ad|ayrılık] [önce ağırdı~|önce üşüttü~], [sonra|derken] {F} [o adla|o yandan] [çağırdı~|sokuldu~], [ısındı~|hafifledi~]. {H} [geceleri|ışık azalınca] [hâlâ bekliyordu^|kulak veriyordu^]: [gelmezse|susarsa] [özlüyor|merak ediyor], [gelirse|konuşursa] [kımıldamadan|en küçük sesiyle^] [“Buradayım,” diyordu^|karşılıyordu^].',
      needs: ['!human', 'third', '!friend-cold', 'outer', '!solitary'],
    },
    {
      text: '[Öğrendiği^ şey|Bildiği^] [büyüktü~|ağırdı~]; {H} [onu|bu bilgiyi] [taşımak için|saklamak için] [bir yer ayırdı^|eski bir oyunu sildi^]. {F} [arada|bazı geceler] [soruyordu~|fısıldıyordu~]: [“Ağır mı?”|“Hâlâ orada mı?”] [“Orada,”|“Alıştım,”|“İkimize bölünce hafif,”] diyordu^. [Bölmek|Paylaşmak] [neydi~|nasıldı~], [bunu da|onu da] [o gecelerde|böyle böyle] [öğrendi^|buldu^].',
      needs: ['!human', '!outer', '!solitary', '!friend-cold'],
    },
  ],
};
