import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import type { GroupDeps } from '../../people/deps.ts';
import { viewAttributes, viewMember } from '../../people/entry/group-view.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { openState } from '../../people/group/open-state.ts';
import { isFor } from '../../discussion/guide/audience.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { readSpeakers, type Speaker } from './coverage-store.ts';

const MOST_SILENT = 50;

/**
 * Which respondents answered which topics: topics against the values of an attribute that respondents share (rule
 * 6.34).
 */
export async function getVoiceCoverage(
  deps: GroupDeps,
  visit: Visit,
  { query: { attribute } }: Call<'getVoiceCoverage'>,
): Promise<DataOf<'getVoiceCoverage'>> {
  const { topics } = await guideOf(deps, visit);
  const people = await readSpeakers(deps.database.read, visit.group.id);
  const segments = Map.groupBy(people, (person) => valueOf(person, attribute));
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
        };
      }),
    ),
  };
}

const valueOf = ({ attributes }: Speaker, key: string | undefined): string | null =>
  key === undefined ? null : (viewAttributes(attributes).find((one) => one.key === key)?.value ?? null);
