import type { Handlers } from '../../../call/call.ts';
import { cancelAccountClosing, getAccountClosing, requestAccountClosing } from './closing.ts';
import { exportPersonalData } from './export-data.ts';
import { changeRecommendation, getPrivacy, withdrawConsent } from './privacy.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

type Handled =
  | 'getPrivacy'
  | 'changeRecommendation'
  | 'withdrawConsent'
  | 'exportPersonalData'
  | 'getAccountClosing'
  | 'requestAccountClosing'
  | 'cancelAccountClosing';

/** Handlers of the privacy centre. */
export function privacyHandlers(deps: PrivacyDeps): Pick<Handlers, Handled> {
  return {
    getPrivacy: async ({ caller }) => await getPrivacy(deps, caller.memberId),
    changeRecommendation: async ({ caller, body }) =>
      await changeRecommendation(deps, caller.memberId, body.recommendation),
    withdrawConsent: async ({ caller, body }) => await withdrawConsent(deps, caller.memberId, body.document),
    exportPersonalData: async ({ caller, body }) => await exportPersonalData(deps, caller, body.checkTicket),
    getAccountClosing: async ({ caller }) => await getAccountClosing(deps, caller.memberId),
    requestAccountClosing: async ({ caller, body }) =>
      await requestAccountClosing(deps, caller, body.checkTicket),
    cancelAccountClosing: async ({ caller }) => await cancelAccountClosing(deps, caller.memberId),
  };
}
