import { afterAll, beforeAll, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import { meetTransaction } from '../../../testing/database/meet-transaction.ts';
import { lockResponse, markHostReplied } from './response-store.ts';
import { startTestGroups, type TestGroups } from '../test/group-world.ts';

let groups: TestGroups;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());

it("an edit during a host's reply waits for it and is then refused", async () => {
  const group = await groups.addGroup();
  const author = await group.addMember(GroupRole.Respondent);
  const sectionId = await (await group.addTopic()).addSection();
  const body = { clientId: crypto.randomUUID(), sectionId, content: '原来的回答', attachments: [] };
  const { id } = await groups.get('createResponse', { body }, author);
  const { database } = groups.deps;

  const change = { body: { id, content: '改过的回答', attachments: [] } };
  const edit = await meetTransaction(
    database,
    async (tx) => {
      await lockResponse(tx, group.id, id);
      await markHostReplied(tx, group.id, id, groups.clock.now());
    },
    () => groups.outcome('editResponse', change, author),
  );
  expect(edit).toBe('HOST_REPLIED');
  const { items } = await groups.get('listResponses', { query: { sectionId } }, author);
  expect(items[0]?.content).toBe('原来的回答');
});
