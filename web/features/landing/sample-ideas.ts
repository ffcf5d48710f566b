import { suggestTitle } from '#domain/story/suggest-title.ts';

/** Ideas to begin with, each with the title of its story. The built-in storyteller tells all of them with dialogue. */
export const sampleIdeas = [
  {
    title: 'Son sefer',
    text: 'Otobüs şoförü Selim, son seferde yıllar önce ölen öğretmenini görür.',
  },
  {
    title: 'Konuşan ayna',
    text: 'Küçük Elif, büyükannesinin sandığında konuşan bir ayna bulur.',
  },
  {
    title: 'Cepteki fotoğraf',
    text: 'Terzi Melike, diktiği ceketin cebinde kendi çocukluk fotoğrafını bulur.',
  },
] as const;

const sampleOf = (idea: string) => sampleIdeas.find(({ text }) => text === idea.trim());

/** Whether an idea is one of the samples, as it was. */
export const isSampleIdea = (idea: string): boolean => sampleOf(idea) !== undefined;

/** The title over a text: the sample's, else one suggested from the idea or the text. */
export const titleOf = (idea: string, story: string): string =>
  sampleOf(idea)?.title ?? (suggestTitle('', idea) || suggestTitle(story, ''));
