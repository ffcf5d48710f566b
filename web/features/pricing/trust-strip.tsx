import { CalendarX2, CreditCard, LockKeyhole } from 'lucide-react';

const promises = [
  {
    Icon: CreditCard,
    title: 'Güvenli ödeme',
    text: 'Kart bilgileriniz PayTR’nin ödeme sayfasında girilir; bize hiç gelmez, burada saklanmaz.',
  },
  {
    Icon: LockKeyhole,
    title: '256 bit SSL',
    text: 'Sayfayla aranızdaki her bilgi şifrelenerek gider.',
  },
  {
    Icon: CalendarX2,
    title: 'İstediğiniz an iptal',
    text: 'Otomatik çekim yok: yenilemezseniz plan kendiliğinden biter, hikâyeleriniz sizde kalır.',
  },
] as const;

/** Why one can pay here without worry (docs/product/plans.md). */
export function TrustStrip() {
  return (
    <ul className="grid gap-6 rounded-lg bg-well p-6 sm:grid-cols-3 sm:p-8">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3.5">
          <Icon aria-hidden="true" className="mt-1 size-5.5 stroke-[1.5] text-accent" />
          <div className="grid content-start gap-1">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
