import { Gauge, Languages, Save, Undo2 } from 'lucide-react';

const features = [
  {
    Icon: Languages,
    title: 'Türkçe düşünür',
    text: 'Ekler, tırnaklar, zamanlar yerli yerinde. Metin çeviri kokmaz; düzeltmekle uğraşmaz, yazmayı sürdürürsünüz.',
  },
  {
    Icon: Gauge,
    title: 'Bedeli önceden bellidir',
    text: 'Düğmeye basmadan yaklaşık ne kadar token harcayacağınızı görürsünüz; metnin altında gerçek tutar ve kalan yazar. Aksaklıkla yarım kalan metin, günlük hakkınız içinde ücretsizdir.',
  },
  {
    Icon: Save,
    title: 'Hiçbir sözcük kaybolmaz',
    text: 'Sekme kapansa, bağlantı kopsa da yarım kalan metin sizi bekler. İki sekmede birden yazarsanız ikisi de saklanır.',
  },
  {
    Icon: Undo2,
    title: 'Kalem sizde kalır',
    text: 'Üretilen bölüm, siz dokunana kadar hafifçe renklidir; beğenmezseniz tek adımda geri alırsınız.',
  },
];

/** Shows the product's four main features. */
export function FeatureCards() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {features.map(({ Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line pt-5">
          <Icon aria-hidden="true" className="mt-1 size-5.5 stroke-[1.5] text-accent" />
          <div className="grid content-start gap-1.5">
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
