import {
  createClient,
  getAccount,
  getInvitation,
  listInvitees,
  listInviteRewards,
  startParticipation,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';
import { checkedFetch } from './testing/open-mock.ts';
import { register } from './testing/register.ts';

const EXTERNAL = 'c3Wn8sV5tYhD';

/** The demo member, and somebody who registers with a code. */
const openTwo = async (scene: 'late-postback' | 'reversal') => {
  const { mock, client } = await open({ scene });
  const friend = createClient({ baseUrl: 'https://mock.test/api', retries: 0, fetch: checkedFetch(mock) });
  const join = async (inviteCode: string): Promise<void> => await register(friend, '13912345678', inviteCode);
  const finishSurvey = async (): Promise<void> => {
    const { url } = await startParticipation({ taskHashId: EXTERNAL }, { client: friend });
    await mock.fetch(new Request(url ?? ''));
  };
  return { mock, client, join, finishSurvey };
};

test('a friend who registered with a code shows, and their first survey earns the inviter', async () => {
  const { mock, client, join, finishSurvey } = await openTwo('late-postback');
  expect(await reasonOf(join('NOBODY'))).toBe('INVITE_CODE_INVALID');
  const before = await getInvitation({ client });
  const { items: known } = await listInviteRewards({}, { client });
  await join(before.inviteCode);
  expect((await listInvitees({}, { client })).items[0]).toMatchObject({ state: 'registered', coins: 0 });
  expect((await listInviteRewards({}, { client })).items).toEqual(known);

  await finishSurvey();
  expect((await listInviteRewards({}, { client })).items[0]).toMatchObject({ coins: 200, state: 1 });
  expect(await getAccount({ client })).toMatchObject({ coins: 1280, pendingCoins: 200 });
  mock.deliverPostbacks();
  expect((await listInviteRewards({}, { client })).items[0]).toMatchObject({ coins: 200, state: 0 });
  expect((await listInvitees({}, { client })).items[0]).toMatchObject({ state: 'completed', coins: 200 });
  expect(await getInvitation({ client })).toMatchObject({
    invited: before.invited + 1,
    earned: before.earned + 200,
  });
  expect(await getAccount({ client })).toMatchObject({ coins: 1480 });
});

test('coins of a friend’s survey that are taken back take the inviter’s with them', async () => {
  const { mock, client, join, finishSurvey } = await openTwo('reversal');
  await join((await getInvitation({ client })).inviteCode);
  await finishSurvey();
  expect(await getAccount({ client })).toMatchObject({ coins: 1480 });
  mock.deliverPostbacks();
  expect((await listInviteRewards({}, { client })).items[0]).toMatchObject({ coins: 200, state: 2 });
  expect(await getAccount({ client })).toMatchObject({ coins: 1280 });
});
