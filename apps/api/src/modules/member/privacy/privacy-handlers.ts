import type { Handlers } from '../../../http/call.ts';
import { cancelAccountClosing, getAccountClosing, requestAccountClosing } from './closing.ts';
import { exportPersonalData } from './export-data.ts';
import { changeRecommendation, getPrivacy, withdrawConsent } from './privacy.ts';
import type { PrivacyParts } from './privacy-deps.ts';

type Handled =
  | 'getPrivacy'
  | 'changeRecommendation'
  | 'withdrawConsent'
  | 'exportPersonalData'
  | 'getAccountClosing'
  | 'requestAccountClosing'
  | 'cancelAccountClosing';

/** The privacy centre. */
export function privacyHandlers(parts: PrivacyParts): Pick<Handlers, Handled> {
  return {
    getPrivacy: async ({ caller }) => await getPrivacy(parts, caller.memberId),
    changeRecommendation: async ({ caller, body }) =>
      await changeRecommendation(parts, caller.memberId, body.recommendation),
    withdrawConsent: async ({ caller, body }) => await withdrawConsent(parts, caller.memberId, body.document),
    exportPersonalData: async ({ caller, body }) => await exportPersonalData(parts, caller, body.checkTicket),
    getAccountClosing: async ({ caller }) => await getAccountClosing(parts, caller.memberId),
    requestAccountClosing: async ({ caller, body }) =>
      await requestAccountClosing(parts, caller, body.checkTicket),
    cancelAccountClosing: async ({ caller }) => await cancelAccountClosing(parts, caller.memberId),
  };
}
