import { genres } from '#domain/generation/genres.ts';

const offered = Object.entries(genres).flatMap(([id, name]) => (id === 'nsfw' ? [] : [name]));

/** Selects a genre or none. */
export function GenreChoice({ value, onChange }: { value: string; onChange: (genre: string) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">
        Tür <span className="ml-1 font-normal text-ink-soft">isteğe bağlı</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {['', ...offered].map((genre) => (
          <label
            key={genre}
            className="relative inline-flex min-h-target cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm hover:bg-well has-checked:border-ink has-checked:bg-well has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="genre"
              value={genre}
              checked={value === genre}
              onChange={() => onChange(genre)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {genre === '' ? 'Fark etmez' : genre}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
