import type { PlanId } from '../../billing/plans.ts';
import { downloadName } from '../story.ts';

export const exportFormats = ['txt', 'docx', 'epub', 'pdf', 'md'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface FormatFacts {
  /** The name of the format on the screen. */
  name: string;
  /** The use of the format, shown to the writer. */
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

/** Whether a plan may export a format: plain text needs no plan, the others need a paid one (docs/product/stories.md). */
export const mayExport = (plan: PlanId, format: ExportFormat): boolean => format === 'txt' || plan !== 'free';

/** Returns the name of an exported file: the name of the plain-text download with the format's extension. */
export const exportName = (title: string, format: ExportFormat): string =>
  downloadName(title).replace(/txt$/, format);
