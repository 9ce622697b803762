import { bind } from '../../../call/bind.ts';
import type { Handlers } from '../../../call/call.ts';
import { cancelAccountClosing, getAccountClosing, requestAccountClosing } from './closing.ts';
import { exportPersonalData } from './export-data.ts';
import { changeRecommendation, getPrivacy, withdrawConsent } from './privacy.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

type PrivacyOperation =
  | 'getPrivacy'
  | 'changeRecommendation'
  | 'withdrawConsent'
  | 'exportPersonalData'
  | 'getAccountClosing'
  | 'requestAccountClosing'
  | 'cancelAccountClosing';

/** Handlers of the privacy centre. */
export function privacyHandlers(deps: PrivacyDeps): Pick<Handlers, PrivacyOperation> {
  return {
    ...bind(deps, {
      changeRecommendation,
      withdrawConsent,
      exportPersonalData,
      requestAccountClosing,
      cancelAccountClosing,
    }),
    getPrivacy: async ({ caller }) => await getPrivacy(deps, caller.memberId),
    getAccountClosing: async ({ caller }) => await getAccountClosing(deps, caller.memberId),
  };
}
