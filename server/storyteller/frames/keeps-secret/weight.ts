import type { Beat } from '../../types.ts';

/** What hiding does to the days. */
export const WEIGHT: Beat = {
  name: 'weight',
  variants: [
    {
      text: '[Yeni|Garip] bir [dikkat|huy] edindi^ {H}: [kapı çalınca|bir ses duyunca] [önce pabuçlara|önce ellere] bakıyor, [söz açılınca|laf uzayınca] [nereye varacağını|hangi ada dokunacağını] [hesaplıyordu^|kolluyordu^]. [Tuz istemek|Su istemek|Saati sormak] bile [üç adımlık|uzun] bir [hesaptı~|oyundu~]; [yanlış adımda|tökezlese^] [her şey|bütün raflar] [devrilecekti~|yere inecekti~].',
      needs: ['settled', '!solitary'],
    },
    {
      text: '[Susmak kolaydı~|Susmayı becerdi^]; [zor olan|asıl zanaat] [başka şeyden|havadan sudan] [konuşmaktı~|söz etmekti~]. {H} [yağmuru anlattı^|komşunun keçisini anlattı^], [sıcaktan yakındı^|rüya uydurdu^], [gülünç bir taklit yaptı^|bilmece sordu^]. [Herkes|Dinleyenler] [neşesine^|çenesine^] [şaştı~|alıştı~]. [Gece|Yatınca] [çenesi^|dudakları^] [ağrıyordu~|uyuşmuştu~].',
      needs: ['settled', '!solitary', '!mute'],
    },
    {
      text: '[Rüyasında^|Düşlerinde] {H} [hep|her gece] [kalabalık bir yerde|bir pazarın ortasında] [ayağa kalkıyor|öne çıkıyor], [her şeyi|olanı] anlatıyordu^. [Kimse|Bir kişi bile] [dönüp|durup] [bakmıyordu~|dinlemiyordu~]. [Uyanınca|Sabah] kırgınlık mı, rahatlık mı duyduğunu^ [bilemiyordu^|çıkaramıyordu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Üç kez|İki kez] [söylemeye niyetlendi^|ağzını^ açtı^] {H}. [Birincisinde|İlkinde] [biri girdi~ içeri|kapı çalındı~], [ikincisinde|sonrakinde] [karşısındaki^ ağlamaya başladı~|söz bitti~, ışık söndü~], [sonuncusunda|sonra] [hiçbir engel|bir tek engel bile] [yoktu~|çıkmadı~]; [yine de|işte o zaman] [dili^ damağına^ yapıştı~|bir bardak su isteyip sustu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Alıştığını^ sanıyordu^|Kurtulduğunu^ sanmıştı^] {H}. [Bir gün|Bir öğle] [hiç ilgisiz|saçma] bir şeye [gülerken|katılırken] [gülüşü^|sesi^] yarıda kesildi~: {V.dik:acc} hatırlamıştı^. [Ötekiler|Yanındakiler] [gülmeyi sürdürdü~|bekledi~]; [kendisi^|{H} ise] [öksürüyormuş gibi|bir şey unutmuş gibi] [dışarı çıktı^|kalktı^].',
      needs: ['human', 'third', '!solitary'],
    },
    {
      text: '[Unutmaya|Karıştırmaya] başladı^ {H}: [bir adı|ocaktaki suyu], [bir randevuyu|kapının kilidini], [şapkasını^|hangi gün olduğunu]. Bütün dikkati^ bir tek şeydeydi~; [gerisi|öteki işler] [yarım kalıyordu~|aksıyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: 'Bir çentik [atıyordu^|ekliyordu^] {H} [her gün|her akşam], [kimsenin görmediği|göze batmayan] bir yere. [Kırkıncıda|Yüzüncüde] yer kalmadı~, baştan başladı^. {F} [bunu|bir gün] [görüp|fark edip] [“Ne sayıyorsun?” dedi~|“Bu nedir?” diye sordu~]. [“Günleri,”|“Hiç, öyle,”] dedi^; [yalan değildi~|yarısı doğruydu~].',
      needs: ['settled', '!solitary'],
    },
    {
      text: '{V.dik:acc} [bilen|gören] [yoktu~|olmadı~]; [bunu|bu yalnızlığı] kimseyle [bölüşemiyordu^|paylaşamıyordu^] {H}. [Gece|Ortalık susunca] [kendi kendine^|fısıltıyla] [anlatıyordu^|söylüyordu^]: [nasıl başladığını|neden sustuğunu^], [kimden çekindiğini^|nereye kadar susacağını^].',
      needs: ['human', '!mute'],
    },
    {
      text: '{H} [eskisi gibi değildi^|değişmişti^]; [oyunlarda|ötekilerin yanında] [geride kalıyor|dalıp gidiyor], [adı^ çağrılınca|dokunulunca] [sıçrıyordu^|titriyordu^]. {F} [“Bir şey mi oldu?”|“Sen iyi misin?”] [diye sordu~|dedi~]. [“İyiyim,”|“Dalmışım,”] dedi^ {H}.',
      needs: ['!human', '!solitary'],
    },
    {
      text: '{H} [söylemeyi|anlatmayı] [birkaç kez|iki kez] denedi^. [Birincisinde|İlkinde] {F} [uyuyordu~|başka yere bakıyordu~], [ikincisinde|sonra] [kendi cesareti^ yetmedi~|vazgeçti^]. [Akşam|Gece] [yine|gene] {V.dik:acc} düşündü^.',
      needs: ['!human', '!solitary'],
    },
    {
      text: '[Uykusu^ kaçtı~|Uyuyamadı^] {H}: [ya biri öğrenirse|ya biri sorarsa], [ya yüzünden^ anlarlarsa|ya ağzından^ kaçarsa]? [Sabaha karşı|Gün ışırken] [kendine^ söz verdi^|karar verdi^]: [bugün söyleyecekti^|bugün bitirecekti^]. [Akşam oldu~, söylemedi^|Gün bitti~, yine sustu^].',
      needs: ['human', '!solitary'],
    },
  ],
};
