import {
  Bell,
  ChevronRight,
  CreditCard,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { supportPath } from '#domain/account/contact.ts';
import { useBrand } from '#web/lib/brand.ts';
import { BillingDialog } from './billing-dialog.tsx';
import { NotificationsDialog } from './notifications-dialog.tsx';
import { PanelCard } from './panel-card.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import type { SettingsDialogProps } from './settings-dialog.tsx';

interface Setting {
  /** The value of `?ayar=` that opens it. */
  name: string;
  text: string;
  note: string;
  Icon: LucideIcon;
  Dialog: ComponentType<SettingsDialogProps>;
}

const settings: readonly Setting[] = [
  {
    name: 'profil',
    text: 'Profil ayarları',
    note: 'Adınız, kullanıcı adınız, hakkınızda',
    Icon: UserRound,
    Dialog: ProfileDialog,
  },
  {
    name: 'bildirim',
    text: 'Bildirim tercihleri',
    note: 'Hangi e-postaları istersiniz',
    Icon: Bell,
    Dialog: NotificationsDialog,
  },
  {
    name: 'odeme',
    text: 'Ödeme bilgileri',
    note: 'Planınız ve fatura bilgileriniz',
    Icon: CreditCard,
    Dialog: BillingDialog,
  },
];

const rowClasses =
  'flex min-h-target w-full items-center gap-3 rounded-md px-3 py-2.5 text-left text-ink no-underline transition-colors hover:bg-well';

function Row({ text, note, Icon }: Pick<Setting, 'text' | 'note' | 'Icon'>) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="grid min-w-0 flex-1">
        <span className="text-sm font-semibold">{text}</span>
        <span className="text-sm wrap-anywhere text-ink-soft">{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
}

function DialogRow({ Dialog, name, ...look }: Setting) {
  const [open, setOpen] = useNamedDialog(name);
  return (
    <li>
      <button type="button" aria-haspopup="dialog" className={rowClasses} onClick={() => setOpen(true)}>
        <Row {...look} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} />
    </li>
  );
}

/** The state of a dialog that the address `?ayar=<name>` opens; the address loses it when the dialog closes. */
function useNamedDialog(name: string): [boolean, (open: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('ayar') === name;
  const [clicked, setClicked] = useState(false);
  return [
    clicked || named,
    (open) => {
      setClicked(open);
      if (open || !named) return;
      setSearch(
        (known) => {
          const rest = new URLSearchParams(known);
          rest.delete('ayar');
          return rest;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  ];
}

/** Settings and a link to support (docs/product/pages.md). */
export function QuickSettings() {
  const brand = useBrand();
  return (
    <PanelCard title="Hızlı ayarlar">
      <ul className="-mx-3 -mb-2 grid gap-0.5">
        {settings.map((setting) => (
          <DialogRow key={setting.text} {...setting} />
        ))}
        <li>
          <Link to="/guvenlik" className={rowClasses}>
            <Row
              text="Güvenlik ve veriler"
              note="Şifre, e-posta, iki adımlı giriş, cihazlar"
              Icon={ShieldCheck}
            />
          </Link>
        </li>
        <li>
          <Link to={supportPath} className={rowClasses}>
            <Row text="Destek talebi oluştur" note={brand.email} Icon={LifeBuoy} />
          </Link>
        </li>
        <li>
          <Link to="/panel/destek" className={rowClasses}>
            <Row text="Destek yazışmalarım" note="Bize yazdıklarınız ve yanıtlarımız" Icon={MessagesSquare} />
          </Link>
        </li>
      </ul>
    </PanelCard>
  );
}
