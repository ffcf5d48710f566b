import { useBrand } from '#web/lib/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Explains why a link shows no story, with a link to go on. */
export function SharedError({ title, text }: { title: string; text: string }) {
  const brand = useBrand();
  return (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center justify-items-start gap-4 px-5 py-16">
      <p className="font-serif text-xl text-accent">{brand.name}</p>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <ButtonLink to="/" className="mt-2">
        Ana sayfaya git
      </ButtonLink>
    </main>
  );
}
