import type { AttributeSurvey, PropertyForm } from '@yayan/api-client';
import { mockGetAttributeSurvey, mockGetProperties } from '@yayan/api-client/mocks';
import type { Member, World } from '../world.ts';

/** What a member said about themselves: the questionnaire about it, and single answers. */
interface Profile {
  survey: AttributeSurvey;
  form: PropertyForm;
}

const REUSED_MS = 180 * 86_400_000;
const DECLINED = new Set(['decline', '不想回答']);

const profiles = new WeakMap<Member, Promise<Profile>>();

const newProfile = async (world: World): Promise<Profile> => ({
  survey: await world.startOf(mockGetAttributeSurvey),
  form: await world.startOf(mockGetProperties),
});

/** The profile of a member. It begins with the document's example. */
export const profileOf = async (world: World, member: Member): Promise<Profile> => {
  const known = profiles.get(member) ?? newProfile(world);
  profiles.set(member, known);
  return await known;
};

/**
 * The answers that may fill a questionnaire now, by attribute: choices of the last 180 days that aren't sensitive and
 * weren't declined. What the profile begins with is as old as the member.
 */
export const knownAnswers = async (
  world: World,
  member: Member,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { survey, form } = await profileOf(world, member);
  const joined = Date.parse(member.joinedAt);
  const isRecent = (updatedAt: string | null): boolean =>
    updatedAt !== null && world.now() - Math.max(Date.parse(updatedAt), joined) <= REUSED_MS;
  const sensitive = new Set(survey.parts.filter((part) => part.sensitive).map(({ name }) => name));
  const asked = isRecent(survey.updatedAt) && sensitive.size === 0 ? Object.entries(survey.answers) : [];
  const fields = form.sections
    .flatMap((section) => section.fields)
    .filter(
      ({ kind, sensitive: isSensitive, updatedAt }) =>
        (kind === 'single' || kind === 'multiple') && !isSensitive && isRecent(updatedAt),
    );
  const pairs = [
    ...asked.map(([name, answer]): [string, string[]] => [name, [answer].flat().map(String)]),
    ...fields.map(({ key, values }): [string, string[]] => [key, values]),
  ];
  return new Map(
    pairs.filter(([, values]) => values.length > 0 && !values.some((value) => DECLINED.has(value))),
  );
};
