import { api } from '#server/api.ts';
import { listLedger } from './list-ledger.ts';
import { readBalance } from './read-balance.ts';
import { readHistory } from './read-history.ts';
import { readStoryUse } from './read-story-use.ts';
import { useTokens } from './use-tokens.ts';
import { useTokensForResponse } from './use-tokens-for-response.ts';

export const tokensRouter = api.tokens.router({
  balance: api.tokens.balance.handler(({ context }) => readBalance({ ctx: context })),
  history: api.tokens.history.handler(({ context, input }) => readHistory({ ctx: context, input })),
  ledger: api.tokens.ledger.handler(({ context, input }) => listLedger({ ctx: context, input })),
  stories: api.tokens.stories.handler(({ context }) => readStoryUse({ ctx: context })),
  use: api.tokens.use.handler(({ context, input }) => useTokens({ ctx: context, input })),
  useForResponse: api.tokens.useForResponse.handler(({ context, input }) =>
    useTokensForResponse({ ctx: context, input }),
  ),
});
