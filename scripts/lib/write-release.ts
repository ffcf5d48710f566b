import { writeFileSync } from 'node:fs';
import { describeApi } from '#server/http/api-docs/describe-api.ts';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);

// From here on, changes of the API are compared with this one: no break of it is accepted yet.
writeFileSync(file('contract/released.json'), `${JSON.stringify(await describeApi(), null, 2)}\n`);
writeFileSync(file('contract/accepted-breaks.json'), '[]\n');
