import { auth } from './auth.ts';
import { generations } from './generations.ts';
import { site } from './site.ts';
import { stories } from './stories.ts';
import { tokens } from './tokens.ts';

/** The API's one truth: the server implements it, the browser's client and the OpenAPI file are made from it. */
export const contract = { auth, tokens, stories, generations, site };
