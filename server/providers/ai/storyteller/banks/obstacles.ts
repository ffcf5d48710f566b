import type { Strand } from './strand.ts';

/** What stands in the way: block, and dark when the strand has a doubt of its own. */
export const OBSTACLES: readonly Strand[] = [
  {
    id: 'rival-forbids',
    when: '',
    beats: {
      block: [
        '~Yolunu {A.intro} kesti. “[Buradan sonrası|Bundan ötesi] [sizi|seni] ilgilendirmez,” dedi, {T:acc} [başıyla|göz ucuyla] göstererek. {H} [geri çekilmedi<m|>|yerinden oynamadı<m|>]; {A} [gülümsedi|bir adım yaklaştı], ama gülümseyişi [gözlerine|yüzünün yukarısına] çıkmadı.',
        '[O akşam|Dönüşte] kapıda {A.intro} bekliyordu. Sesini hiç yükseltmeden [üç şey saydı|tek bir şey söyledi]: {T:acc} [~unutmasını|~bırakmasını], [soru ~sormamasını|~kapısını ~kilitlemesini], sabaha kadar {P:abl} ~gitmesini.',
      ],
    },
  },
  {
    id: 'locked',
    when: '#!children',
    beats: {
      block: [
        'Ama {P.part} kilitlenmişti; [dün|sabah] açık olan yerde şimdi [parlak|yeni] bir asma kilit sallanıyordu. {H} kilidi [yokladı<m|>|çekiştirdi<m|>]. Arkasından biri [nefes|soluk] aldı: {A.intro}, [karanlıkta|bir adım ötede] <beni|onu> seyrediyordu.',
        '{T:dat} giden tek yol [kapatılmıştı|tutulmuştu]. Kapıdaki [kâğıtta|levhada] bugünün tarihi vardı, altındaki imza ise [tanıdıktı|okunaklıydı]: {A.intro}.',
      ],
    },
  },
  {
    id: 'storm',
    when: '#open #!space',
    beats: {
      block: [
        'Tam o sırada hava [döndü|patladı]. Rüzgâr {P.part:acc} [sarstı|dövdü], ışıklar [bir gidip bir geldi|söndü]. {H} {T:dat} ulaşmak için [üç adım attı<m|>, üçünde de|öne atıldı<m|>,] geriye savruldu<m|>.',
        'Fırtına [haber vermeden|bir anda] geldi. {P.sound:acc} bile bastıran bir uğultu [her yanı|ortalığı] doldurdu; {H} {P.small:acc} ~elinden kaçırdı<m|> ve {T:acc} gözden kaybetti<m|>.',
      ],
    },
  },
  {
    id: 'gone',
    when: '',
    beats: {
      block: [
        'Ertesi gün {T} [yoktu|ortadan kaybolmuştu]. Yerinde [yalnızca|soluk] bir iz duruyordu. {H} {P.part:acc} [baştan sona|üç kez] aradı<m|>; <sorduklarımın|sorduklarının> hepsi [aynı anda|hep birlikte] başını iki yana salladı.',
        '~Döndüğünde {T:gen} [yerinde yeller esiyordu|durduğu yer boştu]. {P.small} devrilmiş, {P.part:gen} üstünde çamurlu bir iz kalmıştı. [Biri|Bir yabancı] <benden|ondan> önce davranmıştı.',
      ],
    },
  },
  {
    id: 'time',
    when: '',
    beats: {
      block: [
        'Haber [akşama doğru|telaşla] geldi: {n:2-5} saat kalmıştı, sonra {T} [götürülecekti|yok edilecekti]. {H} hesabı [bir kez daha|~parmaklarıyla] yaptı<m|>. [Yol|İş] en az {n:6-9} saat sürerdi.',
        'Süre [doluyordu|daralıyordu]. {P.sound} [bile|sanki] hızlanmıştı. {H} hangi [kapıyı|yolu] {seçmek.se} öteki kapanacaktı; [ikisine birden|her ikisine] yetişmek mümkün değildi.',
      ],
    },
  },
  {
    id: 'friend-lied',
    when: '#met #!children',
    beats: {
      block: [
        '{F:gen} cebinden düşen kâğıdı {H} [kaldırıp uzatacaktı<m|>|istemeden okudu<m|>]. Üstünde ~adı ve {T:gen} yeri yazılıydı; tarih [geçen haftaydı|ilk karşılaşmadan önceydi]. “[Açıklayabilirim|Sandığın gibi değil],” dedi {F}, ama [açıklamadı|sesi çıkmadı].',
        '“[Sen biliyordun|Başından beri biliyordun],” dedi<m|> {H}. {F} [inkâr etmedi|gözlerini kaçırmadı]. “[Biliyordum|Evet]. [Söyleseydim|Anlatsaydım] gelmezdin.”',
      ],
    },
  },
  {
    id: 'nobody-believes',
    when: '',
    beats: {
      block: [
        '{H} <gördüklerimi|gördüklerini> anlattı<m|>; {n:3-6} kişi dinledi, [biri güldü|biri içini çekti], ötekiler saatine baktı. “[Yorgunsun|Uykusuzsun],” dediler. “{T:abl} [söz etmeyi bırak|bir daha söz etme].”',
        '{T:dat} kimse inanmadı. {A.intro}, {P.part:gen} önünde [omzuna dokundu|gülümsedi]: “[Hepimiz|Kim olsa] böyle şeyler görür, [dinlenmek|birkaç gün uyumak] gerek.” Sözleri [yumuşaktı|nazikti], eli ise {P.smell} kokuyordu.',
      ],
    },
  },
  {
    id: 'price',
    when: '#!children #!child',
    beats: {
      block: [
        '{A.intro} bir teklifle geldi: {T:acc} [bırakırsa|unutursa] {H} [~istediğini|yıllardır ~aradığını] alacaktı<m|>. Kâğıt [hazırdı|masadaydı], kalem hazırdı. {H} imza yerine [uzun uzun|dalgın dalgın] baktı<m|>.',
        '“[Herkesin bir fiyatı var|Her şeyin bedeli olur],” dedi {A.intro} ve masaya kapalı bir zarf bıraktı. {H} zarfı açmadı<m|>; [ağırlığından|kalınlığından] içindekini anlamıştı<m|>.',
      ],
    },
  },
  {
    id: 'scifi-system',
    when: '#scifi #space/lab/ship/underground/sky/office/hospital',
    beats: {
      block: [
        'Uyarı sesi {P.part:acc} doldurdu; oksijen göstergesi yüzde {n:7-29} dedi. Sistem soğukkanlıydı: “{T} karantinaya alınıyor. [Kapılar|Geçitler] {n:4-9} dakika içinde kapanacak.” {H} {P.part:gen} açma kolunu [zorladı<m|>|çekti<m|>]; kol {n:2-5} parmak indi, takıldı.',
        'Merkezden gelen emir [kısaydı|tek satırdı]: “{T:acc} yok edin.” {A.intro} anahtarı [çevirdi|panele yaklaştırdı]. {H} önüne geçti<m|> ve [~sesinin|~elinin] titremediğine şaşırdı<m|>.',
      ],
    },
  },
  {
    id: 'thriller-hunt',
    when: '#thriller',
    beats: {
      block: [
        'Işıklar [söndü|birden gitti]. {P.sound} kesildi, yerine {n:2-3} kişinin adımları geldi. {H} {P.part:gen} arkasına sindi<m|>; telefonun ekranını [~avucuyla|~koluyla] kapadı<m|>. Adımlar bir metre ötede durdu.',
        '{A.intro} oturmuş, <beni|onu> bekliyordu. Masada {H:gen} [{~ev:gen} anahtarı|bu sabah çekilmiş bir fotoğrafı] vardı. “{T} nerede?” dedi. “{P.sound} kesilene kadar bekliyorum.”',
      ],
    },
  },
  {
    id: 'fantasy-toll',
    when: '#fantasy',
    beats: {
      block: [
        '{A.intro} geçidin [ağzında|eşiğinde] bekliyordu. “{T:acc} isteyen bir şey bırakır,” dedi, “[sesini|gölgesini|{n:2-9} yılını], ya da en sevdiği [yüzü|anıyı].” {H} {W:acc} düşündü<m|>; verilecek tek şey oydu.',
        'Büyü [geri tepti|yarıda kırıldı]. {P.part} çatladı, {T} [soğudu|karardı] ve <benim|onun> avucunda gri bir iz kaldı. Yaşlıların [bedel|borç] dediği buydu.',
      ],
    },
  },
  {
    id: 'romance-leaving',
    when: '#romance',
    beats: {
      block: [
        'Sonra {F:gen} [gideceğini|bileti olduğunu] öğrendi<m|>: [cuma sabahı|iki gün sonra], [ilk vapur|tek yön]. Bunu <bana|ona> {F} değil, {A.intro} söylemişti; [üstelik|hem de] gülümseyerek.',
        '“[Bana|Bunu bana] ne zaman söyleyecektin?” diye sordu<m|> {H}. {F} {P.small:acc} elinde [çevirdi|sıktı]. “[Söylersem|Söylediğim an] kalırım diye korktum.”',
      ],
    },
  },
  {
    id: 'historical-decree',
    when: '#historical',
    beats: {
      block: [
        'Kapılar [yatsıdan önce|ansızın] kapatıldı. {A.intro}, elinde bir ferman, {P.part:gen} önünde duruyordu: {T:acc} [saklayan|gören] herkes [divana çıkarılacaktı|sürgüne gidecekti]. {H} ~kuşağını sıktı<m|>; {P.sound} durmuştu.',
        'Nöbetçiler {P:acc} [kol kol|baştan başa] arıyordu. {H} kandili üfledi<m|>. Karanlıkta {A:gen} sesi geldi: “[Burada olduğunu|Nerede saklandığını] biliyorum. [Sabah ezanına|Şafağa] kadar vaktin var.”',
      ],
    },
  },
  {
    id: 'children-lost',
    when: '#children',
    beats: {
      block: [
        '{P.part} kilitliydi! Üstelik {A.intro}, anahtar belinde, hemen önünde horul horul uyuyordu. {H} parmak ucuna bastı<m|>, {P.sound:ins} aynı anda bir adım, bir adım daha attı<m|>…',
        'Birden {P.sound} kesildi. {A.intro}, elinde {P.small:ins}, {P.part:gen} arkasından çıkıverdi: “{T:acc} arayan siz misiniz?” {H} ne evet ne hayır diyebildi<m|>; ~dili damağa yapışmıştı sanki.',
        'Ama {A.intro} onları gördü! “[Siz burada ne arıyorsunuz|O ne öyle]?” diye gürledi. {T} [korkudan|birden] ortadan kayboldu. {H:gen} {~yürek} [güm güm|pıt pıt] atıyordu.',
        'Tam başaracaklardı ki {P.small} yere düştü: tangır tungur! {P.folk} bile dönüp baktı. {A.intro} [kaşlarını çattı|ellerini beline koydu]. “{T} [benim|burada kalamaz]!” dedi.',
      ],
    },
  },
  {
    id: 'own-people',
    when: '#!children',
    beats: {
      block: [
        'Karşı çıkanlar yabancı değildi; akşam hepsi {P.part:gen} çevresinde toplandı, {A.intro} söze başladı, ötekiler başlarını salladı: {T} rahat bırakılacak, {W:gen} adı bir daha anılmayacaktı. {H} yüzlerine baktı<m|>; herkes {P.small:acc} [inceliyor|görüyor] gibiydi.',
        '“Bizi düşün,” dedi {A.intro}, “{P:loc} kalacak olan biziz.” {H} {T:acc} ~avucunda gizler gibi ~elini yumdu<m|> ve ilk kez, doğru ~bildiğinin kime neye mal olacağını hesapladı<m|>.',
      ],
    },
  },
  {
    id: 'false-trail',
    when: '#!children',
    beats: {
      block: [
        'Bütün izler {P.part:dat} çıkıyordu. {H} oraya gitti<m|>; ~bulduğu tek şey, <benim|onun> için bırakılmış bir {P.small} ile alaycı bir nottu: “Geç kaldın, ama çabaladın.” {T} çoktan başka bir yere götürülmüştü.',
        'Güvendiği bilgi yanlıştı. {n:2-4} gün, {T:gen} hiç uğramadığı bir köşede boşa gitti; ~döndüğünde bir {P.folk} gülerek omuz silkti, {P.sound} ise sanki hiçbir şey olmamış gibi sürüyordu.',
      ],
    },
  },
];

/** Doubt in the darkest hour, whatever the obstacle. */
export const DARK: readonly string[] = [
  '{H} {P.part:gen} dibine oturdu<m|>. [~Elleri|~Dizleri] yabancı birine aitmiş gibi duruyordu.',
  '[Vazgeçmenin de|Bırakmanın da] bir rahatlığı vardı; {H} onu [tanıyordu<m|>|iyi bilirdi<m|>], kapısına kadar [gitmişti<m|>|gelmişti<m|>].',
  '{P.part:gen} yanında {n:2-5} saat geçti. {P.sound} [dışında|arasında] düşünecek şey çoktu: [söylenenler|yarım kalanlar], [söylenmeyenler|kaçırılanlar], {T}.',
  '#!children Belki de herkes haklıydı; {T} [bir yorgunluğun|uzun bir yalnızlığın] uydurmasıydı. {H} bu düşünceyi [evirip çevirdi<m|>|sonuna kadar düşündü<m|>], [inanacak gibi oldu<m|>|yine de benimseyemedi<m|>].',
  '{H} [geri dönmeyi|her şeyi bırakmayı] düşündü<m|>. Sonra {T:acc} ilk ~gördüğü anı hatırladı<m|>; [o ürpertiyi|o anki sessizliği].',
];
