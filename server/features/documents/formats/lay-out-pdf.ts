import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { type Font, create as openFont } from 'fontkit';
import { createPrintableText } from './printable-text.ts';

const fontFolder = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/literata/package.json'),
);
/** The font files; all have the same characters. */
const fonts = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold', '700Bold_Italic'].map((face) =>
  readFileSync(join(fontFolder, face, `Literata_${face}.ttf`)),
);

/** Returns the preparation of texts for this font. */
export function printableInFont(): ReturnType<typeof createPrintableText> {
  const [regular] = fonts;
  if (!regular) throw new Error('no font');
  return createPrintableText(new Set((openFont(regular) as Font).characterSet));
}

function compile(compiler: NodeCompiler, mainFilePath: string): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath });
  if (compiled.result) return compiled.result;
  const error = compiled.takeDiagnostics();
  throw new Error(`Typst: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`);
}

/** Creates PDF/UA, or plain PDF 1.7 when the text breaks its rules, as a heading before the first chapter does. */
function toPdf(compiler: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    return compiler.pdf(document, { pdfStandard: PdfStandard.V_1_7 });
  }
}

/**
 * Typesets a template, which reads its data as a JSON file beside it, so that a text is never markup.
 * @param onLaidOut called between layout and PDF
 * @throws an Error with the compiler's diagnostics
 */
export function layOutPdf(document: {
  template: string;
  dataName: string;
  data: object;
  onLaidOut?: () => void;
}): Buffer {
  const workspace = dirname(document.template);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
  compiler.mapShadow(join(workspace, document.dataName), Buffer.from(JSON.stringify(document.data)));
  const laidOut = compile(compiler, document.template);
  document.onLaidOut?.();
  return toPdf(compiler, laidOut);
}
