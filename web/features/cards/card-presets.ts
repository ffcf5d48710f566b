import type { TextNameOf } from '../../../domain/world/card-fields.ts';
import type { characterFields, PlotType } from '../../../domain/world/cards.ts';

/** The texts of a character that have suggestions. */
export type SuggestedField = Exclude<TextNameOf<typeof characterFields>, 'name'>;

/** Ten suggestions for each text of a character (docs/product/cards.md). */
export const characterPresets: Readonly<Record<SuggestedField, readonly string[]>> = {
  age: [
    'Dokuz yaşında',
    'On altısında',
    'Yirmisine yeni basmış',
    'Yirmilerinin ortasında',
    'Otuzlarının başında',
    'Otuz yedi yaşında',
    'Kırkını yeni aşmış',
    'Ellilerinde',
    'Altmışını devirmiş',
    'Seksenine merdiven dayamış',
  ],
  personality: [
    'İnatçıdır; yanıldığını anlasa da geri adım atması günler sürer.',
    'Az konuşur, çok dinler; kimin neyi söylemediğini aklında tutar.',
    'Meraklıdır; kapalı bir kapı gördü mü aklı orada kalır.',
    'Şakacıdır; en çok da canı yandığında güldürür.',
    'Temkinlidir; her işin önce ters gidebilecek yanını görür.',
    'Cömerttir; verdiğini çabuk unutur, gördüğü iyiliği asla.',
    'Hırslıdır; ikinci gelmeyi kaybetmek sayar.',
    'Alıngandır; kırıldığını söylemez, yalnızca bir daha aramaz.',
    'Sözünün eridir; başını derde sokacağını bilse de verdiği sözü tutar.',
    'Hayalperesttir; bugünü, yarının nasıl olacağını düşünerek geçirir.',
  ],
  appearance: [
    'Uzun boylu, hafif kambur; kapılardan eğilerek geçmeye alışmış.',
    'Ufak tefek ve çevik; kalabalıkta kimseye çarpmadan yürür.',
    'Kır saçlı, gür kaşlı; gülünce yüzü on yaş gençleşir.',
    'Kızıl saçlı, çilli; güneşe çıktı mı burnu hemen yanar.',
    'Sol kaşını ikiye bölen eski bir yara izi var.',
    'Elleri nasırlı, tırnaklarının içi hep boyalı.',
    'Koyu yeşil gözlerini konuştuğu kişiden hiç ayırmaz.',
    'Ütülü gömleği, parlak ayakkabılarıyla her an törene gidecekmiş gibi giyinir.',
    'Babasından kalma, omuzları bol gelen bir palto giyer.',
    'Aksayarak yürür; geldiği, bastonunun sesinden anlaşılır.',
  ],
  background: [
    'Küçük bir sahil kasabasında, balıkçı bir babanın tek çocuğu olarak büyüdü.',
    'Annesini küçük yaşta yitirdi; onu, masal anlatmayı seven anneannesi büyüttü.',
    'Üniversiteyi son sınıfta bıraktı; nedenini bugüne dek kimseye söylemedi.',
    'Yıllarını gemilerde geçirdi; her limanda bir tanıdığı var, hiçbir yerde evi yok.',
    'Bir zamanlar tanınmış bir müzisyendi; geçirdiği kazadan beri sahneye çıkmıyor.',
    'Kardeşiyle on yıldır konuşmuyor; aralarında satılmış bir ev ve dilenmemiş bir özür var.',
    'On üç yaşında, elinde bir adresle kente geldi; o adreste kimse oturmuyordu.',
    'Savaştan kaçıp geldiği bu ülkenin dilini radyodan öğrendi.',
    'Dedesinden kalan saatçi dükkânını işletiyor; duvarda, kurmaya hiç yanaşmadığı bir saat var.',
    'Eski bir polis; çözemediği tek dosyanın kopyasını evinde saklıyor.',
  ],
};

/** Suggestions for each part of a story (docs/product/cards.md). */
export const plotPresets: Readonly<Record<PlotType, readonly string[]>> = {
  introduction: [
    'Kasabaya, adını kimseye söylemeyen bir yabancı gelir.',
    'Yıllar önce ölmüş birinden, üzerinde dünün tarihi olan bir mektup gelir.',
    'Kahraman, bir daha dönmemeye yemin ettiği eve dönmek zorunda kalır.',
    'Sıradan bir sabah, kentteki bütün saatler aynı anda durur.',
    'Miras kalan evde, planda görünmeyen bir oda bulunur.',
    'Bir tren yolculuğunda iki yabancının bavulları karışır.',
    'Kahraman, kulak misafiri olduğu bir konuşmayla büyük bir sırra ortak olur.',
    'Uzun zamandır beklenen haber gelir ama beklendiği gibi değildir.',
    'Düğün gecesi gelin ortadan kaybolur.',
    'Kıyıya, içinden yalnızca bir anahtar çıkan bir sandık vurur.',
  ],
  development: [
    'Kahraman, en güvendiği kişinin kendisinden bir şey sakladığını anlar.',
    'Amaca giden kısa yol kapanır; geriye tehlikeli olanı kalır.',
    'Eski bir düşman, ortak bir tehdit karşısında yardım önerir.',
    'Küçük bir yalan büyür; sonunda söyleyen de içinden çıkamaz.',
    'Kahraman, aradığı şeyin peşinde başka birinin de olduğunu öğrenir.',
    'Ansızın bastıran fırtına, birbirinden kaçan herkesi aynı çatının altında toplar.',
    'Kahraman, verdiği sözle sevdiği insan arasında kalır.',
    'Eski bir fotoğraf, doğru sanılan her şeyi tersine çevirir.',
    'İlk zafer kazanılır ama bedelini başkası öder.',
    'Vakit daralır; gün ağarmadan bir karar verilmelidir.',
  ],
  conclusion: [
    'Sır herkesin önünde açığa çıkar; artık kimse eskisi gibi davranamaz.',
    'Kahraman, uğruna her şeyi göze aldığı şeyden kendi isteğiyle vazgeçer.',
    'Yıllardır konuşmayan iki kişi tek bir cümleyle barışır.',
    'Olanların ardındaki kişinin baştan beri yanlarında olduğu anlaşılır.',
    'Kahraman eve döner; ev aynıdır, değişen kendisidir.',
    'Beklenen yardım gelmez; herkes kendi çıkışını kendisi bulur.',
    'Mektup sonunda yerine ulaşır ama okuyacak kimse kalmamıştır.',
    'Hikâye başladığı yerde biter; bu kez anahtar kahramanın elindedir.',
    'Son anda yapılan bir fedakârlık, yitirildi sanılanı geri getirir.',
    'Geriye tek bir soru kalır; yanıtı okura bırakılır.',
  ],
};

/** The contents of each part of a story: the 'story structure guide' (docs/product/cards.md). */
export const structureGuide: Readonly<Record<PlotType, string>> = {
  introduction:
    'Kişileri, yeri ve zamanı tanıtın; okur kiminle yola çıkacağını burada öğrenir. Düzeni bozan ilk olay da bu bölümdedir. Her şeyi anlatmayın: merak uyandıran tek bir soru yeter.',
  development:
    'Engeller büyür, kararlar zorlaşır, ilişkiler değişir. Her olay bir öncekinden doğsun. Bölüm, artık geri dönülemeyecek bir ana tırmanır.',
  conclusion:
    'Baştaki soru yanıtını bulur, düğüm çözülür. Kahramanın neyi kazanıp neyi yitirdiği burada görünür. Her ayrıntıyı açıklamanız gerekmez; son görüntü akılda kalsın, yeter.',
};
