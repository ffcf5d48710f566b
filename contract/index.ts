import { account } from './account.ts';
import { adminMessages } from './admin-messages.ts';
import { adminUsers } from './admin-users.ts';
import { administration } from './administration.ts';
import { adultContent } from './adult-content.ts';
import { apiConfigs } from './api-configs.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { blog } from './blog.ts';
import { characters } from './characters.ts';
import { contact } from './contact.ts';
import { conversations } from './conversations.ts';
import { costs } from './costs.ts';
import { doctor } from './doctor.ts';
import { documents } from './documents.ts';
import { generations } from './generations.ts';
import { goals } from './goals.ts';
import { google } from './google.ts';
import { houseStyle } from './house-style.ts';
import { invoices } from './invoices.ts';
import { mailings } from './mailings.ts';
import { membership } from './membership.ts';
import { modelTrials } from './model-trials.ts';
import { panel } from './panel.ts';
import { payments } from './payments.ts';
import { planCancellation } from './plan-cancellation.ts';
import { adminPlanTerms } from './plan-terms.ts';
import { plotElements } from './plot-elements.ts';
import { presence } from './presence.ts';
import { profile } from './profile.ts';
import { promptOperations } from './prompts.ts';
import { revisions } from './revisions.ts';
import { secondFactor } from './second-factor.ts';
import { selections } from './selection-actions.ts';
import { settings } from './settings.ts';
import { shares } from './shares.ts';
import { site } from './site.ts';
import { siteIdentity } from './site-identity.ts';
import { stories } from './stories.ts';
import { tokens } from './tokens.ts';
import { variants } from './variants.ts';
import { wizard } from './wizard.ts';
import { world } from './world.ts';

/** The whole API: the server implements it, and the browser's client and the OpenAPI document are generated from it. */
export const contract = {
  auth,
  account,
  secondFactor,
  google,
  tokens,
  profile,
  panel,
  stories,
  revisions,
  shares,
  documents,
  characters,
  plotElements,
  world,
  houseStyle,
  goals,
  generations,
  variants,
  selections,
  wizard,
  adultContent,
  payments,
  invoices,
  planCancellation,
  presence,
  blog,
  mailings,
  modelTrials,
  membership,
  contact,
  conversations,
  adminMessages,
  apiConfigs,
  settings,
  prompts: promptOperations,
  siteIdentity,
  adminUsers,
  adminPlanTerms,
  audit,
  administration,
  costs,
  doctor,
  site,
};
