import {
  BookOpenText,
  CircleHelp,
  Cookie,
  Copy,
  Download,
  Ellipsis,
  FileOutput,
  Files,
  History,
  LayoutGrid,
  Maximize2,
  PanelLeft,
  RefreshCw,
  Search,
  Share2,
  SlidersHorizontal,
  SpellCheck,
  WandSparkles,
} from 'lucide-react';
import { useRef } from 'react';
import { useCacheDialog } from '#web/features/cache/index.ts';
import { useCookieSettings } from '#web/features/cookies/index.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Menu } from '#web/ui/menu.tsx';
import { MoreSheet, type SheetItem } from './more-sheet.tsx';

export interface MoreMenuActions {
  blank: boolean;
  /** True where the top line has no room for its buttons: they stand here. */
  isNarrow: boolean;
  /** Null before the story is stored. */
  readPath: string | null;
  text: () => string;
  onSide: () => void;
  onGeneration: () => void;
  onWizard: () => void;
  onDownload: () => void;
  onExport: () => void;
  onFocusMode: () => void;
  /** Null where there is nothing to share. */
  onShare: (() => void) | null;
  onFind: () => void;
  onPlan: () => void;
  onStyleCheck: () => void;
  onVariants: () => void;
  onRevisions: () => void;
  onShortcuts: () => void;
  onCopied: (isCopied: boolean) => void;
}

/** Everything that the top line has no button for: a menu, or a narrow window's sheet. */
export function MoreMenu(props: MoreMenuActions) {
  const { blank, isNarrow, readPath } = props;
  const [cookieSettings, openCookieSettings] = useCookieSettings();
  const [cacheDialog, openCache] = useCacheDialog();
  /** The search takes the focus itself. */
  const found = useRef(false);
  const find = () => {
    found.current = true;
    props.onFind();
  };
  const narrow: SheetItem[] = [
    { text: 'Bölümler ve evren', icon: <PanelLeft />, onSelect: props.onSide },
    { text: 'Üretim ayarları', icon: <SlidersHorizontal />, onSelect: props.onGeneration },
    { text: 'Hikaye Sihirbazı', icon: <WandSparkles />, onSelect: props.onWizard },
  ];
  const file: SheetItem[] = [
    {
      text: 'Kopyala',
      icon: <Copy />,
      disabled: blank,
      staysHere: true,
      onSelect: () => void copyText(props.text()).then(props.onCopied),
    },
    { text: 'İndir', icon: <Download />, disabled: blank, staysHere: true, onSelect: props.onDownload },
    { text: 'Dışa aktar', icon: <FileOutput />, disabled: blank, onSelect: props.onExport },
    { text: 'Odak modu', icon: <Maximize2 />, onSelect: props.onFocusMode },
    ...(readPath ? [{ text: 'Oku', icon: <BookOpenText />, to: readPath }] : []),
    ...(props.onShare ? [{ text: 'Paylaş', icon: <Share2 />, onSelect: props.onShare }] : []),
  ];
  const story: SheetItem[] = [
    { text: 'Bul ve değiştir', icon: <Search />, onSelect: find },
    { text: 'Kitap planı', icon: <LayoutGrid />, onSelect: props.onPlan },
    { text: 'Yazım ve üslup', icon: <SpellCheck />, onSelect: props.onStyleCheck },
    { text: 'Seçenekler', icon: <Files />, onSelect: props.onVariants },
    { text: 'Sürümler', icon: <History />, onSelect: props.onRevisions },
  ];
  const help: SheetItem[] = [
    { text: 'Kısayollar', icon: <CircleHelp />, onSelect: props.onShortcuts },
    { text: 'Çerez tercihleri', icon: <Cookie />, onSelect: openCookieSettings },
    { text: 'Önbelleği temizle', icon: <RefreshCw />, onSelect: openCache },
  ];
  return (
    <>
      {isNarrow ? (
        <MoreSheet
          label="Diğer işlemler"
          groups={[
            { title: 'Paneller', items: narrow },
            { title: 'Hikâye', items: file },
            { title: 'Araçlar', items: story },
            { title: 'Yardım', items: help },
          ]}
        />
      ) : (
        <Menu
          label="Diğer işlemler"
          text={<Ellipsis aria-hidden="true" />}
          iconOnly
          finalFocus={() => {
            const goesBack = !found.current;
            found.current = false;
            return goesBack;
          }}
          groups={[story, help]}
        />
      )}
      {cookieSettings}
      {cacheDialog}
    </>
  );
}
