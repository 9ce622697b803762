import type {
  AttributeConsentRequest,
  AttributeSurvey,
  AttributeSurveyRequest,
  PropertyForm,
  PropertyRequest,
} from '@yayan/api-client';
import {
  mockAgreeAttributeConsent,
  mockGetAttributeSurvey,
  mockGetProperties,
  mockSaveProperties,
  mockSubmitAttributeSurvey,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

interface Profile {
  survey: AttributeSurvey;
  form: PropertyForm;
}

/** A member's profile: its questionnaire, single answers, and the consent to sensitive ones. */
export const attributeAnswers = (world: World): Answers => {
  const profileOf = perMember(world, async (): Promise<Profile> => ({
    survey: await world.startOf(mockGetAttributeSurvey),
    form: await world.startOf(mockGetProperties),
  }));
  return {
    getAttributeSurvey: mockGetAttributeSurvey(
      async (_example, { request }) => (await profileOf(request)).survey,
    ),

    submitAttributeSurvey: mockSubmitAttributeSurvey(async (example, { request }) => {
      const profile = await profileOf(request);
      const { answers, revision } = await jsonOf<AttributeSurveyRequest>(request);
      if (revision !== profile.survey.revision) return refuse('ANSWER_OUTDATED');
      profile.survey = {
        ...profile.survey,
        answers: { ...profile.survey.answers, ...answers },
        revision: revision + 1,
        updatedAt: world.time(),
      };
      const { parts, percent } = profile.survey;
      return { ...example, parts, percent, revision: revision + 1 };
    }),

    agreeAttributeConsent: mockAgreeAttributeConsent(async (_example, { request }) => {
      const profile = await profileOf(request);
      const { version } = await jsonOf<AttributeConsentRequest>(request);
      const { consent } = profile.survey;
      if (version !== consent.version) return refuse('AGREEMENT_REQUIRED');
      profile.survey = { ...profile.survey, consent: { ...consent, agreedAt: world.time() } };
      return profile.survey.consent;
    }),

    getProperties: mockGetProperties(async (_example, { request }) => (await profileOf(request)).form),

    saveProperties: mockSaveProperties(async (_example, { request }) => {
      const profile = await profileOf(request);
      const { answers } = await jsonOf<PropertyRequest>(request);
      profile.form = {
        ...profile.form,
        sections: profile.form.sections.map((section) => ({
          ...section,
          fields: section.fields.map((field) => {
            const answer = answers.find(({ key }) => key === field.key);
            return answer ? { ...field, values: answer.values, updatedAt: world.time() } : field;
          }),
        })),
      };
      return profile.form;
    }),
  };
};
