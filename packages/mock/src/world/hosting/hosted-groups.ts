import type { Guide, GroupInvitation, HostedGroup, PeopleTag, Rehearsal } from '@yayan/api-client';
import {
  mockGetGuide,
  mockListHostedGroups,
  mockListInvitations,
  mockListPeopleTags,
} from '@yayan/api-client/mocks';
import type { World } from '../world.ts';

/** A group that a host has made, with its people. */
export interface Hosted {
  group: HostedGroup;
  invitations: readonly GroupInvitation[];
  tags: readonly PeopleTag[];
  rehearsal: Rehearsal | null;
}

const groups = new WeakMap<World, Promise<Map<string, Hosted>>>();
const guides = new WeakMap<World, Map<string, Guide>>();

const beginning = async (world: World): Promise<Map<string, Hosted>> => {
  const { items: invitations } = await world.startOf(mockListInvitations);
  const { items: tags } = await world.startOf(mockListPeopleTags);
  const { items } = await world.startOf(mockListHostedGroups);
  return new Map(items.map((group) => [group.id, { group, invitations, tags, rehearsal: null }]));
};

/** All groups that hosts have, by their ids. */
export const hostedGroups = async (world: World): Promise<Map<string, Hosted>> => {
  const known = groups.get(world) ?? beginning(world);
  groups.set(world, known);
  return await known;
};

const guidesOf = (world: World): Map<string, Guide> => {
  const known = guides.get(world) ?? new Map<string, Guide>();
  guides.set(world, known);
  return known;
};

export const guideOf = async (world: World, groupId: string): Promise<Guide> =>
  guidesOf(world).get(groupId) ?? (await world.startOf(mockGetGuide));

const countsOf = ({ topics }: Guide) => ({
  topics: topics.length,
  sections: topics.reduce((total, { sections }) => total + sections.length, 0),
});

/** Keeps a guide. Its group counts what came and what went. */
export const keepGuide = async (world: World, groupId: string, guide: Guide): Promise<void> => {
  const [before, after] = [countsOf(await guideOf(world, groupId)), countsOf(guide)];
  guidesOf(world).set(groupId, guide);
  const hosted = (await hostedGroups(world)).get(groupId);
  if (!hosted) return;
  const { counts } = hosted.group;
  const topics = Math.max(0, counts.topics + after.topics - before.topics);
  const sections = Math.max(0, counts.sections + after.sections - before.sections);
  hosted.group = { ...hosted.group, counts: { ...counts, topics, sections } };
};

/** The guides that hosts have written since the mock started, of groups that have opened. */
export const openedGuides = (world: World): readonly Guide[] =>
  [...guidesOf(world).values()].filter(({ life }) => life === 'open' || life === 'closed');
