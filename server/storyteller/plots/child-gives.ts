import type { Plot, PlotClass } from '../types.ts';

/** A child hands something to somebody who is no friend yet. */
const HAND_PLOTS: readonly Plot[] = [
  {
    name: 'where-it-goes',
    needs: ['!solitary', '!space', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. O gün {X} [teşekkür etmedi~|bir şey demedi~]; aldı~, elinde bir tarttı~, göğsüne bastırdı~ ve gitti~. {H} boş eline^ baktı^. Uzattığı^ şey şimdi nereye gidiyordu~?',
      },
      {
        level: 2,
        text: '{X} uzaklaşırken sırtı başka sırtlardan farksızdı~; önünde ne taşıdığı arkadan belli olmuyordu~. Karşıdan gelenler yol veriyor, kimse dönüp bakmıyordu~. {H} bakıyordu^: dirseklerinden biri, kanadını açmayan bir kuşunki gibi, [sımsıkı|hiç kıpırdamadan] duruyordu~.',
      },
      {
        level: 3,
        text: 'Uzatırken “Buyur,” demişti^. Büyükler böyle öğretirdi~; ardından “Sağ ol,” gelirdi~. Gelmemişti~. {H} kızmadı^; yalnız o söz sanki yere düşmüştü~, birinin eğilip alması gerekiyordu~; {H} [bekledi^|bir süre bekledi^].',
      },
      {
        level: 1,
        text: '“Elinden çıktı mı biter,” dedi~ yakınında^ duran bir büyük, {F}. “Ne yapacak onunla?” “Sana ne? Gerisi onun bileceği iş.” {H} avucuna^ baktı^; [sıcaklığı|ağırlığı] daha oradaydı~. Biten bir şey böyle sürer miydi~?',
      },
      {
        level: 3,
        text: '{F} yine de gözünü {X:gen} sırtından ayırmadı~. “Bana bakma,” dedi~, “ben oraya bakmıyorum.” “Bakıyorsun.” “Gözüm dalmış.” {H} üstelemedi^; gözün ne yana daldığı belliydi~, [sırt küçüldükçe|sırt uzaklaştıkça] göz de kısılıyordu~.',
      },
      {
        level: 2,
        text: '“Sen hiç ardından bakmadın mı?” dedi^ {H}. “Baktım,” dedi~ {F}, “bir kere.” “Nereye gitti?” “Köşeyi döndü. Ben köşeye kadar gitmedim.” Bunu [omuz silkerek|önemsizmiş gibi] söyledi~; gözleri ise hâlâ o köşedeydi~.',
      },
      {
        level: 3,
        text: '“Ya atarsa?” dedi^ {H}. “Atar atar.” “Ya başkasına satarsa?” “Satar satar.” “Ya…” {F} elini kaldırdı~. “Hepsini sayma, birini seç de ona üzül.” {H} seçemedi^; en kötüsü [hangisi olduğunu bilmemekti~|bilmemekti~].',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} işi^ vardı~, bırakıp gidemezdi^. Bir adım attı^, döndü^, {W:dat} baktı^. “Git, ben buradayım,” dedi~ {F}. “Dönünce bana da anlatırsın.” Az önce “Sana ne?” diyen [aynı kişiydi~|aynı ağızdı~].',
      },
      {
        level: 3,
        text: 'Karar vermek kolay olmadı~. Gitse^ görecek, görünce de bilecekti^; belki [hiç hoşuna^ gitmeyecekti~|çok üzülecekti^]. Gitmese^ onu istediği^ gibi düşünebilirdi^: iyi bir yerde, değeri bilinerek. {H} ikincisini bir süre denedi^; inanamadı^.',
      },
      {
        level: 3,
        text: 'Köşeye kadar gidecekti^, [o kadar|ötesine değil]. Soran olursa ne diyeceğini^ hazırladı^: “Bir şeyim önden gidiyor.” Kimse sormadı~; koşan bir çocuğun nereye koştuğunu büyükler hep bildiklerini sanırlardı~.',
      },
      {
        level: 1,
        text: '{H} {X:gen} peşine takıldı^. {X} hızlı yürüyordu~, iki kez durup arkasına baktı~; {H} iki kez [başka yere bakıyormuş|yerde bir şey arıyormuş] gibi yaptı^. Sonunda {X} bir duvarın dibinde durdu~, ağır ağır çömeldi~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T} elinde^ kalmıştı~; bunu ancak [yarı yolda|koşarken] fark etti^. Geri dönse^ {X} gözden kaybolurdu~, yere bıraksa^ arkasından^ bağırırlardı~. Onu daha sıkı tuttu^ ve adımlarını^ uzattı^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} yükselince onun arkasına saklanır gibi ilerledi^, kesilince durdu^. {X} bir an başını çevirdi~. Orada, önündeki duvara [dalgın dalgın|büyük bir dikkatle] bakan bir çocuktan başka bir şey görmedi~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Bir yerde {K} karşıladı~ {o:acc}. Buraya kadar hiç gelmemişti^; dönüş yolunu aklında^ tutmak için geriye [bir kez|uzun uzun] baktı^. Yol orada duruyordu~, {X} ise durmuyordu~; {H} yolu bırakıp ona baktı^.',
      },
      {
        level: 3,
        text: '{X:gen} yüzü telaşlıydı~, elleri değildi~. O eller onu [ezmeden|sıkmadan] tutuyordu~; yumurta nasıl tutulursa öyle, bir kuş nasıl tutulursa öyle. {H} kendi^ tutuşunu^ hatırladı^, bu kadar özenmemişti^. Bir dahaki sefere özenecekti^.',
      },
      {
        level: 2,
        text: '{X} onu göğsünden ayırdı~, ışığa tuttu~, üstüne konmuş bir tozu üfledi~. {H} bunu beklemiyordu^. Uzatmadan önce {H}+de orasını üflemişti^, kimse görmesin diye başını^ çevirerek; [aynı yanını|tam da orasını].',
      },
      {
        level: 3,
        text: 'Bir an geri dönmeyi düşündü^. Gördüğü^ kadarı yeterdi~: atılmamıştı~, satılmamıştı~. {F:dat} bunu anlatırdı^. Ama insan böyle bir köşeye çekilince ardından mutlaka bir şey daha olurdu~; {H} soluğunu^ tutup [bekledi^|kaldı^].',
      },
      {
        level: 1,
        text: 'Duvarın dibinde bir ihtiyar oturuyordu~. {X} onu iki eliyle, hafifçe eğilerek uzattı~, tıpkı {H:gen} uzattığı^ gibi. İhtiyar bir şey demedi~; aldı~, elinde bir tarttı~. {X} boş eline baktı~. {H} o bakışı [tanıdı^|hemen tanıdı^].',
      },
      {
        level: 2,
        text: '{X} hemen gitmedi~. İki adım ötede, kolları yanında, ne yapacağını bilmeden durdu~. {H} kendi^ kollarının^ da öyle sarktığını gördü^, [arkasında^ bağladı^|arkasına^ sakladı^]. Koca insanlar da demek elinden çıkanın ardından bakıyordu~.',
      },
      {
        level: 3,
        text: 'İhtiyar {X:acc} değil, aldığını görüyordu~. Dizine koydu~, yeninin ucuyla örttü~, açıp bir daha baktı~, bir daha örttü~. Bir şey söyleyecek oldu~; dudakları [kıpırdadı~|aralandı~], sesi çıkmadı~.',
      },
      {
        level: 3,
        text: 'Alan el titremiş, veren el yavaşlamıştı~. Aradaki şey bir an iki yandan birden tutulmuş, [kimsenin olmamıştı~|hiç kimsenin olmamıştı~]. {H} en çok o anı beğendi^; keşke kendi^ uzatışında^ da böyle bir an olsaydı~.',
      },
      {
        level: 3,
        text: '{H} kim olduğunu çıkarmaya çalıştı^. Akraba olabilirdi~, alacaklı olabilirdi~, yolda kalmış biri olabilirdi~. {X} ona adıyla seslenmemişti~. Birbirini tanımayanlar arasında da bir şey [böyle sessizce|hiç konuşmadan] el değiştirebiliyordu~ demek; biraz önceki gibi.',
      },
      {
        level: 3,
        text: 'Bir ara {X} geri dönecek oldu~, vazgeçti~. {H}+de başını^ duvarın kenarından çekmedi^. Tuhaf bir nöbetti~ bu: biri ihtiyara bakıyor, biri o bakana bakıyordu~; ihtiyar ise [yalnızca avucuna|kendi avucuna].',
      },
      {
        level: 3,
        text: '“Kendin için almışsındır,” dedi~ ihtiyar sonunda. {X} başını salladı~, evet mi hayır mı, [anlaşılmadı~|belli değildi~]. “Bir çocuktan aldım,” dedi~. Saklandığı^ yerde {H:gen} yüzü^ yandı~; kimse bakmıyordu~, yine de gözlerini^ indirdi^.',
      },
      {
        level: 3,
        text: '{F:gen} sözü aklına^ geldi~: elinden çıktı mı biterdi~. {H} bir bir düşündü^: kendi^ eli^, {X:gen} eli, ihtiyarın eli. Üç elden geçmişti~, [ufalmamıştı~|eksilmemişti~]; bitecek gibi de görünmüyordu~.',
      },
      {
        level: 2,
        text: 'İhtiyar bir ara başını çevirdi~, arkasındaki loş geçide baktı~, orada biri varmış, adını söylemek [üzereymiş|istiyormuş] gibi. {X} bunu görmedi~. {H} gördü^; geçit karanlıktı~, içinden serinlik geliyordu~.',
      },
      {
        level: 3,
        text: 'Ayakları^ uyuşmuştu~. {F} şimdi merak ediyordur, diye düşündü^; dönünce anlatacağı^ şey ise durmadan uzuyordu~. Önce yalnızca bir sırttı~, sonra bir duvar dibi oldu~, şimdi de adını bilmediği^ bir ihtiyar [eklenmişti~|girmişti~ araya].',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Fark edilmemek için {G.di}, her gün yaptığı^ gibi. Burada, bu duvarın dibinde ne kadar [yersizdi~|tuhaftı~]! {X:gen} omzu kıpırdadı~; duymuş muydu, anlaşılmadı~. {H} bir daha hiçbir şey yapmamaya karar verdi^.',
      },
      {
        level: 3,
        text: 'Sesini^ çıkarıp “O bendendi,” diyebilirdi^. İhtiyar belki gülümser, belki geri uzatırdı~. {H} ikisini de istemediğini^ anladı^. İstediği^ başkaydı~: o şeyin bir elde daha durduğunu görmek, sonra [bir elde daha|bir başkasında].',
      },
      {
        level: 1,
        text: '“Niye geldin peşimden?” dedi~ {X} arkasını dönmeden. “Nereye gittiğini görmeye.” Tam o sırada ihtiyar kalktı~, onu göğsüne bastırıp yürüdü~. {X} bir adım attı~, durdu~. {H} parmağını^ dudağına^ götürüp öne geçti^; {X} ayak uçlarına basa basa [arkasından^ geldi~|ardına^ düştü~].',
      },
    ],
  },
];

/** A child gives or sells something to a stranger. */
export const CHILD_GIVES: readonly PlotClass[] = [
  {
    name: 'child-gives',
    verbs: new Set(['vermek', 'hediye etmek', 'armağan etmek']),
    needs: [
      'child',
      'human',
      'object',
      'meets',
      '!known',
      '!negative',
      '!abstract',
      '!person-object',
      '!creature',
      '!land',
      '!opening',
      '!voice',
    ],
    plots: HAND_PLOTS,
  },
  {
    name: 'child-sells',
    verbs: new Set(['satmak']),
    needs: [
      'child',
      'human',
      'meets',
      '!known',
      '!negative',
      '!abstract',
      '!person-object',
      '!creature',
      '!land',
    ],
    plots: HAND_PLOTS,
  },
];
