import type { Beat } from '../types.ts';

/** The event comes back, in the hero's own mind or from others. */
export const AGAIN: Beat = {
  name: 'again',
  variants: [
    {
      text: 'Bir gün yolda, çekine çekine, biri yanaştı~. “{V.en} sen misin?” diye sordu~. {H} bir an ne diyeceğini^ bilemedi^. İnsan tek bir cümleye sığınca kendini savunması da zorlaşıyordu~. “Benim,” dedi^ yalnızca.',
      needs: ['!mute'],
    },
    {
      text: '{VN.dik:acc} düşünmeye çalıştı^. Kolay görünüyordu~; o tek günü çıkarıp almak, önceki günü sonraki güne bağlamak yeterdi~. Bağladı^. Dikiş tutmadı~.',
      needs: ['!state'],
    },
    {
      text: 'Rüyasında^ yeniden {V.di}. Her şey daha yavaştı~, daha aydınlıktı~ ve bu kez durabileceği^ bir an vardı~. O anda uyandı^.',
      needs: ['human', 'short'],
    },
    {
      text: '{V.dik} günün üstünden haftalar geçmişti~. Herkes için eski bir haberdi~ artık. {H:dat} sorsalar, daha dün, derdi~.',
      needs: ['!habit', 'third', '!state'],
    },
    {
      text: '{V.dik:acc} söylemek kolaydı~; üç beş kelimeydi~ hepsi. Zor olan, arkasından gelen sessizlikte ayakta durmaktı~. {H} bunu her seferinde biraz daha iyi beceriyordu^.',
      needs: ['!said'],
    },
    {
      text: '{V.meden} önceki günlerini^ düşündü^. O günlerde de canı^ sıkılmış, uykusu^ kaçmış, borcu^ birikmişti~. Yine de şimdi hepsi, uzaktan bakılan bir kıyı gibi, sakin görünüyordu~.',
      needs: ['!negative', '!child', 'human', '!state'],
    },
    {
      text: 'Bir çocuk arkasından^ parmağını uzattı~: “{V.en} bu işte!” Annesi çocuğu kolundan çekti~. {H} döndü^, çocuğa göz kırptı^. Anlatılanların içinde en doğrusu buydu~.',
      needs: ['human', '!child', 'willed'],
    },
    {
      text: 'Sonra bir gün, hiç beklenmedik bir yerde, {V.dik:acc} başkasının ağzından dinledi^. Hikâye kendisinindi^ ama içinde kendini^ tanıyamadı^; anlatan onu^ daha cesur, daha soğuk, daha yaşlı biri yapmıştı~.',
      needs: ['third', 'human', 'willed'],
    },
    {
      text: 'Geceleri hep aynı soruya takılıyordu^: {VN.se}, bugün nasıl bir hayatı^ olurdu? Cevap her gece başkaydı~. Bir tek şu değişmiyordu~: O hayatların hiçbirinde daha mutlu değildi^.',
      needs: ['human', 'short'],
    },
  ],
};
