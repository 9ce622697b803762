import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGroups, type TestGroup, type TestGroups } from '../../../../../test/group/group-world.ts';
import { type GroupEvent, groupTopic } from './group-events.ts';
import { tellTurns } from './tell-turns.ts';

const MINUTE = 60_000;

let groups: TestGroups;
let group: TestGroup;
let heard: Pick<GroupEvent, 'kind' | 'topicId' | 'sectionId'>[];
/** A whole minute to come. */
let turn: Date;

beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  turn = new Date((Math.floor(groups.clock.now().getTime() / MINUTE) + 2) * MINUTE);
  group = await groups.addGroup();
  heard = [];
  groups.platform.events.subscribe(groupTopic(group.id), (event) => {
    const { kind, topicId, sectionId } = event as GroupEvent; // As notifyGroup made it.
    heard.push({ kind, topicId, sectionId });
  });
});

/** Runs the job in each minute from the one before the turn to the one after it, some seconds late. */
async function passTurn(): Promise<void> {
  for (const minutes of [-1, 0, 1]) {
    const at = turn.getTime() + minutes * MINUTE + 7_000;
    groups.clock.advance(at - groups.clock.now().getTime());
    await tellTurns(groups.platform);
  }
}

describe('rule 6.14: open pages are told of the turns of the schedule', () => {
  it('that a topic opened and another closed, each once', async () => {
    const opening = await group.addTopic({ opensAt: turn });
    const closing = await group.addTopic({ closesAt: turn });
    await opening.addSection();
    await closing.addSection();
    await passTurn();
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard).toEqual(
      expect.arrayContaining([
        { kind: 'topic.opened', topicId: opening.id, sectionId: null },
        { kind: 'topic.closed', topicId: closing.id, sectionId: null },
      ]),
    );
  });

  it('that a section turned apart from its topic', async () => {
    const topic = await group.addTopic();
    const opening = await topic.addSection({ opensAt: turn });
    const closing = await topic.addSection({ closesAt: turn });
    await passTurn();
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard).toEqual(
      expect.arrayContaining([
        { kind: 'section.opened', topicId: topic.id, sectionId: opening },
        { kind: 'section.closed', topicId: topic.id, sectionId: closing },
      ]),
    );
  });

  it('nothing of a draft, nor of a topic whose group is not open then', async () => {
    await group.addTopic({ opensAt: turn, draft: true });
    const later = await groups.addGroup({ opensAt: new Date(turn.getTime() + 10 * MINUTE) });
    await later.addTopic({ opensAt: turn });
    const heardLater: unknown[] = [];
    groups.platform.events.subscribe(groupTopic(later.id), (event) => heardLater.push(event));
    const known = await group.addTopic({ opensAt: turn });
    await passTurn();
    await expect.poll(() => heard).toEqual([{ kind: 'topic.opened', topicId: known.id, sectionId: null }]);
    expect(heardLater).toEqual([]);
  });
});
