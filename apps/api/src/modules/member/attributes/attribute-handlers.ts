import type { Handlers } from '../../../http/call.ts';
import { agreeAttributeConsent } from './attribute-consent.ts';
import type { AttributeParts } from './attribute-deps.ts';
import { getAttributeSurvey, getAttributeSurveyCheck, submitAttributeSurvey } from './attribute-survey.ts';
import { getProperties, saveProperties } from './property-form.ts';

type Handled =
  | 'getAttributeSurvey'
  | 'getAttributeSurveyCheck'
  | 'submitAttributeSurvey'
  | 'agreeAttributeConsent'
  | 'getProperties'
  | 'saveProperties';

/** What members say about themselves. */
export function attributeHandlers(parts: AttributeParts): Pick<Handlers, Handled> {
  return {
    getAttributeSurvey: async ({ caller }) => await getAttributeSurvey(parts, caller.memberId),
    getAttributeSurveyCheck: async ({ caller }) => await getAttributeSurveyCheck(parts, caller.memberId),
    submitAttributeSurvey: async ({ caller, origin, body, idempotency }) =>
      await submitAttributeSurvey(parts, { memberId: caller.memberId, origin, body, idempotency }),
    agreeAttributeConsent: async ({ caller, body }) =>
      await agreeAttributeConsent(parts.platform, caller.memberId, body),
    getProperties: async ({ caller }) => await getProperties(parts, caller.memberId),
    saveProperties: async ({ caller, body }) => await saveProperties(parts, caller.memberId, body),
  };
}
