import type { AdminLinkOrder, AdminOrder, ListedOrder } from '#contract/payments.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';

/** What an administrator does about an order, or that there is nothing to do. */
export interface NextStep {
  text: string;
  /** Whether an administrator must act. */
  urgent: boolean;
}

const done = (text: string): NextStep => ({ text, urgent: false });
const act = (text: string): NextStep => ({ text, urgent: true });

function stepOfOrder({ status, flags, nextCheckAt, refundedKurus }: AdminOrder): NextStep {
  // The signature does not cover the test flag, so that only PayTR's panel tells for certain.
  if (flags.includes('test_mode')) {
    return act(
      'PayTR test olarak bildirdi: panelinde doğrulayın; para çekilmişse iade edin ya da elle plan verin.',
    );
  }
  if (status === 'refused') {
    return act('Para geldi, siparişe uymadı: tutarı PayTR panelinde görün; iade edin ya da elle plan verin.');
  }
  if (flags.includes('plan_not_given')) {
    return act('Para geldi, plan açılamadı: iade edin ya da kişiye elle plan verin.');
  }
  if (flags.includes('paid_twice'))
    return act('İki kez ödenmiş: alıcıyla konuşun, isterse bu ödemeyi iade edin.');
  if (flags.includes('refund_not_made')) {
    return act('İstenen iade PayTR’de görünmüyor: panelinden bakın, yapılmadıysa yeniden isteyin.');
  }
  if (status === 'refunding') {
    return done('İade PayTR’den onay bekliyor; kendiliğinden sorulur. Beklemek istemezseniz şimdi sorun.');
  }
  if (flags.length > 0) return act('İşaretli: ayrıntısına bakın, gerekirse PayTR’ye sorun.');
  switch (status) {
    case 'pending':
      return done(
        nextCheckAt
          ? `PayTR’nin sonucu bekleniyor; ${formatDayAndTime(nextCheckAt)} kendiliğinden sorulur.`
          : 'PayTR’nin sonucu bekleniyor; isterseniz şimdi sorun.',
      );
    case 'paid':
      return done(
        refundedKurus > 0
          ? 'Bir bölümü iade edildi; yapılacak bir şey yok.'
          : 'Plan açıldı; yapılacak bir şey yok.',
      );
    case 'failed':
      return done('Para çekilmedi. Alıcı yeniden deneyebilir.');
    case 'cancelled':
      return done('Alıcı ödeme sayfasından ayrıldı; para çekilmedi.');
    case 'abandoned':
      return done('Süresinde ödenmedi. Alıcı ödediğini söylüyorsa PayTR’ye sorun.');
    default:
      return done('İade edildi; yapılacak bir şey yok.');
  }
}

function stepOfLink({ state, way, email, notificationId }: AdminLinkOrder): NextStep {
  switch (state) {
    case 'requested':
      return act(
        'Sabit bağlantıyla ödediğini söylüyor: PayTR panelinde görün, “Onay bekleyen üyelikler”de onaylayın ya da reddedin.',
      );
    case 'mismatched':
      return act('Ödenen tutar farklı: “Onay bekleyen üyelikler”de onaylayın ya da iade edin.');
    case 'uncertain':
      return act(
        'Üyelik hizmetinin yanıtı kayboldu: önce orada bakın, sonra “Onay bekleyen üyelikler”de karar verin.',
      );
    case 'refused':
      return act('Ödendi, üyelik tanımlanamadı: “Onay bekleyen üyelikler”de onaylayın ya da iade edin.');
    case 'refunding':
      return done('İade PayTR’den onay bekliyor; birkaç dakikada bir kendiliğinden sorulur.');
    case 'preparing':
    case 'open':
      return done(
        way === 'fixed'
          ? 'Sabit bağlantı açıldı; kişi ödediğini bildirirse onayınıza gelir.'
          : 'Bağlantı açıldı, ödeme bildirimi bekleniyor.',
      );
    case 'paid':
    case 'granting':
      return done('Ödendi; üyelik birkaç dakika içinde kendiliğinden tanımlanır.');
    case 'granted':
      return done('Üyelik tanımlandı; yapılacak bir şey yok.');
    case 'failed':
      return done('PayTR bağlantıyı oluşturmadı; kişi yeniden deneyebilir.');
    case 'replaced':
      return done('Kişi yeni bir bağlantı açtı; bu bağlantıyla ödenirse yine işlenir.');
    case 'rejected':
      if (notificationId !== null)
        return act('İstek reddedildi, ödenen para duruyor: ayrıntısından iade edin.');
      return done(email ? 'İstek reddedildi; kişiye yazıldı.' : 'İstek reddedildi; yapılacak bir şey yok.');
    default:
      return done('İade edildi; yapılacak bir şey yok.');
  }
}

/** What to do next about an order of either kind. */
export function nextStep({ order, link }: Pick<ListedOrder, 'order' | 'link'>): NextStep {
  if (order) return stepOfOrder(order);
  return link ? stepOfLink(link) : done('');
}
