/** What /nasil-calisir tells (docs/product/pages.md). Only what the product does. */

export const steps = [
  {
    title: 'Fikrinizi yazın',
    text: 'Bir iki cümle yeter: kim, nerede, ne oluyor? İsterseniz türünü de seçin. Bedelini düğmeye basmadan görürsünüz.',
  },
  {
    title: 'Yapay zekâ fikri okur',
    text: 'Kişiyi, yeri, zamanı ve gerilimi fikrinizden çıkarır; hikâyeye eklediğiniz karakterleri ve olayları da hesaba katar.',
  },
  {
    title: 'Hikâye kurulur',
    text: 'Metin sözcük sözcük önünüzde yazılır. Gidişi beğenmezseniz durdurun; o ana kadar yazılan sizde kalır.',
  },
  {
    title: 'Sonuç elinizde',
    text: 'Beklemeden okuyun: kopyalayın, düz metin olarak indirin ya da editörde açıp kaldığı yerden sürdürün.',
  },
] as const;

export const features = [
  {
    title: 'Editör',
    text: 'Üretilen bölüm siz dokunana kadar hafif renkli durur; beğenmezseniz tek adımda geri alırsınız.',
  },
  {
    title: 'Karakter kartları',
    text: 'Yaşını, huyunu, geçmişini bir kez yazın. Hikâyeye eklediğiniz karakter sonraki üretimlerde de aynı kişidir.',
  },
  {
    title: 'Olay örgüsü',
    text: 'Giriş, gelişme ve sonuç için olaylarınızı not edin; hangilerinin metne gireceğine siz karar verin.',
  },
  {
    title: 'Hikâye sihirbazı',
    text: 'Boş sayfa zor geliyorsa anlatıcıdan sona altı adımda seçerek ilerleyin, bölüm bölüm sürdürün.',
  },
  {
    title: 'Açık hesap',
    text: 'Her üretimden önce tahmini, sonra gerçek bedeli yazar. Aksaklıkla yarım kalan metin, günlük hakkınız içinde ücretsizdir.',
  },
  {
    title: 'Kaybolmayan metin',
    text: 'Sekme kapansa da kaydetmediğiniz sözcükler tarayıcınızda bekler; yarım kalan üretim geri gelir.',
  },
] as const;

export const tips = [
  {
    title: 'Kişiye ad ve iş verin',
    text: '“Bir adam” yerine “emekli makasçı Rıza” deyin. Adı ve işi olan kişi kendiliğinden konuşmaya başlar.',
  },
  {
    title: 'Bir şey istesin',
    text: 'Hikâye, bir istekle önündeki engel arasında yürür. Rıza son treni uğurlamak istiyor; ama hat on yıldır kapalı.',
  },
  {
    title: 'Yeri ve saati söyleyin',
    text: '“Bir akşam” her yerdir. “Kasım yağmuru, Haydarpaşa, saat altı” ise tek bir yerdir.',
  },
  {
    title: 'Tek bir tuhaflık ekleyin',
    text: 'Her şey olağan, yalnız bir şey yanlış olsun. Üç tuhaflık birden olunca hiçbiri tuhaf kalmaz.',
  },
  {
    title: 'Duyguyu değil sahneyi yazın',
    text: '“Çok üzgündü” demek yerine “sofraya yine iki tabak koydu” deyin; üzüntüyü okur bulsun.',
  },
  {
    title: 'Sonunu açık bırakın',
    text: 'Fikirde sonu söylerseniz metin oraya koşar. Soruyu siz sorun, yanıtı yazarken arayın.',
  },
  {
    title: 'Parça parça ilerleyin',
    text: 'Bir bölüm üretin, kendi elinizle düzeltin, sonra bundan sonra ne olacağını yazın. En iyi metinler böyle büyür.',
  },
] as const;
