import { Link2 } from 'lucide-react';
import { buttonClasses } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Where a post can be shared: plain links, no script of anyone else. */
function placesFor(address: string, title: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}` },
  ];
}

/** Ways to pass a post on. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  return (
    <section aria-labelledby="paylas" className="grid gap-3 border-y border-line py-6">
      <h2 id="paylas" className="font-sans text-sm font-semibold">
        Yazıyı paylaşın
      </h2>
      <ul className="flex flex-wrap gap-2">
        {placesFor(address, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClasses({})}>
              {name}
              <span className="sr-only"> ile paylaş (yeni sekmede açılır)</span>
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <CopyButton
            text={() => address}
            label="Bağlantıyı kopyala"
            what="Bağlantı"
            icon={<Link2 aria-hidden="true" />}
          />
        </li>
      </ul>
    </section>
  );
}
