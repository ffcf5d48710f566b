import type { VariantGroup } from '#contract/variants.ts';
import { selectionActions, tones } from '#domain/generation/selection-actions.ts';

/** What a group of texts was written for: "Hikâye metni", "Tonunu değiştir: Hüzünlü". */
export function purposeName({
  purpose,
  tone,
}: Pick<VariantGroup, 'purpose'> & { tone?: VariantGroup['tone'] }): string {
  if (purpose === 'write') return 'Hikâye metni';
  const { name } = selectionActions[purpose];
  return tone ? `${name}: ${tones[tone]}` : name;
}
