import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { StoryWriter } from '#server/providers/ai/index.ts';
import { noKeyError, readerOf } from '../record/index.ts';

/**
 * Checks the settings that allow this person to start generations, and returns the writer.
 * @throws GENERATION_OFF, GUEST_TRIAL_OFF, AI_NO_KEY
 */
export function assertMayStart(ctx: AppContext): StoryWriter {
  const { user, deps } = ctx;
  const { settings, writer } = deps;
  if (!settings.generationOn && !user?.isAdmin) throw new AppError('GENERATION_OFF');
  if (!user && !settings.guestTrial) throw new AppError('GUEST_TRIAL_OFF');
  if (!writer) throw noKeyError(readerOf(ctx));
  return writer;
}
