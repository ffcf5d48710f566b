import { type AnswerContext, usesMarkup } from '#domain/generation/answers/answer-context.ts';
import { storyMessages } from './prompt.ts';
import type { StoryJob } from './story-writer.ts';

/** What must be known of a job to judge the model's answer. */
export function answerContext(job: StoryJob): AnswerContext {
  const messages = storyMessages(job);
  const request = messages.at(-1)?.content.split('\n\n').at(-1) ?? '';
  const { idea, existingText, characters, wizard, passage, dialogue = null } = job;
  return {
    rules: [...messages.filter(({ role }) => role === 'system').map(({ content }) => content), request].join(
      '\n',
    ),
    idea,
    existingText,
    names: [...characters.map(({ name }) => name), ...(wizard ? [wizard.character.name] : [])],
    dialogue: passage ? null : dialogue,
    mayHaveMarkup: usesMarkup(existingText) || usesMarkup(passage?.text ?? ''),
    kind: passage ? (passage.action === 'names' ? 'names' : 'passage') : 'story',
  };
}
