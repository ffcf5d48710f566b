import { promptIds } from '#domain/generation/prompt-ids.ts';
import { prompts } from './catalogue.ts';
import { variablesOf } from './prompt-errors.ts';
import { builtInPrompt } from './prompt-in-use.ts';
import { variablesIn } from './render-prompt.ts';
import { sampleMessages } from './try-sample.ts';

const fence = (text: string) => `\`\`\`text\n${text}\n\`\`\``;

function sectionOf(id: (typeof promptIds)[number]): string {
  const { name, version, system, user } = prompts[id];
  const known = variablesOf(id);
  const [rules, request] = sampleMessages(builtInPrompt(id));
  const variables = variablesIn(`${system}\n${user}`).map((each) => `- \`{${each}}\`: ${known[each] ?? ''}`);
  return [
    `## ${name} (\`${id}@${version}\`)`,
    'Rules:',
    fence(system),
    'Material and request:',
    fence(user),
    'Variables:',
    variables.join('\n'),
    'An example as it is sent, with the sections that the program adds:',
    fence(rules?.content ?? ''),
    fence(request?.content ?? ''),
  ].join('\n\n');
}

/** The page docs/product/prompts.md. */
export function documentation(): string {
  return `${[
    '# Prompts',
    'Written by `npm run prompts:write` from `server/providers/ai/prompts/`; a test compares. Texts in force at an operator’s site may be others (`/admin/yonergeler`). A line whose variables are all empty is left out, and so is a heading without lines. The sections “Okur ve içerik” and “Değişmez kurallar” are added by the program and are no part of a template.',
    ...promptIds.map(sectionOf),
  ].join('\n\n')}\n`;
}
