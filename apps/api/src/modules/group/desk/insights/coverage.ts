import { type DataOf, GroupRole } from '@yayan/contract';
import type { Call } from '../../../../call/call.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { isFor } from '../../discussion/guide/guide.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { requireTopic } from '../../discussion/guide/section-access.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewAttributes, viewMember } from '../../people/entry/group-view.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { openState } from '../../people/group/open-state.ts';
import { requireHost } from '../analysis/tagging.ts';
import { readSpeakers, readTargets, type Speaker, writeTarget } from './coverage-store.ts';

type Coverage = DataOf<'getVoiceCoverage'>;
/** What the segments are: nothing, one attribute or tags, or two of them crossed. */
interface Split {
  attribute?: string | undefined;
  second?: string | undefined;
}

const MOST_SILENT = 50;
/** The key that stands for the tags of hosts. */
const TAG = 'tag';
const NOT_SHARED = '未提供';
const NO_TAG = '没有标签';

/**
 * Which respondents answered which topics: topics against the values of an attribute that respondents share, of two
 * crossed, or hosts' tags (rules 6.34 and 6.50). Observers, who see no tags, are refused with FORBIDDEN then.
 */
export async function getVoiceCoverage(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'getVoiceCoverage'>,
): Promise<Coverage> {
  return await viewCoverage(deps, deps.database.read, visit, query);
}

/** Sets how many of a segment should speak about a topic; 0 removes the target. Hosts alone. */
export async function setVoiceTarget(
  deps: GroupDeps,
  { caller, body: { attribute, second, topicId, value, target } }: Call<'setVoiceTarget'>,
): Promise<Coverage> {
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, deps.clock.now());
    requireHost(visit);
    const { id } = requireTopic(await guideOf(deps, visit, tx), topicId);
    const split = { attribute, second };
    await writeTarget(tx, visit.group.id, { topicId: id, segment: segmentOf(split, value), target });
    return await viewCoverage(deps, tx, visit, split);
  });
}

/** The name of a segment in the table of targets. */
const segmentOf = ({ attribute = '', second = '' }: Split, value: string | null): string =>
  [attribute, second, value ?? ''].join('|');

async function viewCoverage(deps: GroupDeps, db: Connection, visit: Visit, split: Split): Promise<Coverage> {
  if (visit.role !== GroupRole.Host && [split.attribute, split.second].includes(TAG)) refuse('FORBIDDEN');
  const { topics } = await guideOf(deps, visit, db);
  const people = await readSpeakers(db, visit.group.id);
  const targets = await readTargets(db, visit.group.id);
  const segments = new Map<string | null, Speaker[]>();
  for (const person of people)
    for (const value of valuesOf(person, split))
      segments.set(value, [...(segments.get(value) ?? []), person]);
  const values = [...segments.keys()].toSorted(
    (a, b) => Number(a === null) - Number(b === null) || ((a ?? '') < (b ?? '') ? -1 : 1),
  );
  return {
    topics: topics.map((topic) => ({ id: topic.id, title: topic.title, state: openState(topic, visit.now) })),
    values,
    cells: values.flatMap((value) =>
      topics.map((topic) => {
        const { id } = topic;
        const members = (segments.get(value) ?? []).filter(({ tagIds }) => isFor(topic, tagIds));
        const silent = members.filter(({ topicIds }) => !topicIds.includes(id));
        return {
          topicId: id,
          value,
          members: members.length,
          spoken: members.length - silent.length,
          silent: silent.slice(0, MOST_SILENT).map((person) => viewMember(person, deps.mediaUrls)),
          target: targets.get(`${segmentOf(split, value)} ${id}`) ?? null,
        };
      }),
    ),
  };
}

/** The segments of a person: one, or one for each of their tags. */
function valuesOf(person: Speaker, { attribute, second }: Split): (string | null)[] {
  const first = valuesBy(person, attribute);
  if (attribute === undefined || second === undefined || second === attribute) return first;
  const named = (value: string | null, key: string): string => value ?? (key === TAG ? NO_TAG : NOT_SHARED);
  return first.flatMap((one) =>
    valuesBy(person, second).map((other) => `${named(one, attribute)} · ${named(other, second)}`),
  );
}

function valuesBy({ attributes, tags }: Speaker, key: string | undefined): (string | null)[] {
  if (key === undefined) return [null];
  if (key === TAG) return tags.length === 0 ? [null] : tags;
  return [viewAttributes(attributes).find((one) => one.key === key)?.value ?? null];
}
