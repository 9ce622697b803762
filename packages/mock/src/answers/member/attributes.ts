import type { AttributeConsentRequest, AttributeSurveyRequest, PropertyRequest } from '@yayan/api-client';
import {
  mockAgreeAttributeConsent,
  mockGetAttributeSurvey,
  mockGetAttributeSurveyCheck,
  mockGetProperties,
  mockSaveProperties,
  mockSubmitAttributeSurvey,
  refuse,
} from '@yayan/api-client/mocks';
import { memberOf } from '../../world/identity/sign-in.ts';
import { profileOf as profileOfMember } from '../../world/member/profile.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

/** A member's profile: its questionnaire, single answers, and the consent to sensitive ones. */
export const attributeAnswers = (world: World): Answers => {
  const profileOf = (request: Request) => profileOfMember(world, memberOf(world, request));
  return {
    getAttributeSurvey: mockGetAttributeSurvey(
      async (_example, { request }) => (await profileOf(request)).survey,
    ),

    submitAttributeSurvey: mockSubmitAttributeSurvey(async (example, { request }) => {
      const profile = await profileOf(request);
      const { part, answers, revision } = await jsonOf<AttributeSurveyRequest>(request);
      const before = profile.survey;
      if (revision !== before.revision) return refuse('ANSWER_OUTDATED');
      const updatedAt = world.time();
      const parts = before.parts.map((each) =>
        each.name === part ? { ...each, percent: 100, stale: 0, updatedAt } : each,
      );
      const percent = Math.floor(parts.reduce((sum, each) => sum + each.percent, 0) / parts.length);
      profile.survey = {
        ...before,
        answers: { ...before.answers, ...answers },
        parts,
        percent,
        revision: revision + 1,
        updatedAt,
      };
      const finished = percent === 100;
      const end = finished && before.percent < 100 ? example : { earned: null, resultId: null };
      const { earned, resultId } = end;
      return { parts, percent, finished, revision: revision + 1, earned, resultId };
    }),

    getAttributeSurveyCheck: mockGetAttributeSurveyCheck(async (_example, { request }) => {
      const { parts, percent, updatedAt } = (await profileOf(request)).survey;
      const missing = parts.filter((each) => each.percent < 100);
      return missing.length > 0
        ? { ...refuse('ATTRIBUTES_UNFINISHED'), data: { state: 'unfinished', percent, missing } }
        : { state: 'finished' as const, updatedAt: updatedAt ?? world.time() };
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
