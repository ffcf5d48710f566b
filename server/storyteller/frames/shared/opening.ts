import type { Beat } from '../../types.ts';

/** How a text goes on that somebody has begun. */
export const OPENING: Beat = {
  name: 'opening',
  variants: [
    {
      text: '[Sabah|Gün ışıyınca|Gözünü^ açtığında] [hiçbir şey silinmemişti~|her şey bıraktığı^ yerdeydi~|dünkü yük yerli yerindeydi~]. {H} [bir süre|birkaç nefes] [kıpırdamadan|tavana bakar gibi] [durdu^|bekledi^]; [sonra|ardından] [ilk iş|ilk olarak] [yüzünü^ yıkadı^|dünden kalanı topladı^|sesini^ denedi^].',
      needs: ['human', '!mute'],
    },
    {
      text: '{V.dik} günden [beri|bu yana] [çok şey|üç şey] [yer değiştirmişti~|değişmişti~]: [uykusunun^ saati|sesinin^ tonu], [oturduğu^ köşe|yürüdüğü^ yol], [bir de|en çok] {F:gen} [bakışı|soruları]. {H} [bunu|hepsini] [akşamları|yalnızken] [sayıyordu^|duyuyordu^].',
      needs: ['!state', '!habit', 'event', 'human', '!solitary'],
    },
    {
      text: '[Bir hafta|On gün] [geçti~|doldu~]. [İnsan|Kişi] [on günde|bu kadar zamanda] [taşa|ayağını vuran pabuca|komşusunun horozuna] bile [alışırdı~|katlanırdı~]; {H} [alışmadı^|katlanmadı^], [her sabah|uyandıkça] [yeni baştan|ilk gün gibi] [irkildi^|şaştı^].',
      needs: ['human'],
    },
    {
      text: '[Kaldığı^ yerden|Bıraktığı^ yerden] [başlamak|sürdürmek] [zordu~|kolay olmadı~]. {H} [elini^ uzattı^|bir adım attı^], [geri çekti^|durdu^]; [omzuna^ dokunulmuş|adı^ söylenmiş] gibi [ürperip|silkinip] [kalktı^|yeniden denedi^].',
      needs: ['human'],
    },
    {
      text: '[Sonraki günlerde|O hafta] [kimse|hiç kimse] [o konuyu açmadı~|bir şey sormadı~]. {H} [söylenmeyenleri|susulanları] [yüzlerden|ellerden] [okuyordu^|topluyordu^]: [bir kaş|bir duraklama], [yarım kalan bir lokma|erken kapanan bir kapı]. {F} [sonunda|bir akşam] [dayanamadı~|masaya vurdu~]: [“Konuşsana!”|“Daha ne kadar?”]',
      needs: ['human', '!solitary', '!friend-cold'],
    },
    {
      text: '{V.dik:acc} [artık|o günlerde] [eski bir komşu gibi|alt kattaki biri gibi] [biliyordu^|kabul ediyordu^] {H}: [hep orada|yerli yerinde], [hep|her an] [biraz fazla yakın|konuşmaya hazır]. [Bir sabah|Derken] [onun kapısını|bu komşunun kapısını] [ilk kez kendisi^ çaldı^|kendi eliyle^ açtı^].',
      needs: ['human', 'event'],
    },
    {
      text: '[Haber|Beklenen haber] [akşama doğru|hiç umulmadık saatte] [geldi~|ulaştı~]; [kısa bir cümleydi~|dört kelimeydi~]. {H} [iki kez|bir daha] [dinledi^|tekrarlattı^]; [ilkinde|önce] [sevindi^|omuz silkti^], [ikincisinde|sonra] [rengi^ attı~|oturacak yer aradı^|sustu^].',
      needs: ['human', '!solitary'],
    },
    {
      text: '[“Bitti,”|“Oldu bu iş,”|“Kapandı gitti,”] diyorlardı~. {H} [söyleyenlerin|bunu diyenlerin] [gözüne|ellerine] [bakıyordu^|dikkat ediyordu^]: [hiçbiri|biri bile] [karşıya|yüzüne^] [bakamıyordu~|bakmaya dayanamıyordu~]. [O akşam|Gece olunca] [eksik olan|gizlenen] [neyse|ne varsa] [bulmaya|sormaya] [çıktı^|karar verdi^].',
      needs: ['!solitary', 'human', 'third'],
    },
    {
      text: '{F} [erkenden|gün doğmadan] [geldi~|kapıdaydı~]. [“Uyan,”|“Hadi,”|“Vakit geçiyor,”] dedi~. {H} [zaten|çoktan] [ayaktaydı^|uyanıktı^]; [gece boyunca|saatlerdir] [aynı noktaya|aynı söze] [bakmış|takılmış], [bir yol|bir kapı] [bulmuştu^|aramıştı^].',
      needs: ['!solitary', '!friend-cold'],
    },
    {
      text: '[Olup biten|Her şey] [uzak bir ses|ince bir iz] [bırakmıştı~|kalmıştı~ geride]. {H} [ize|ardına] [düştü^|takıldı^]: [önce yavaş|önce çekinerek], [sonra|derken] [koşar gibi|geri bakmadan]. [İzin|Yolun] [ucunda|sonunda] [ne olduğunu|kimin beklediğini] [bilmiyordu^|merak ediyordu^].',
    },
    {
      text: '[Günler|Saatler] [tek tek|birer birer] [geçti~|sıralandı~]; [dördüncüsü|sonuncusu] [ötekilere benzemedi~|bir sesle başladı~]. {H} [döndü^|durdu^], [bekledi^|dinledi^]: [bir şey|biri] [adını^|yerini^] [biliyor|arıyor] [gibiydi~|olmalıydı~].',
      needs: ['!mute'],
    },
    {
      text: '[Aynı yerde|Aynı saatte] [aynı işi|aynı hareketi] [yapmayı|sürdürmeyi] [denedi^|istedi^] {H}; [olmadı~|tutmadı~]. [Değişen|Kayan] [yer değildi~|iş değildi~]: [kendi içinde^|bakışında^] [bir vida|bir taş] [gevşemişti~|yerinden oynamıştı~].',
    },
  ],
};
