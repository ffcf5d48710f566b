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
      text: '“[Burası|Burada] hep böyle mi [kokar|kokuyor]?” dedi~ {F}. {H} [kokladı^|başını^ kaldırdı^]. “[Nasıl?|Ne gibi?]” “[Böyle işte.|Bilmiyorum.] {K}.” [İkinci kez|Gerçekten] [kokladı^|içine^ çekti^]; [doğruydu~|vardı~ bir şey]. [Alıştığı^ için artık almıyordu^|Kendisi^ çoktandır fark etmiyordu^].',
      needs: ['human', 'smell', '!alone', '!friend-cold', '!confined', '!solitary'],
    },
    {
      text: '“[Aklın nerede senin|Sen iyi misin|Kaçıncı bu]?” [diye sordu~|dedi~] {F}. {H} {T:acc} [ters tuttuğunu^ gördü^|elinde^ unuttuğunu^ gördü^|yanlış yere koyduğunu^ gördü^]. “Hiç,” dedi^. “[Günlerdir|Üç gündür] [böylesin|buradasın ama yoksun],” dedi~ {F}; [gülmüyordu~|sesi yumuşaktı~|şaka yapmıyordu~].',
      needs: ['human', 'tool', 'workplace', '!alone', '!friend-cold', '!confined', '!child'],
    },
    {
      text: '[Tam o sırada|O sırada|Birden] {S} [bastırdı~|yükseldi~|kesildi~] ve {F:gen} [ne dediği|sözünün sonu] [duyulmadı~|anlaşılmadı~]. “[Ne dedin?|Bir daha söyle,|Duymadım,]” dedi^. {F} [omuz silkti~|başını salladı~]. “[Önemli değil|Geçti|Boş ver].” {H} {G.erek} [sustu^|üstelemedi^].',
      needs: ['human', 'sound', 'gesture', '!alone', '!friend-cold', '!confined', '!mute', '!solitary'],
    },
    {
      text: '{F} [yardım etmek istedi~|işin ucundan tuttu~|yanına^ çöktü~]. [Beceremedi~|Eline yakışmadı~]: {T:acc} [ters tuttu~|yanlış yere koydu~|iki kez düşürdü~]. {H} [güldü^|gülmemek için dudağını^ ısırdı^|kızmadı^]; [kaç gündür|ne zamandır] [ilk gülüşüydü^ bu|yüzü^ böyle açılmamıştı~]. “[Gördün mü|Bak],” dedi~ {F}, “[hâlâ gülebiliyorsun|yüzün gülüyor].”',
      needs: ['human', 'tool', 'third', '!alone', '!friend-cold', '!confined'],
    },
    {
      text: '{F} [bir süre|kapının ağzından] [seyretti~ onu^|baktı~ ona^]: {G.di}, [durdu^|bekledi^], [yine yaptı^|baştan yaptı^]. “[Üç kere oldu|Saydım, üç],” dedi~ [sonunda|alçak sesle]. “[Ne üç|Neyin üçü]?” “[Aynı şeyi yapıyorsun|Hep aynı şey].” {H} [ellerine^ baktı^|elini^ geri çekti^]; [farkında^ değildi~|hiçbirini hatırlamıyordu^].',
      needs: ['human', 'gesture', 'third', '!alone', '!friend-cold', '!confined'],
    },
    {
      text: '{F} [soluk soluğa|telaşla|gülerek] {W:dat} [çıkageldi~|yetişti~|koştu~]. “[Duydun mu|Bil bakalım],” dedi~,  sonra yüzünü^ görünce [sustu~|sözünü yuttu~]. {H} {T:acc} [sıkı sıkı tutuyordu^|göğsüne^ bastırmıştı^]. “[Sonra anlatırım|Boş ver],” dedi~ {F}, [yanına^ oturdu~|bir köşeye ilişti~]. [Bir süre|Epey] [yalnızca {S} duyuldu~|{S} söze karıştı~].',
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
      text: '“[Öğret bana|Göster bana],” dedi~ {F}. {H} [önce yanlış anladı^|gülümsedi^|şaşırdı^]. “Neyi?” “[Şunu|O yaptığını].” [Yavaşça|Göstere göstere] {G.di}. {F} [baktı~, denedi~|taklit etti~], [beceremedi~|ters yaptı~|yarıda bıraktı~]. “[Kolay görünüyordu|Sende kolaydı],” dedi~. “[Bir daha dene|Acele etme],” dedi^ {H}.',
      needs: ['human', 'gesture', '!alone', '!friend-cold', '!confined', '!solitary'],
    },
  ],
};
