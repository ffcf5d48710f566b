import { ButtonLink } from '#web/ui/button.tsx';

/** At the address of no post (docs/product/content.md). */
export function MissingPost() {
  return (
    <main className="mx-auto grid w-full max-w-page justify-items-start gap-5 px-5 py-20 sm:py-28">
      <title>Yazı Bulunamadı</title>
      <p className="font-serif text-2xl text-accent">404</p>
      <h1 className="text-display">Yazı Bulunamadı</h1>
      <p className="max-w-prose text-lg text-ink-soft">
        Bu yazı yayından kaldırılmış ya da adresi yanlış yazılmış olabilir. Öteki yazılar yerinde duruyor.
      </p>
      <ButtonLink to="/blog" variant="primary" className="mt-3">
        Blog'a Dön
      </ButtonLink>
    </main>
  );
}
