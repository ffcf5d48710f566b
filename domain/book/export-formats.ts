import type { PlanId } from '../plans.ts';
import { downloadName } from '../story.ts';

export const exportFormats = ['txt', 'docx', 'epub', 'pdf', 'md'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface FormatFacts {
  /** What people call it. */
  name: string;
  /** What it is good for. */
  purpose: string;
  mediaType: string;
}

export const exportFormatFacts: Readonly<Record<ExportFormat, FormatFacts>> = {
  txt: { name: 'Düz metin', purpose: 'Her yerde açılır', mediaType: 'text/plain;charset=utf-8' },
  docx: {
    name: 'Word',
    purpose: 'Yayınevine göndermek, düzelti almak için',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  epub: { name: 'E-kitap', purpose: 'Telefonda ve okuyucuda okumak için', mediaType: 'application/epub+zip' },
  pdf: { name: 'PDF', purpose: 'Baskıya ve paylaşmaya hazır sayfalar', mediaType: 'application/pdf' },
  md: {
    name: 'Markdown',
    purpose: 'Başka yazı araçlarına taşımak için',
    mediaType: 'text/markdown;charset=utf-8',
  },
};

/** Plain text is everyone's; the others belong to the paid plans (docs/product/stories.md). */
export const mayExport = (plan: PlanId, format: ExportFormat): boolean => format === 'txt' || plan !== 'free';

/** The name of an exported file: that of the plain-text download, with the format's ending. */
export const exportName = (title: string, format: ExportFormat): string =>
  downloadName(title).replace(/txt$/, format);
