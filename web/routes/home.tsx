import { brand } from '#domain/brand.ts';

export const meta = () => [{ title: `${brand.name} · ${brand.tagline}` }];

export default function Home() {
  return (
    <main className="mx-auto max-w-page px-5 py-16">
      <h1 className="text-display">{brand.tagline}</h1>
    </main>
  );
}
