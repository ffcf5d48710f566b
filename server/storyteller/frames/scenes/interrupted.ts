import type { Beat } from '../../types.ts';

/** Somebody comes in, or something falls, in the middle of the work. */
export const SCENE_INTERRUPTED: Beat = {
  name: 'scene: interrupted',
  variants: [
    {
      text: '{F} {W:dat} [geldiğinde|uğradığında|ses etmeden girdiğinde] {H} {G.iyordu}. “[Bırak şunu|Elindekini bırak|Bir dakika dur],” dedi~ {F}. {T} [yere bırakıldı~|havada kaldı~|elinde^ kaldı~]. “[Yüzüme bak|Bana bak|Şimdi konuş].” [Bakmadı^.|Baktı^, dayanamadı^.|Bir süre sonra baktı^.]',
      needs: ['human', 'workplace', 'tool', 'gesture', '!alone', '!friend-cold', '!confined'],
    },
    {
      text: '“[Burası|Burada] hep böyle mi [kokar|kokuyor]?” dedi~ {F}. {H} [kokladı^|başını^ kaldırdı^]. “[Nasıl?|Ne gibi?]” “[Böyle işte.|Bilmiyorum.] {K}.” [İkinci kez|Gerçekten] [kokladı^|içine^ çekti^]; [doğruydu~|vardı~ bir şey]. [Yıllardır|Çoktandır] [kimse sormamıştı~|ona^ bunu söyleyen olmamıştı~].',
      needs: ['human', 'smell', '!alone', '!friend-cold', '!confined', '!solitary'],
    },
    {
      text: '{F} [eşikte|iki adım ötede|arkasında^] [durdu~|bekledi~], {T:dat} baktı~. “[Onu bana ver|Ver şunu bana|Uzat şunu].” [Vermedi^|Vermek istemedi^|Önce vermedi^]. “[Senin elin titriyor|Ellerine bak|Bir yerini keseceksin],” dedi~ {F}. [Haklıydı~.|Doğruydu~.] {H} [uzattı^|sonunda verdi^|avucunu^ açtı^] ve [birden|nedense] [ağlayacak gibi oldu^|hafifledi^|yorulduğunu^ anladı^].',
      needs: ['human', 'tool', '!alone', '!friend-cold', '!confined', '!child'],
    },
    {
      text: '[Bir yabancı|Yaşlı bir kadın|Genç bir adam] {W:dat} [geldi~|sokuldu~|yaklaştı~], [bir şey soracak oldu~|ağzını açtı~]. {H} [dalgındı^|duymadı^|başını^ kaldırmadı^]. [Gelen|Öteki] [biraz bekledi~|öksürdü~|bir kez daha denedi~], [sonra|sonunda] [{S} arasında|hiçbir şey demeden] [çekip gitti~|uzaklaştı~]. [Arkasından koşmak geldi~ aklına^|Geç kaldığını^ anladı^|Adını sormadığına^ yandı^].',
      needs: ['human', 'workplace', 'sound', '!solitary', '!confined', '!space', '!child'],
    },
    {
      text: '“[Aklın nerede senin|Sen iyi misin|Kaçıncı bu]?” [diye sordu~|dedi~] {F}. {H} {T:acc} [ters tuttuğunu^ gördü^|elinde^ unuttuğunu^ gördü^|yanlış yere koyduğunu^ gördü^]. “Hiç,” dedi^. “[Hiç dediğin|Bu hiç] [üç gündür|günlerdir] {W:loc} [oturuyor|seninle oturuyor],” dedi~ {F}; [gülmüyordu~|sesi yumuşaktı~|şaka yapmıyordu~].',
      needs: ['human', 'tool', 'workplace', '!alone', '!friend-cold', '!confined', '!child'],
    },
    {
      text: '[Tam o sırada|O sırada|Birden] {S} [bastırdı~|yükseldi~|kesildi~] ve {F:gen} [ne dediği|sözünün sonu] [duyulmadı~|anlaşılmadı~]. “[Ne dedin?|Bir daha söyle,|Duymadım,]” dedi^ {H}. {F} [omuz silkti~|başını salladı~]. “[Önemli değil|Geçti|Boş ver].” [Önemliydi~.|Geçmemişti~.|İkinci kez söylenecek söz değildi~.] {G.erek} [sustu^|konuyu kapattı^].',
      needs: ['human', 'sound', 'gesture', '!alone', '!friend-cold', '!confined', '!mute', '!solitary'],
    },
    {
      text: '{F} [yardım etmek istedi~|işin ucundan tuttu~|yanına^ çöktü~]. [Beceremedi~|Eline yakışmadı~]: {T:acc} [ters tuttu~|yanlış yere koydu~|iki kez düşürdü~]. {H} [güldü^|gülmemek için dudağını^ ısırdı^|kızmadı^]; [kaç gündür|ne zamandır] [ilk gülüşüydü^ bu|yüzü^ böyle açılmamıştı~]. “[Gördün mü|Bak],” dedi~ {F}, “[hâlâ gülebiliyorsun|yüzün gülüyor].”',
      needs: ['human', 'tool', 'third', '!alone', '!friend-cold', '!confined'],
    },
    {
      text: '“{V.dik:acc} [kimseye söyleme|burada konuşmayalım|bir daha açma],” dedi~ {F}, {S} [sözünü örtsün diye beklemişti~|sürerken]. “[Niye|Neden]?” “[Çünkü|Bilmiyorum ama] [duyan yanlış anlar|seni işinden ederler|{W:loc} duvar ince].” {H} {T:acc} [sıktı^|elinde^ çevirdi^|bıraktı^]. [Söz vermedi^.|Söz verdi^, tutmayacağını^ bile bile.]',
      needs: [
        'human',
        'tool',
        'workplace',
        'sound',
        'friend-knows',
        'third',
        '!alone',
        '!confined',
        '!solitary',
        '!child',
        '!mute',
      ],
    },
    {
      text: '{F} [bir süre|kapının ağzından] [seyretti~ onu^|baktı~ ona^]: {G.di}, [durdu^|bekledi^], [yine yaptı^|baştan yaptı^]. “[Üç kere oldu|Saydım, üç],” dedi~ [sonunda|alçak sesle]. “[Ne üç|Neyin üçü]?” “[Aynı şeyi yapıyorsun|Hep aynı şey].” {H} [ellerine^ baktı^|elini^ geri çekti^]; [farkında^ değildi~|hiçbirini hatırlamıyordu^].',
      needs: ['human', 'gesture', 'third', '!alone', '!friend-cold', '!confined'],
    },
    {
      text: '{F} [soluk soluğa|telaşla|gülerek] {W:dat} [çıkageldi~|yetişti~|koştu~]. “[Duydun mu|Bil bakalım],” dedi~, [sonra {H:gen} yüzüne^ bakınca|sonra yüzünü^ görünce] [sustu~|sözünü yuttu~]. {H} {T:acc} [sıkı sıkı tutuyordu^|göğsüne^ bastırmıştı^]. “[Sonra anlatırım|Boş ver],” dedi~ {F}, [yanına^ oturdu~|bir köşeye ilişti~]. [Bir süre|Epey] [yalnızca {S} duyuldu~|{S} söze karıştı~].',
      needs: [
        'human',
        'workplace',
        'tool',
        'sound',
        '!alone',
        '!friend-cold',
        '!confined',
        '!mute',
        '!solitary',
      ],
    },
    {
      text: '“[Öğret bana|Göster bana],” dedi~ {F}. {H} [önce yanlış anladı^|gülümsedi^|şaşırdı^]. “Neyi?” “[Şunu|O yaptığını].” [Yavaşça|Göstere göstere|Tek tek] {G.di}. {F} [baktı~, denedi~|taklit etti~], [beceremedi~|ters yaptı~|yarıda bıraktı~]. “[Kolay görünüyordu|Sende kolaydı],” dedi~. “[Kolaydı|Eskiden kolaydı],” dedi^ {H}.',
      needs: ['human', 'gesture', '!alone', '!friend-cold', '!confined', '!solitary'],
    },
    {
      text: '[Küçük bir kız|Bir oğlan|Bir çocuk] {W:dat} kadar [sokulmuştu~|gelmişti~]; gözlerini {T:abl} [ayırmıyordu~|alamıyordu~]. “[O ne işe yarar|Onunla ne yapıyorsun]?” {H} {G.di}. Çocuk [başını yana eğdi~|kaşlarını çattı~]. “[Peki niye gülmüyorsun|Sen niye üzgünsün]?” [Cevap bulunana kadar|Söyleyecek söz aranırken] [koşup gitmişti~|çoktan gitmişti~].',
      needs: ['human', 'tool', 'workplace', 'gesture', '!solitary', '!space', '!confined', '!child'],
    },
    {
      text: 'Bir [patırtı|gürültü] [koptu~|duyuldu~] {W:loc}: [arkada|köşede|arka tarafta] [bir şey devrilmişti~|bir şey düşmüştü~]. {H} [yerinden^ fırladı^|sıçradı^|donup kaldı^]. [Kimse yoktu~|Gelen giden yoktu~]; [{T} yerdeydi~|yerde {T} duruyordu~]. [Eğildi^, aldı^|Eğilip kaldırdı^]. [Kendi kendine|Durup dururken] [düşmezdi~ o|yer değiştirmezdi~ o]. {S} [bir süre gelmedi~|o an kesilmişti~].',
      needs: ['human', 'tool', 'workplace', 'sound', '!mute'],
    },
    {
      text: '{F} {W:loc} [yoktu~ o gün|görünmedi~ o gün]; [yeri boştu~|yerinde bir boşluk vardı~]. {H} [iki kez ona seslenecek oldu^|ağzını^ açtı^, kapadı^], [sonra|sonunda] [kendi kendine^|tek başına] {G.di}. {S} [her zamankinden|ötekilerden] [yüksekti~|başkaydı~]. [Akşama doğru|Gün dönünce] bir haber geldi~: [“Yarın gelecek.”|“Hasta değil, yalnızca yorgun.”|“Seni soruyordu.”]',
      needs: [
        'human',
        'workplace',
        'sound',
        'gesture',
        '!alone',
        '!friend-cold',
        '!confined',
        '!solitary',
        '!mute',
        'friend-met',
      ],
    },
  ],
};
