import { api } from '#server/api.ts';
import { declareAge } from './declare-age.ts';
import { withdrawDeclaration } from './withdraw-declaration.ts';

export const adultContentRouter = api.adultContent.router({
  declare: api.adultContent.declare.handler(({ context }) => declareAge({ ctx: context })),
  withdraw: api.adultContent.withdraw.handler(({ context }) => withdrawDeclaration({ ctx: context })),
});
