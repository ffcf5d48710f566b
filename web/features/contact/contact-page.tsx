import { Link } from 'react-router';
import { breadcrumbs, faqPage, graph, JsonLd } from '#web/features/seo/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { plainText, RichText } from '#web/ui/rich-text.tsx';
import { ContactForm } from './contact-form.tsx';
import { questionsOf } from './faq.ts';
import { replyTimes } from './reply-times.ts';

const linkClasses = 'text-accent underline underline-offset-4';

function ContactFacts() {
  const brand = useBrand();
  const { address, phone } = brand.company;
  return (
    <div className="grid content-start gap-5">
      <Card as="section" aria-labelledby="iletisim-bilgileri" className="grid gap-3">
        <h2 id="iletisim-bilgileri" className="text-xl">
          İletişim bilgileri
        </h2>
        <dl className="grid gap-3 text-sm">
          <div>
            <dt className="text-ink-soft">E-posta</dt>
            <dd>
              <a
                href={`mailto:${brand.email}`}
                className={`inline-flex min-h-target items-center ${linkClasses}`}
              >
                {brand.email}
              </a>
            </dd>
          </div>
          {phone && (
            <div>
              <dt className="text-ink-soft">Telefon</dt>
              <dd>{phone}</dd>
            </div>
          )}
          <div>
            <dt className="text-ink-soft">Adres</dt>
            <dd>{address ?? `${brand.city}, Türkiye`}</dd>
          </div>
        </dl>
      </Card>
      <Card as="section" aria-labelledby="yanit-sureleri" className="grid gap-3">
        <h2 id="yanit-sureleri" className="text-xl">
          Yanıt süreleri
        </h2>
        <dl className="grid gap-2 text-sm">
          {replyTimes(brand.claims).map(([what, time]) => (
            <div key={what} className="flex justify-between gap-4 border-t border-line pt-2">
              <dt className="text-ink-soft">{what}</dt>
              <dd className="font-semibold tabular-nums">{time}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-soft">Profesyonel ve Yayıncı üyelerin mesajları öne alınır.</p>
      </Card>
    </div>
  );
}

/** A way to write to support, what to expect of it, and answers that need no message (docs/product/content.md). */
export function ContactPage() {
  const brand = useBrand();
  const questions = questionsOf(useCatalogue(), brand.claims);
  return (
    <main className="mx-auto grid w-full max-w-page gap-14 px-5 py-14 sm:py-20">
      <PageHeading title="İletişim">
        Sorunuzu, önerinizi ya da takıldığınız yeri yazın; bir insan okuyup yanıtlasın.
      </PageHeading>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <section aria-labelledby="mesaj" className="grid gap-5">
          <h2 id="mesaj" className="text-2xl">
            Bize yazın
          </h2>
          <ContactForm />
          <p className="text-sm text-ink-soft">
            Gönderdiğiniz bilgiler yalnızca size yanıt vermek için kullanılır ve 3 yıl saklanır. Ayrıntılar{' '}
            <Link to="/kvkk" className={linkClasses}>
              KVKK aydınlatma metninde
            </Link>
            .
          </p>
        </section>
        <ContactFacts />
      </div>
      <section aria-labelledby="sorular" className="grid max-w-prose gap-4">
        <h2 id="sorular" className="text-2xl">
          Sık sorulan sorular
        </h2>
        <div>
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line last:border-b">
              <summary className="flex min-h-14 items-center font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
                <span className="flex-1 py-3">{question}</span>
                <span
                  aria-hidden="true"
                  className="ml-4 font-serif text-2xl text-accent transition-transform group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="pb-4 text-ink-soft">
                <RichText text={answer} />
              </p>
            </details>
          ))}
        </div>
      </section>
      <JsonLd
        data={
          import.meta.env.SSR
            ? graph(
                faqPage(questions.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
                breadcrumbs(brand, [{ name: 'İletişim', path: '/iletisim' }]),
              )
            : null
        }
      />
    </main>
  );
}
