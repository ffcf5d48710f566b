import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { api } from './api.ts';

/** Query and mutation options of every operation, keys included: `queries.stories.list.queryOptions({ input })`. */
export const queries = createTanstackQueryUtils(api);
