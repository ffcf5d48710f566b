import type { Brand } from '#domain/site/brand.ts';
import { useBrand } from '#web/lib/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

function download(codes: readonly string[], { name }: Brand): void {
  const text = `${name} kurtarma kodları\nHer kod bir kez kullanılır.\n\n${codes.join('\n')}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = 'kurtarma-kodlari.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows the recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const brand = useBrand();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Kurtarma kodlarınız"
      description="Telefonunuz yanınızda değilken bunlardan biriyle giriş yaparsınız. Şimdi saklayın: bir daha gösterilmez."
    >
      <div className="grid gap-5">
        <ul className="grid grid-cols-2 gap-2 rounded-md bg-well p-4 font-mono text-base">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => download(codes, brand)}>Dosya olarak indir</Button>
          <Button variant="primary" onClick={onClose}>
            Sakladım
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
