import { samples } from '#web/features/samples/index.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What one gets: the editor as it is, and the beginning of a story that came of an idea. */
export function ProductSection() {
  const [sample] = samples;
  return (
    <section aria-labelledby="urun" className="grid gap-8">
      <h2 id="urun" className="text-3xl">
        Fikirden sayfaya
      </h2>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
        <ProductPicture
          name="editor"
          alt="Editör: ortada “Saatçinin Kedisi” adlı hikâyenin metni, üstte kaydetme, indirme ve paylaşma düğmeleri."
          caption="Editörün kendisi: metin ortada, üretim ve kaydetme bir tık ötede."
        />
        {sample && (
          <article className="grid gap-4">
            <p className="text-sm text-ink-soft">{sample.idea}</p>
            <h3 className="text-2xl">{sample.title}</h3>
            <p className="font-serif text-lg">{sample.excerpt[0]}</p>
            <p>
              <TextLink to="/ornekler">Sürdürün: üç örnek hikâye</TextLink>
            </p>
          </article>
        )}
      </div>
    </section>
  );
}
