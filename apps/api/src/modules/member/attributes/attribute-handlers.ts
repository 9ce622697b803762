import { bind } from '../../../call/bind.ts';
import type { Handlers } from '../../../call/call.ts';
import { agreeAttributeConsent } from './attribute-consent.ts';
import type { AttributeDeps } from './attribute-deps.ts';
import { getAttributeSurvey, getAttributeSurveyCheck, submitAttributeSurvey } from './attribute-survey.ts';
import { getProperties, saveProperties } from './property-form.ts';

type Handled =
  | 'getAttributeSurvey'
  | 'getAttributeSurveyCheck'
  | 'submitAttributeSurvey'
  | 'agreeAttributeConsent'
  | 'getProperties'
  | 'saveProperties';

/** Handlers of the attribute questionnaire. */
export function attributeHandlers(deps: AttributeDeps): Pick<Handlers, Handled> {
  return {
    ...bind(deps, { getAttributeSurvey, getAttributeSurveyCheck, submitAttributeSurvey }),
    agreeAttributeConsent: async ({ caller, body }) =>
      await agreeAttributeConsent(deps.platform, caller.memberId, body),
    getProperties: async ({ caller }) => await getProperties(deps, caller.memberId),
    saveProperties: async ({ caller, body }) => await saveProperties(deps, caller.memberId, body),
  };
}
