import { useBrand } from '#web/lib/brand.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** Asks for the reader's age before the story is sent; a plain form, so that the server can answer without scripts. */
export function AgeQuestion({ action }: { action: string }) {
  const brand = useBrand();
  return (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center justify-items-start gap-4 px-5 py-16">
      <p className="font-serif text-xl text-accent">{brand.name}</p>
      <h1 className="text-3xl">Bu hikâye yetişkinler için</h1>
      <p className="text-lg text-ink-soft">
        Okumak için 18 yaşını doldurmuş olmalısınız. Siz onaylayana kadar hikâyenin adı da metni de bu sayfaya
        gönderilmez; yanıtınız yalnızca bu bağlantı için, tarayıcı kapanana kadar hatırlanır.
      </p>
      <form method="post" action={action} className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          18 yaşını doldurdum
        </Button>
        <ButtonLink to="/">Vazgeç</ButtonLink>
      </form>
    </main>
  );
}
