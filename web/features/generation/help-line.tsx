import { mayNeedHelp } from '#domain/generation/help-line.ts';
import { messages } from '#domain/messages/index.ts';

/** Says where help is when somebody seems to write about hurting themselves; nothing is refused. */
export function HelpLine({ text }: { text: string }) {
  const needed = mayNeedHelp(text);
  return (
    <div role="status">
      {needed && (
        <div className="grid gap-1 rounded-md border border-line bg-well px-4 py-3 text-sm text-ink">
          <p className="font-semibold">{messages.generation.helpTitle}</p>
          <p>{messages.generation.helpLine}</p>
          <p className="flex flex-wrap gap-x-5">
            <a className="inline-flex min-h-11 items-center underline underline-offset-4" href="tel:112">
              112’yi ara
            </a>
            <a className="inline-flex min-h-11 items-center underline underline-offset-4" href="tel:183">
              ALO 183’ü ara
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
