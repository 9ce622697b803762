import { bind } from '../../../call/bind.ts';
import type { Handlers } from '../../../call/call.ts';
import { agreeAttributeConsent } from './attribute-consent.ts';
import type { AttributeDeps } from './attribute-deps.ts';
import { getAttributeSurvey, getAttributeSurveyCheck, submitAttributeSurvey } from './attribute-survey.ts';
import { getProperties, saveProperties } from './property-form.ts';

const rules = {
  getAttributeSurvey,
  getAttributeSurveyCheck,
  submitAttributeSurvey,
  agreeAttributeConsent,
  getProperties,
  saveProperties,
};

/** Handlers of the attribute questionnaire. */
export const attributeHandlers = (deps: AttributeDeps): Pick<Handlers, keyof typeof rules> =>
  bind(deps, rules);
