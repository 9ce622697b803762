import {
  acceptInvite,
  applyForCooperation,
  arriveByChannel,
  checkQrLogin,
  confirmQrLogin,
  createHostingTicket,
  createQrLogin,
  encryptFieldOf,
  enterByOpenLink,
  enterFromAgent,
  enterInviteCode,
  getAccount,
  getApplication,
  getKeyEnd,
  getKeySession,
  issueStartTicket,
  listSnsBindings,
  loginByPassword,
  loginHosting,
  bindQq,
  bindSns,
  finishQqLogin,
  newIdempotencyKey,
  refuseQrLogin,
  renewAgreement,
  resetPassword,
  saveKeyPage,
  scanQrLogin,
  submitKeySurvey,
  startSnsLogin,
  takeStartTicket,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { HOSTED, key, open, reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

test('a guest answers by an open link under a key, which is opened by nobody else', async () => {
  const { client } = openMock();
  const { key: opened } = await enterByOpenLink({ sid: HOSTED }, { client });
  if (opened === null) throw new Error('There is no key');
  const screening = { page: 'screening', answers: { frequency: '每天' }, revision: 0 };
  expect(await saveKeyPage(opened, screening, { client })).toMatchObject({ outcome: 'next', page: 'habits' });
  expect((await getKeySession(opened, { client })).page).toBe('habits');
  const last = { page: 'habits', answers: { favourite: '粥' }, revision: 1 };
  await submitKeySurvey(opened, last, { client, headers: key() });
  expect(await getKeyEnd(opened, { client })).toMatchObject({ state: 'ended', kind: 'open', result: 1 });
  expect(await reasonOf(getKeySession('k'.repeat(43), { client }))).toBe('NOT_FOUND');
});

test('links that aren’t whole start nothing', async () => {
  const { client } = openMock();
  expect(await reasonOf(enterByOpenLink({ sid: 'nobody000000' }, { client }))).toBe('PARTNER_LINK_INVALID');
  expect(await reasonOf(enterFromAgent({ query: 'aid=x' }, { client }))).toBe('PARTNER_LINK_INVALID');
});

test('a ticket starts the member’s task elsewhere, once', async () => {
  const { client } = await open();
  const { ticket } = await issueStartTicket({ taskHashId: HOSTED }, { client });
  expect(await takeStartTicket({ ticket }, { client })).toMatchObject({ state: 'open' });
  expect(await reasonOf(takeStartTicket({ ticket }, { client }))).toBe('PARTNER_LINK_EXPIRED');
});

test('a code signs the browser in that shows it, once the phone has confirmed', async () => {
  const { client } = await open();
  const { content, ticket } = await createQrLogin({ client });
  const phone = { ticket: new URL(content).searchParams.get('ticket') ?? '' };
  expect(await reasonOf(checkQrLogin({ ticket }, { client }))).toBe('QR_CODE_NOT_SCANNED');
  await scanQrLogin(phone, { client });
  expect(await checkQrLogin({ ticket }, { client })).toMatchObject({ state: 'scanned' });
  await confirmQrLogin(phone, { client });
  expect(await checkQrLogin({ ticket }, { client })).toMatchObject({ state: 'signedIn' });
  expect(await reasonOf(checkQrLogin({ ticket }, { client }))).toBe('QR_CODE_EXPIRED');
});

test('a refused code signs nobody in', async () => {
  const { client } = await open();
  const { content, ticket } = await createQrLogin({ client });
  const phone = { ticket: new URL(content).searchParams.get('ticket') ?? '' };
  await scanQrLogin(phone, { client });
  await refuseQrLogin(phone, { client });
  expect(await reasonOf(confirmQrLogin(phone, { client }))).toBe('QR_CODE_EXPIRED');
  expect(await reasonOf(checkQrLogin({ ticket }, { client }))).toBe('QR_CODE_EXPIRED');
});

test('an inviter is entered once, and is somebody else', async () => {
  const { client } = await open();
  const { memberCode } = await getAccount({ client });
  expect(await reasonOf(acceptInvite({ inviteCode: 'NOBODY', channel: 'link' }, { client }))).toBe(
    'INVITE_CODE_INVALID',
  );
  expect(await reasonOf(enterInviteCode({ inviteCode: memberCode }, { client }))).toBe('INVITE_SELF');
  await enterInviteCode({ inviteCode: 'YA7K2M9X' }, { client });
  const again = enterInviteCode({ inviteCode: 'YA7K2M9X' }, { client });
  expect(await reasonOf(again)).toBe('INVITE_ALREADY_SET');
});

test('an application has a number by which it is found', async () => {
  const { client } = openMock();
  const contact = await encryptFieldOf(client)('13900001111');
  const sent = {
    company: '小禾食品',
    contact,
    need: '想了解年轻人怎么吃早餐，每季度一次。',
    consented: true,
  } as const;
  const { number } = await applyForCooperation(sent, {
    client,
    headers: { 'Idempotency-Key': newIdempotencyKey() },
  });
  expect(await getApplication(number, { client })).toMatchObject({
    number,
    kind: 'cooperation',
    state: 'received',
  });
  expect(await reasonOf(getApplication('H-2222-2222-2222', { client }))).toBe('NOT_FOUND');
});

test('a host’s ticket opens one session', async () => {
  const { client } = await open();
  const { ticket } = await createHostingTicket({ client });
  await loginHosting({ ticket }, { client });
  expect(await reasonOf(loginHosting({ ticket }, { client }))).toBe('HOST_TICKET_INVALID');
});

test('an account of a third party is bound once, by the way that its member started', async () => {
  const { client } = await open();
  const code = 'c'.repeat(32);
  const bindNew = async () => {
    const { state, authorizeUrl } = await startSnsLogin({ type: 2 }, { client });
    expect(new URL(authorizeUrl).searchParams.get('state')).toBe(state);
    return await bindQq({ code, state }, { client });
  };
  expect(await reasonOf(bindQq({ code, state: 's'.repeat(32) }, { client }))).toBe('SNS_STATE_INVALID');
  await bindNew();
  expect((await listSnsBindings({ client })).items).toContainEqual(
    expect.objectContaining({ type: 2, bound: true }),
  );
  expect(await reasonOf(bindNew())).toBe('SNS_ALREADY_LINKED');
});

test('a third party’s account that nobody has is bound to a mobile, and then signs its member in', async () => {
  const { client } = openMock();
  const code = 'c'.repeat(32);
  const finish = async () => {
    const { state } = await startSnsLogin({ type: 2 }, { client });
    return await finishQqLogin({ code, state }, { client });
  };
  const first = await finish();
  if (first.state !== 'bindRequired') throw new Error('The account has a member');
  const encrypt = encryptFieldOf(client);
  const [mobile, smsCode] = [await encrypt('13800138000'), await encrypt('123456')];
  const form = { by: 'code', bindTicket: first.bindTicket, mobile, code: smsCode } as const;
  const merge = await bindSns(form, { client });
  if (merge.state !== 'mergeRequired') throw new Error('The mobile has no account');
  expect(await reasonOf(bindSns(form, { client }))).toBe('BIND_TICKET_INVALID');
  await bindSns({ by: 'merge', mergeTicket: merge.mergeTicket }, { client });
  expect(await finish()).toMatchObject({ state: 'signedIn' });
});

test('a channel that isn’t known has no page', async () => {
  const { client } = openMock();
  expect(await arriveByChannel({ channel: 'campus-2026' }, { client })).toHaveProperty('title');
  expect(await reasonOf(arriveByChannel({ channel: 'nobody' }, { client }))).toBe('NOT_FOUND');
});

test('only the current agreement can be agreed to', async () => {
  const { client } = await open();
  const old = renewAgreement({ agreementVersion: '2020-01-01', agreed: true }, { client });
  expect(await reasonOf(old)).toBe('AGREEMENT_REQUIRED');
});

test('a password that was set anew signs in, and no other', async () => {
  const { client } = await open();
  const encrypt = encryptFieldOf(client);
  const [mobile, code] = [await encrypt('13800138000'), await encrypt('123456')];
  const setTo = async (value: string) =>
    await resetPassword({ mobile, code, password: await encrypt(value) }, { client });
  const signIn = async (value: string) =>
    await loginByPassword({ mobile, password: await encrypt(value) }, { client });
  expect(await reasonOf(setTo('short'))).toBe('PASSWORD_WEAK');
  await setTo('zaocan2026');
  expect((await signIn('zaocan2026')).token).toBeTypeOf('string');
  expect(await reasonOf(signIn('zaocan2025'))).toBe('PASSWORD_WRONG');
});
