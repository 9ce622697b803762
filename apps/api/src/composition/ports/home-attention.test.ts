import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../../test/calls/call-operation.ts';
import { ticketCalls } from '../../../test/feedback/ticket-calls.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';
import { moveTicket } from '../../modules/feedback/module.ts';
import { checkCharacter } from '../../modules/member/real-name/id-number.ts';
import { ID_CONSENT_VERSION } from '../../modules/member/real-name/id-verification.ts';
import { changeQuality } from '../../modules/reward/module.ts';
import { operatorFeedback } from '../tickets/feedback-deps.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const { join, opened, call } = ticketCalls(() => system);
const owedTo = async (asker: Asker) => (await system.get('checkHome', {}, asker)).attention;

describe('the home page says what a member owes (rule 10.30)', () => {
  test('nothing, to somebody who owes nothing', async () => {
    expect(await owedTo(await join())).toEqual([]);
  });

  test('the open questions of a discussion, with its end', async () => {
    const [due] = await owedTo(await system.signIn(cast.secondRespondent));
    expect(due).toMatchObject({ kind: 'group', title: expect.stringContaining('早餐'), feedbackState: null });
    expect(due?.link).toMatch(/^\/topic\/(join|list)\/\w+$/u);
    expect(due?.until).not.toBeNull();
    expect((await owedTo(await system.signIn(cast.host))).filter(({ kind }) => kind === 'group')).toEqual([]);
  });

  test('a ticket, from the question or the answer on until the member replies', async () => {
    const member = await join();
    const { id, number } = await opened(member);
    const deps = operatorFeedback(system.platform);
    const move = async (name: 'accepted' | 'started' | 'asked' | 'answered', text: string | null = null) =>
      await moveTicket(deps, number, { move: name, by: '林晓', text });
    await move('accepted');
    await move('started');
    expect(await owedTo(member)).toEqual([]);
    await move('asked', '请补一张截图');
    expect(await owedTo(member)).toMatchObject([
      { kind: 'feedback', link: `/home/feedback/${id}`, feedbackState: 3, until: null },
    ]);
    await call('replyTicket', id, member, { text: '截图补上了' });
    expect(await owedTo(member)).toEqual([]);
    await move('answered', '下个版本会有');
    const [answered] = await owedTo(member);
    expect(answered).toMatchObject({ feedbackState: 4 });
    expect(new Date(answered?.until ?? 0).getTime()).toBe(system.clock.now().getTime() + 7 * 86_400_000);
    await call('confirmTicket', id, member);
    expect(await owedTo(member)).toEqual([]);
  });

  test('a real-name check that failed, until one matches', async () => {
    const member = await join();
    const numberOf = (sequence: string): string => {
      const first = `31010119900107${sequence}`;
      return `${first}${checkCharacter(first) ?? ''}`;
    };
    const submit = async (number: string) =>
      await system.call(
        'submitIdVerification',
        {
          body: {
            name: await system.encrypted('王小明'),
            idNumber: await system.encrypted(number),
            consentVersion: ID_CONSENT_VERSION,
            consented: true,
          },
        },
        member,
      );
    await submit(numberOf('404'));
    expect(await owedTo(member)).toMatchObject([
      { kind: 'idVerification', link: '/home/user?edit=verify', detail: expect.stringContaining('4 次') },
    ]);
    await submit(numberOf('001'));
    expect(await owedTo(member)).toEqual([]);
  });

  test('a quality below 60, and not one of 60', async () => {
    const member = await join();
    const lose = async (points: number) =>
      await system.platform.database.transaction((tx) =>
        changeQuality(tx, {
          memberId: member.memberId,
          key: system.platform.random.uuid(),
          points: -points,
          cause: { kind: 'correction', id: system.platform.random.uuid(), title: '质量审核' },
          reason: '答非所问',
          rule: '质量审核',
          days: 30,
          at: system.clock.now(),
        }),
      );
    await lose(20);
    expect(await owedTo(member)).toEqual([]);
    await lose(1);
    expect(await owedTo(member)).toMatchObject([
      { kind: 'quality', title: '质量分 59 分', link: '/home/quality' },
    ]);
  });

  test('only the changed agreement, until the member agrees', async () => {
    const first = await join();
    await system.platform.database.read
      .updateTable('consents')
      .set({ version: '2026-10-01' })
      .where('member_id', '=', first.memberId)
      .execute();
    const member = await system.signIn(first.mobile, 'another-device-1');
    expect(await owedTo(member)).toMatchObject([{ kind: 'agreement', link: '/agreement' }]);
    const { version } = await system.get('getAgreement');
    await system.call('renewAgreement', { body: { agreementVersion: version, agreed: true } }, member);
    expect(await owedTo(member)).toEqual([]);
  });
});
