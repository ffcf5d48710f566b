import type { Beat } from '../../types.ts';

/** What knowing it costs: sleep, work, friends, ease. */
export const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Söz yayıldı~|Laf dolaştı~|Kulaktan kulağa geçti~]. [Selam verenler|Karşılaşanlar] [azaldı~|yavaşladı~]; [verenler de|konuşanlar] [hasta yoklar gibi|uyuyan bir çocuğu uyandırmaktan korkar gibi] [alçak sesle|tane tane] konuşuyordu~. {H} [kızamadı^|gülmeye çalıştı^], [yüzlerini|ayakkabılarını] [tek tek|sırayla] [aklına^ yazdı^|saydı^].',
      needs: ['human', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '[İşi^ aksadı~|Elinin^ ayarı kaçtı~|İşler birikti~]: [söylenenleri iki kez sordurdu^|üç kez yanlış ölçtü^], [yarım saat|bir öğle] [geç kaldı^|ortadan kayboldu^]. [Hafta sonunda|Cumaya doğru] [ücretini^|kazancını^] [üçte bir eksik|yarım] [verdiler~|saydılar~ avucuna^]. [“Burada değilsin ki,”|“Aklını evde unutuyorsun,”] [dediler~|söylendiler~]; {H} [karşı çıkmadı^|eksiği saymadı^ bile]: [doğruydu~|haklıydılar~].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Bir düğünde|Bir sofrada|Bir doğum gününde] [tam gülerken|kadeh kalkarken|türkü yükselirken] [sustu^|daldı^] {H}: {V.dik:acc} [hatırlamıştı^|düşünmüştü^]. [Yanındakiler|Masadakiler] [önce alındı~|önce şaka yaptı~], [sonra|ardından] [sandalyesini^|tabağını^] [azıcık öteye çekti~|kenara koydu~]. [Sonraki düğüne|Bir dahaki şenliğe] [çağırmayı|haber vermeyi] [unuttular~|gerek görmediler~].',
      needs: ['settled', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '[Önce uykusunu^|İlk uykusunu^] [verdi^|yitirdi^], [sonra|ardından] [iştahını^|şakalarını^], [en son|derken] [yüzünün^ rengini|ıslığını^]. [Kemeri^ iki delik içeri girdi~|Ceketi^ omuzlarından^ düşüyordu~|Gömleği^ bol gelmeye başladı~]; {F} [bunu|bolluğu] [görünce|fark edince] [iğne iplik çıkardı~|daralttı~], [hiçbir şey|nedenini] [sormadan|söylemeden] [dikti~|uydurdu~].',
      needs: ['settled', 'friend-knows', '!friend-cold', '!child'],
    },
    {
      text: '{F} [konuyu açmıyor|o sözü anmıyor], [eskisi gibi|her akşam] [uğramıyordu~ da|gelmiyordu~]. [Geldiğinde|Uğrayınca] [kapıya yakın|ayakta] [oturuyor|duruyor], [ceketini|çantasını] [çıkarmıyordu~|kucağında tutuyordu~]. {H} [bunun adını|sebebini] [biliyordu^|buldu^]: {F} [korkuyordu~|inanmaktan korkuyordu~], [bulaşmasından|bir gece kendisinin de duymasından].',
      needs: ['settled', 'friend-knows', '!child'],
      gives: ['alone'],
    },
    {
      text: '[Beklemek|Nöbet tutmak] [zordu~|yoruyordu~]; [bekler görünmemek|belli etmemek] [daha zor|asıl hüner]. {H} [gününü^|saatlerini^] [ikiye ayırdı^|böldü^]: [başkalarının|herkesin] [önünde yaşanan|gördüğü kısım], bir de [kulağın dikildiği|gözün tetikte olduğu] kısım. [İkincisi|Bu ikinci] [büyüdükçe|uzadıkça] [birincisinde|öbüründe] [sözleri^ seyreldi~|yüzü^ dondu~].',
      needs: ['outer', 'human', '!solitary'],
    },
    {
      text: '[Bedel|Karşılığı] [aynı hafta|on gün içinde] [istendi~|geldi~]: [güvendiği^ iki kişi|en eski iki dost] [uzaklaştı~|yolunu ayırdı~]. [Biri|İlki] [bir kutu içinde|başkasıyla] [ödünç aldığı kitapları|eski mektupları] [yolladı~|geri verdi~]; [öbürü|ikincisi] [sebep bile|bir selam bile] [göstermedi~|bırakmadı~]. {H} [geri gelenleri|gönderilenleri] [açmadan|saymadan] [bir kenara koydu^|kapının ardına itti^].',
      needs: ['settled', '!child', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '[Kendi sesine^|Kendi gözüne^] bile [kuşkuyla bakıyordu^|inanamıyordu^] {H}. [Bir sabah|Yatmadan önce] [adını^|günün tarihini] [yüksek sesle söyledi^|duvara sordu^]; [çıkan ses|yankı] [onundu^|tanıdıktı~], [yalnız|ama] [yarım nefes geç|azıcık yana] [geliyordu~|düşüyordu~]. [O günden sonra|Ondan beri] [konuşmadan önce|söze başlarken] [boğazını^ yokladı^|bir an dinledi^].',
      needs: ['human', 'third', '!mute'],
    },
    {
      text: '[Bir defter|Bir tomar kâğıt] [edindi^|buldu^] {H}: [gün, saat|yer, hava], [ne kadar sürdü|kim vardı], {V.ince} [ne oldu|ne hissetti^]. [Sayfalar|Yapraklar] [doldu~|kabardı~]; [defteri saklamak|gizlemek] [ayrı iş oldu~|başlı başına dertti~]: [yastığın altı|un çuvalı], [tavan arası|kömürlük], [sonunda|en son] [koynu^|gömleğinin^ altı]. [Teri^|Yağmur] [ilk üç sayfayı|mürekkebi] [dağıttı~|sildi~].',
      needs: ['settled', '!child', 'outer'],
      gives: ['wrote'],
    },
    {
      text: '[Bildiğini^|Öğrendiğini^] [kullanmak isteyen|satın almak isteyen] [çıktı~|kapıya geldi~]: [iyi giyimli bir adam|yüzüklü bir kadın], [masaya|eşiğe] [bir kese|bir deste para] [bıraktı~|koydu~]. [“Bana önce söyle,|“Başkasına anlatma,] [yeter,”|gerisi benim işim,”] dedi~. {H} [keseyi|parayı] [geri itti^|eline^ almadı^]; [o kış|o ay] [odunu|eti] [yarıya indirdi^|kesti^], [paranın ağırlığı|kesenin sesi] [kulağında^|aklında^] [kaldı~|durdu~].',
      needs: ['settled', '!child', '!solitary'],
      gives: ['offer'],
    },
    {
      text: '[Yüzlere|İnsanlara] [bakamaz oldu^|başka bakıyordu^] {H}: [gülen birini görünce|bir el sıkınca] [“Bilse,” diyordu^|“Ya o da biliyorsa,” diyordu^]. [Annesinin^|{F:gen}] [mektubunu|selamını] [açmadı^|cevapsız bıraktı^], [bayramda|pazar günü] [evden çıkmadı^|perdeyi açmadı^]. [Kapı önüne|Eşiğe] [bırakılan|konan] [tabaklar|ekmekler] [üçe çıktı~|kurudu~].',
      needs: ['settled', '!outer', '!child', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '[Eski|Bildik] [eşyalar|sesler] [bile|birer birer] [anlam değiştirdi~|yüz çevirdi~]: [bir fotoğraf|bir fincan] [bakılmaz|tutulmaz], [bir türkü|bir ad] [dinlenmez|anılmaz] oldu~. {H} [bunları|hepsini] [bir sandığa|yatağın altına] [koydu^|kaldırdı^], [kapağına|üstüne] [oturdu^|bir çuval attı^]; {V.dik} [günden|andan] [önce|öncesi] [içeride|orada] [tıkırdıyordu~|soluk alıyordu~].',
      needs: ['settled', '!outer', '!child'],
    },
    {
      text: '{H:gen} [zamanı^|saatleri^] [bozuldu~|karıştı~]: [sabah uzuyor|öğle hiç gelmiyor], [gece iki kez|akşam erken] [bastırıyor|bitiyor], {V.dik} [an|saat] [araya|her yere] [giriyordu~|karışıyordu~]. [Yemek|Uyku] [vakti|sırası] [kaçtı~|unutuldu~]; [bileği^ inceldi~|gözleri^ çöktü~], [bunu ilk|bunu yalnız] [tırnakları^|saç dipleri^] [ele verdi~|bildi~].',
      needs: ['human', '!child'],
    },
    {
      text: '{H} [en sevdiği^ işi|bildiği^ en iyi şeyi] [yapamaz oldu^|yarım bırakıyordu^]: [başlıyor|girişiyor], {V.dik:acc} [hatırlayınca|anımsayınca] [bir yeri^ duruyor|kilitleniyordu^], [sonra|ardından] [uzun bir sessizlik|boşluk] [geliyordu~|başlıyordu~]. [Ötekiler|Çevredekiler] [işi|yarım kalanı] [ondan^ habersiz|sessizce] [bitirdi~|başkasına verdi~]; [yerini^|sırasını^] [soran|anan] [çıkmadı~|olmadı~].',
      needs: ['!human', 'third', '!solitary'],
    },
    {
      text: '{F} [eskisi gibi|her gün] [gelmiyordu~|sokulmuyordu~]; [geldiğinde|yaklaşınca] [bir soru|bir korku] [getiriyordu~|taşıyordu~] [yanında|gözünde]: [“Yine mi?”|“Bugün de mi?”|“Hâlâ sen misin?”] {H} [“Hayır,” demek istedi^|bir oyun önerdi^]. [Oyun|Yalan] [kısa sürdü~|tutmadı~]; {V.dik} [günden|andan] [beri|bu yana] [ikisinin arası|aralarındaki yol] [bir boy|bir karış] [uzamıştı~|açılmıştı~].',
      needs: ['!human', '!solitary', 'third'],
      gives: ['alone'],
    },
  ],
};
