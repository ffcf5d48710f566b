import type { Beat } from '../../types.ts';

/** What hiding does to the days. */
export const WEIGHT: Beat = {
  name: 'weight',
  variants: [
    {
      text: '[Saklanan|Gizlenen] [küçülmüyordu~|yerinde durmuyordu~]. [Geceleri|Herkes uyuyunca] [gelip|usulca] [yatağın ucuna|karşı iskemleye] [oturuyor|ilişiyor], {H:gen} [yüzüne^|soluğuna^] [bakıyordu~|kulak veriyordu~]. {H} [bakmamayı|sırtını^ dönmeyi] [öğrendi^|denedi^]; [o da|öteki de] [sabretmeyi|bir adım yanaşmayı] [öğrendi~|biliyordu~].',
      needs: ['human'],
    },
    {
      text: '[Yeni|Garip] bir [dikkat|huy] edindi^ {H}: [kapı çalınca|bir ses duyunca] [önce pabuçlara|önce ellere] bakıyor, [söz açılınca|laf uzayınca] [nereye varacağını|hangi ada dokunacağını] [hesaplıyordu^|kolluyordu^]. [Tuz istemek|Su istemek|Saati sormak] bile [üç adımlık|uzun] bir [hesaptı~|oyundu~]; [yanlış adımda|tökezlese^] [her şey|bütün raflar] [devrilecekti~|yere inecekti~].',
      needs: ['settled', '!solitary'],
    },
    {
      text: '[Susmak kolaydı~|Susmayı becerdi^]; [zor olan|asıl zanaat] [başka şeyden|havadan sudan] [konuşmaktı~|söz etmekti~]. {H} [yağmuru anlattı^|komşunun keçisini anlattı^], [fiyatlara kızdı^|rüya uydurdu^], [gülünç bir taklit yaptı^|bilmece sordu^]. [Herkes|Dinleyenler] [neşesine^|çenesine^] [şaştı~|alıştı~]. [Gece|Yatınca] [çenesi^|dudakları^] [ağrıyordu~|uyuşmuştu~].',
      needs: ['settled', '!solitary', '!mute'],
    },
    {
      text: '[Rüyasında^|Düşlerinde] {H} [hep|her gece] [kalabalık bir yerde|bir pazarın ortasında] [ayağa kalkıyor|tezgâha çıkıyor], [ağzını^ açıyor|avucunu^ açıyor], [her şeyi|olanı] [döküyordu^|anlatıyordu^]. [Kimse|Bir kişi bile] [dönüp|durup] [bakmıyordu~|dinlemiyordu~]; [terazi|satıcı] [işine bakıyor|bağırıyordu~]. [Uyanınca|Sabah] [kırgınlık mı, rahatlık mı duyduğunu^|ağlamanın sırası mı olduğunu] [bilemiyordu^|çıkaramıyordu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Kimse|Hiç kimse] [şüphelenmiyordu~|kuşkulanmadı~]; [tersine|üstelik] [anahtarı|kasayı|çocuklarını] [ona^|{H:dat}] [bırakıyorlardı~|emanet ettiler~]. [“Sana güvenirim,”|“Bir tek sende rahat ederim,”] diyordu~ [biri|karşısındaki^]. [Her emanet|Her güven sözü] [bir taş|bir düğüm] gibi [ceplerine^|omzuna^] [konuyor|biniyor], {H} [yürürken|merdivende] [bir yana|öne] [eğiliyordu^|yatıyordu^].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Üç kez|İki kez] [söylemeye niyetlendi^|ağzını^ açtı^] {H}. [Birincisinde|İlkinde] [biri girdi~ içeri|kapı çalındı~], [ikincisinde|sonrakinde] [karşısındaki^ ağlamaya başladı~|söz bitti~, ışık söndü~], [sonuncusunda|sonra] [hiçbir engel|bir tek engel bile] [yoktu~|çıkmadı~]; [yine de|işte o zaman] [dili^ damağına^ yapıştı~|bir bardak su isteyip sustu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[Alıştığını^ sanıyordu^|Kurtulduğunu^ sanmıştı^] {H}. [Bir gün|Bir öğle] [hiç ilgisiz|saçma] bir şeye [gülerken|katılırken] [gülüşü^|sesi^] [ortasından|tam tepede] [kesildi~|kırıldı~]; [içeriden biri|bir el] [“Yeter,” demişti~|ağzını^ kapamıştı~] sanki. [Ötekiler|Yanındakiler] [gülmeyi sürdürdü~|bekledi~]; [kendisi^|{H} ise] [öksürüyormuş gibi|bir şey unutmuş gibi] [dışarı çıktı^|kalktı^].',
      needs: ['human', 'third', '!solitary'],
    },
    {
      text: '[Unutmaya|Karıştırmaya] başladı^ {H}: [bir adı|ocaktaki suyu], [bir randevuyu|kapının kilidini], [şapkasını^|hangi gün olduğunu]. [Aklının^ bütün çivileri|Bütün dikkati^] [bir tek|aynı] [kapıya|kapağa] [çakılmıştı~|verilmişti~]; [öteki kapılar|gerisi] [çarpıyor|açık kalıyor], [içeri|eve] [rüzgâr|kediler|toz] [doluyordu~|giriyordu~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir çentik|Bir düğüm] [atıyordu^|ekliyordu^] {H} [her gün|her akşam]; [kemerinin^ içine|bir ipe|kapının arkasına]. [Kırkıncıda|Yüzüncüde] [ip bitti~|yer kalmadı~], [yenisini aldı^|baştan başladı^]. {F} [ipi|çentikleri] [görüp|fark edip] [“Ne sayıyorsun?” dedi~|“Bu nedir?” diye sordu~]. [“Günleri,”|“Koyunları,”] dedi^; [yalan değildi~|yarısı doğruydu~].',
      needs: ['settled', '!solitary'],
    },
    {
      text: '{V.dik:acc} [bilen|gören] [yoktu~|olmadı~]; [bunu|bu yalnızlığı] [bir tek|yalnız] [eşyayla|duvarla] [bölüşüyordu^|paylaşıyordu^] {H}. [Gece|Ortalık susunca] [çekmeceye|taşa] [eğilip|yaklaşıp] [fısıldıyordu^|anlatıyordu^]: [bugün kim sordu~|bugün neye güldü^], [kim bakmadı~|hangi yalanı seçti^]. [Taş|Çekmece] [bir sır kadar|bir dost kadar] [suskundu~|serindi~].',
      needs: ['human', '!mute'],
    },
    {
      text: '[Gölgesi^|Sesi^] [ağırlaştı~|koyulaştı~]; [oyunlarda|koşarken] [geride kalıyor|dalıp gidiyor], [adı^ çağrılınca|dokunulunca] [sıçrıyordu^|titriyordu^]. {F} [“Bir şey mi taşıyorsun?”|“Kim bastı üstüne?”] [diye sordu~|dedi~]. {H} [kendine^ baktı^|dönüp yokladı^]: [dışarıdan|üstünden] [hiçbir şey|bir çizik bile] [görünmüyordu~|belli değildi~].',
      needs: ['!human', '!solitary'],
    },
    {
      text: '[Saklanan şey|Sır] [büyüyordu~|ısınıyordu~] [sanki|günden güne]; {H} [yerini|köşesini] [genişletti^|değiştirdi^], [üstüne|önüne] [bir oyun|bir gürültü] [koydu^|kurdu^]. [Yetmedi~|Yine sızıyordu~]: [bir renk|bir ezgi|bir sıcaklık] [olup|halinde] [dışarı çıkıyor|yüzüne^ vuruyor], [soran|bakan] [çoğalıyordu~|duruyordu~].',
      needs: ['!human', '!solitary'],
    },
  ],
};
