import { useSession } from '#web/features/session/index.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** Links administrators to the language model settings, and tells others whom to ask. */
export function LanguageModelHint() {
  const isAdmin = useSession().viewer?.isAdmin === true;
  return isAdmin ? (
    <>
      Bir dil modeli daha iyi yazar:{' '}
      <TextLink to="/admin/api">yapay zekâ ayarlarında bir anahtar ekleyin</TextLink>.
    </>
  ) : (
    <>Bir dil modeli daha iyi yazar; onu site yöneticisi ekleyebilir.</>
  );
}

/** States that the built-in storyteller, and no language model, wrote a text. */
export function StorytellerNote() {
  return (
    <p>
      Bu metni <strong className="font-semibold">Yerel anlatıcı</strong> yazdı: bir dil modeli değil, sitenin
      kendi içindeki anlatı kuralları. <LanguageModelHint />
    </p>
  );
}

/** Shows what the storyteller understood of an idea and what is missing, instead of a text. */
export function UnclearIdeaNote({ message }: { message: string }) {
  return (
    <div role="status" className="grid gap-2 rounded-md border border-line bg-well px-4 py-3 text-sm">
      <p className="font-semibold text-ink">Bu fikri tam anlayamadım</p>
      <p>{message}</p>
      <p className="text-ink-soft">
        Token harcanmadı. <LanguageModelHint />
      </p>
    </div>
  );
}
