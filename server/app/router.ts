import { accountRouter } from '../features/account/router.ts';
import { adminUsersRouter } from '../features/admin-users/router.ts';
import { administrationRouter } from '../features/administration/router.ts';
import { adultContentRouter } from '../features/adult-content/router.ts';
import { apiConfigsRouter } from '../features/api-configs/router.ts';
import { auditRouter } from '../features/audit/router.ts';
import { authRouter } from '../features/auth/router.ts';
import { blogRouter } from '../features/blog/router.ts';
import { charactersRouter } from '../features/characters/router.ts';
import { adminMessagesRouter, contactRouter, conversationsRouter } from '../features/contact/router.ts';
import { costsRouter } from '../features/costs/router.ts';
import { doctorRouter } from '../features/doctor/router.ts';
import { documentsRouter } from '../features/documents/router.ts';
import { generationsRouter, selectionsRouter, variantsRouter } from '../features/generations/index.ts';
import { goalsRouter } from '../features/goals/router.ts';
import { googleRouter } from '../features/google/router.ts';
import { houseStyleRouter } from '../features/house-style/router.ts';
import { invoicesRouter } from '../features/invoices/router.ts';
import { mailingsRouter } from '../features/mailings/router.ts';
import { membershipRouter } from '../features/membership/index.ts';
import { modelTrialsRouter } from '../features/model-trials/router.ts';
import { panelRouter } from '../features/panel/router.ts';
import { paymentsRouter } from '../features/payments/router.ts';
import { planCancellationRouter } from '../features/plan-expiry/router.ts';
import { adminPlanTermsRouter } from '../features/plan-terms/router.ts';
import { plotElementsRouter } from '../features/plot-elements/router.ts';
import { presenceRouter } from '../features/presence/router.ts';
import { profileRouter } from '../features/profile/router.ts';
import { promptsRouter } from '../features/prompts/router.ts';
import { revisionsRouter } from '../features/revisions/router.ts';
import { secondFactorRouter } from '../features/second-factor/router.ts';
import { settingsRouter } from '../features/settings/router.ts';
import { sharesRouter } from '../features/shares/router.ts';
import { siteRouter } from '../features/site/router.ts';
import { siteIdentityRouter } from '../features/site-identity/router.ts';
import { storiesRouter } from '../features/stories/router.ts';
import { tokensRouter } from '../features/tokens/router.ts';
import { wizardRouter } from '../features/wizard/router.ts';
import { worldRouter } from '../features/world/index.ts';

/** Every operation of the API. */
export const router = {
  auth: authRouter,
  account: accountRouter,
  secondFactor: secondFactorRouter,
  google: googleRouter,
  tokens: tokensRouter,
  profile: profileRouter,
  panel: panelRouter,
  stories: storiesRouter,
  revisions: revisionsRouter,
  shares: sharesRouter,
  documents: documentsRouter,
  characters: charactersRouter,
  plotElements: plotElementsRouter,
  world: worldRouter,
  houseStyle: houseStyleRouter,
  goals: goalsRouter,
  generations: generationsRouter,
  variants: variantsRouter,
  selections: selectionsRouter,
  wizard: wizardRouter,
  adultContent: adultContentRouter,
  payments: paymentsRouter,
  invoices: invoicesRouter,
  planCancellation: planCancellationRouter,
  presence: presenceRouter,
  blog: blogRouter,
  contact: contactRouter,
  conversations: conversationsRouter,
  adminMessages: adminMessagesRouter,
  apiConfigs: apiConfigsRouter,
  settings: settingsRouter,
  prompts: promptsRouter,
  siteIdentity: siteIdentityRouter,
  adminUsers: adminUsersRouter,
  adminPlanTerms: adminPlanTermsRouter,
  audit: auditRouter,
  administration: administrationRouter,
  costs: costsRouter,
  doctor: doctorRouter,
  mailings: mailingsRouter,
  modelTrials: modelTrialsRouter,
  membership: membershipRouter,
  site: siteRouter,
};
