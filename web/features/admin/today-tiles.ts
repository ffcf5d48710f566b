import type { DayFigures } from '#contract/administration.ts';
import { formatAmount } from '#domain/billing/money.ts';
import type { Api } from '#web/lib/api-client.ts';
import { formatFigure } from './figures.ts';

export type Today = Awaited<ReturnType<Api['administration']['today']>>;

/** What a tile shows. */
export interface TileView {
  figure: string;
  /** A line below: yesterday, or a second figure. */
  note: string;
  curve?: { values: readonly number[]; label: string };
  /** Whether an administrator should act. */
  urgent?: boolean;
}

interface TodayTile {
  name: string;
  /** The section that shows more. */
  to: string;
  read: (today: Today) => TileView;
}

const numbers = new Intl.NumberFormat('tr-TR');
const count = (value: number) => numbers.format(value);

/** The last day and the one before it; zeros without days. */
function lastDays({ days }: Today): [today: DayFigures | undefined, yesterday: DayFigures | undefined] {
  return [days.at(-1), days.at(-2)];
}

/** The values of a curve, and in words its sum and its highest day. */
function curveOf(
  { days }: Today,
  value: (day: DayFigures) => number,
  text: (value: number) => string,
): NonNullable<TileView['curve']> {
  const values = days.map(value);
  const sum = values.reduce((total, one) => total + one, 0);
  const top = Math.max(...values, 0);
  return {
    values,
    label: `Son ${days.length} gün: toplam ${text(sum)}, en yüksek gün ${text(top)}.`,
  };
}

/** The age of a backup in words. */
export function ageText(seconds: number | null): string {
  if (seconds === null) return 'Hiç yok';
  const hours = Math.floor(seconds / 3_600);
  if (hours < 1) return '1 saatten yeni';
  return hours < 48 ? `${hours} saat` : `${Math.floor(hours / 24)} gün`;
}

/** The figures of the administration's home in their order. */
export const todayTiles: readonly TodayTile[] = [
  {
    name: 'Bugünkü gelir',
    to: '/admin/maliyet',
    read(today) {
      const [now, before] = lastDays(today);
      return {
        figure: formatAmount(now?.netKurus ?? 0),
        note: `${count(now?.payments ?? 0)} ödeme, dün ${formatAmount(before?.netKurus ?? 0)}`,
        curve: curveOf(today, ({ netKurus }) => netKurus, formatAmount),
      };
    },
  },
  {
    name: 'Yeni kişi',
    to: '/admin/kullanicilar',
    read(today) {
      const [now, before] = lastDays(today);
      return {
        figure: count(now?.newPeople ?? 0),
        note: `Dün ${count(before?.newPeople ?? 0)}`,
        curve: curveOf(today, ({ newPeople }) => newPeople, count),
      };
    },
  },
  {
    name: 'Üretilen metin',
    to: '/admin/maliyet',
    read(today) {
      const [now, before] = lastDays(today);
      return {
        figure: count(now?.texts ?? 0),
        note: `Dün ${count(before?.texts ?? 0)}`,
        curve: curveOf(today, ({ texts }) => texts, count),
      };
    },
  },
  {
    name: 'Yapay zekâ maliyeti',
    to: '/admin/maliyet',
    read(today) {
      const [now, before] = lastDays(today);
      const known = today.days.every(({ costKurus }) => costKurus !== null);
      if (!known) return { figure: 'Kur girilmedi', note: 'Maliyet için kuru girin' };
      return {
        figure: formatAmount(now?.costKurus ?? 0),
        note: `Dün ${formatAmount(before?.costKurus ?? 0)}`,
        curve: curveOf(today, ({ costKurus }) => costKurus ?? 0, formatAmount),
      };
    },
  },
  {
    name: 'Başarısız çağrı',
    to: '/admin/api',
    read(today) {
      const [now, before] = lastDays(today);
      return {
        figure: count(now?.failed ?? 0),
        note: `Dün ${count(before?.failed ?? 0)}`,
        curve: curveOf(today, ({ failed }) => failed, count),
        urgent: (now?.failed ?? 0) > (now?.texts ?? 0),
      };
    },
  },
  {
    name: 'Bekleyen mesaj',
    to: '/admin/mesajlar',
    read(today) {
      const [now] = lastDays(today);
      return {
        figure: count(today.openMessages),
        note: `Bugün ${count(now?.messages ?? 0)} mesaj geldi`,
        curve: curveOf(today, ({ messages }) => messages, count),
      };
    },
  },
  {
    name: 'Bakılacak ödeme',
    to: '/admin/odemeler',
    read(today) {
      return {
        figure: formatFigure(today.waitingPayments),
        note: 'Sonucu beklenen ya da ilgi isteyen',
        curve: curveOf(
          today,
          ({ payments }) => payments,
          (sum) => `${count(sum)} ödeme`,
        ),
      };
    },
  },
  {
    name: 'Son yedek',
    to: '/admin/durum',
    read: ({ backupAgeSeconds, backupOld }) => ({
      figure: ageText(backupAgeSeconds),
      note:
        backupAgeSeconds === null
          ? 'Yedeklemeyi kurun'
          : backupOld
            ? 'İki günden eski: denetleyin'
            : 'önce alındı',
      urgent: backupOld,
    }),
  },
];
