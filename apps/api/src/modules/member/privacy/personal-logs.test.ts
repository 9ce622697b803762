import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { ID_CONSENT_VERSION } from '../real-name/id-verification.ts';

const lines: string[] = [];
let system: TestSystem;
beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
  system = await TestSystem.start({ log });
});
afterAll(() => system.stop());

test('no name, id number, address, mobile, key or ticket reaches the log, whether the call is refused or not', async () => {
  const mobile = freshMobile(1);
  const member = await system.signIn(mobile);
  const number = '11010519491231002X';
  const handIn = async (idNumber: string): Promise<void> => {
    const body = {
      name: await system.encrypted('王小明'),
      idNumber: await system.encrypted(idNumber),
      consentVersion: ID_CONSENT_VERSION,
      consented: true,
    };
    await system.call('submitIdVerification', { body }, member);
  };
  for (const one of ['123', '110105194912314049', number, number]) await handIn(one);
  const address = { name: '王小明', regionCode: '310101', detail: '南京东路 100 号', isDefault: true };
  for (const text of ['13812345678', '1'])
    await system.call(
      'changeConsignees',
      { body: { action: 'save', mobile: await system.encrypted(text), ...address } },
      member,
    );
  const query = { module: 'avatar', extension: 'jpg', size: 10 } as const;
  const { form } = await system.get('getUploadPolicy', { query }, member);
  await system.call('changeAvatar', { body: { key: form.key } }, member);
  await system.call('signFileUrl', { query: { url: `/api/files/${form.key}` } }, member);
  const checkTicket = 'TicketThatNobodyGave_0123456789ab';
  await system.call('requestAccountClosing', { body: { checkTicket } }, member);

  const all = lines.join('');
  expect(all).toContain('"operation":"changeConsignees"');
  const secrets = [
    '王小明',
    number,
    '1949',
    '13812345678',
    mobile,
    '南京东路',
    '310101',
    form.key,
    checkTicket,
  ];
  for (const secret of [...secrets, member.token])
    expect([secret, all.includes(secret)]).toEqual([secret, false]);
});
