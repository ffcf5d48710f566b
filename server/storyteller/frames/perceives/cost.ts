import type { Beat } from '../../types.ts';

/** What knowing it costs: sleep, work, friends, ease. */
export const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Söz yayıldı~|Laf dolaştı~|Kulaktan kulağa geçti~]. Selam verenler azaldı~; kalanlar da [hasta yoklar gibi|birini uyandırmaktan korkar gibi] [alçak sesle|tane tane] konuşuyordu~. {H} [kızamadı^|gülmeye çalıştı^], [konuyu açmadı^|başka şeylerden söz etti^].',
      needs: ['human', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '[İşi^ aksadı~|Elinin^ ayarı kaçtı~|İşler birikti~]: [söylenenleri iki kez sordurdu^|üç kez yanlış ölçtü^], [yarım saat|bir öğle] [geç kaldı^|ortadan kayboldu^].  [“Burada değilsin ki,”|“Aklını evde unutuyorsun,”] [dediler~|söylendiler~]; {H} [karşı çıkmadı^|eksiği saymadı^ bile]: [doğruydu~|haklıydılar~].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Bir düğünde|Bir sofrada|Bir doğum gününde] [tam gülerken|herkes konuşurken] [sustu^|daldı^] {H}: {V.dik:acc} [hatırlamıştı^|düşünmüştü^]. [Yanındakiler|Masadakiler] önce şaka yaptı~, [sonra|ardından] [sustu~|birbirine baktı~]. [O gece|Sonra] [erken kalktı^|tek başına döndü^].',
      needs: ['settled', '!solitary'],
      gives: ['alone'],
    },
    {
      text: '[Önce uykusunu^|İlk uykusunu^] [verdi^|yitirdi^], [sonra|ardından] [iştahını^|şakalarını^], [en son|derken] [yüzünün^ rengini|ıslığını^]. [Kemeri^ iki delik içeri girdi~|Ceketi^ omuzlarından^ düşüyordu~|Gömleği^ bol gelmeye başladı~]; {F} [bunu|bolluğu] [görünce|fark edince] [iğne iplik çıkardı~|daralttı~], [hiçbir şey|nedenini] [sormadan|söylemeden] [dikti~|uydurdu~].',
      needs: ['settled', 'friend-knows', '!friend-cold', '!child'],
    },
    {
      text: '[Beklemek|Nöbet tutmak] [zordu~|yoruyordu~]; [bekler görünmemek|belli etmemek] [daha zor|asıl hüner]. {H} [gününü^|saatlerini^] [ikiye ayırdı^|böldü^]: [başkalarının|herkesin] [önünde yaşanan|gördüğü kısım], bir de [kulağın dikildiği|gözün tetikte olduğu] kısım. [İkincisi|Bu ikinci kısım] [büyüdükçe|uzadıkça] [daha az konuşur|daha az güler] oldu^.',
      needs: ['outer', 'human', '!solitary'],
    },
    {
      text: '[Bir defter|Bir tomar kâğıt] [edindi^|buldu^] {H}: [gün, saat|yer, hava], [ne kadar sürdü|kim vardı], {V.ince} [ne oldu|ne hissetti^]. [Sayfalar|Yapraklar] [doldu~|kabardı~]; [yazmaktan|kalem tutmaktan] [parmağı^ nasır bağladı~|gözleri^ yoruldu~].',
      needs: ['settled', '!child', 'outer'],
      gives: ['wrote'],
    },
    {
      text: '{H:gen} [zamanı^|saatleri^] [bozuldu~|karıştı~]: [sabah uzuyor|öğle hiç gelmiyor], [gece iki kez|akşam erken] [bastırıyor|bitiyor], {V.dik} [an|saat] [araya|her yere] [giriyordu~|karışıyordu~]. [Yemek|Uyku] [vakti|sırası] [kaçtı~|unutuldu~]; [yüzü^ inceldi~|gözleri^ çöktü~].',
      needs: ['human', '!child'],
    },
    {
      text: '{H} [en sevdiği^ işi|bildiği^ en iyi şeyi] [yapamaz oldu^|yarım bırakıyordu^]: [başlıyor|girişiyor], {V.dik:acc} [hatırlayınca|anımsayınca] [duruyor|donup kalıyor], [sonra|ardından] [uzun bir sessizlik|boşluk] [geliyordu~|başlıyordu~].  {F} yarım kalanı [sessizce|ona^ sormadan] bitirdi~.',
      needs: ['!human', 'third', '!solitary'],
    },
    {
      text: '{F} [eskisi gibi|her gün] [gelmiyordu~|sokulmuyordu~]; [geldiğinde|yaklaşınca] [bir soru|bir korku] [getiriyordu~|taşıyordu~] [yanında|gözünde]: [“Yine mi?”|“Bugün de mi?”|“Hâlâ sen misin?”] {H} [cevap vermedi^|bir oyun önerdi^]; {F} yine de [çok kalmadı~|erken gitti~].',
      needs: ['!human', '!solitary', 'third'],
      gives: ['alone'],
    },
  ],
};
