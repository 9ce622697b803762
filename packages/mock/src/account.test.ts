import {
  cancelAccountClosing,
  changeAvatar,
  changeConsignees,
  changePassword,
  changeRecommendation,
  checkHome,
  checkIn,
  checkSmsCode,
  encryptFieldOf,
  endHomeTour,
  getAccount,
  getAccountClosing,
  getPrivacy,
  listCards,
  listConsignees,
  listPartnerConsents,
  listSharedInGroups,
  listSnsBindings,
  requestAccountClosing,
  sendCode,
  takeBackShared,
  unbindSns,
  useCard,
  withdrawPartnerConsent,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';

test('an address is saved, listed and removed, and one default remains', async () => {
  const { client } = await open();
  const { items: before } = await listConsignees({ client });
  const address = { name: '王小明', regionCode: '310101', detail: '南京东路 1 号', isDefault: true } as const;
  const { items } = await changeConsignees({ action: 'save', ...address }, { client });
  expect(items).toHaveLength(before.length + 1);
  expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  await changeConsignees({ action: 'remove', id: items[0]?.id ?? '' }, { client });
  expect((await listConsignees({ client })).items).toHaveLength(before.length);
});

test('a code is for the purpose that it was asked for, and used up by that act', async () => {
  const { client } = await open();
  const encrypt = encryptFieldOf(client);
  const check = async () => {
    const code = await encrypt('123456');
    await sendCode({ purpose: 'changePassword' }, { client });
    return (await checkSmsCode({ purpose: 'changePassword', code }, { client })).checkTicket;
  };
  const code = await encrypt('123456');
  await sendCode({ purpose: 'closeAccount' }, { client });
  const notAsked = checkSmsCode({ purpose: 'changePassword', code }, { client });
  expect(await reasonOf(notAsked)).toBe('CODE_EXPIRED');
  const checkTicket = await check();
  expect(await reasonOf(requestAccountClosing({ checkTicket }, { client }))).toBe('CHECK_REQUIRED');
  const password = await encrypt('qing-ya-2026');
  await changePassword({ checkTicket, password }, { client });
  expect((await getAccount({ client })).hasPassword).toBe(true);
  expect(await reasonOf(changePassword({ checkTicket, password }, { client }))).toBe('CHECK_REQUIRED');
});

test('the deletion of an account is asked for and cancelled', async () => {
  const { client } = await open();
  const code = await encryptFieldOf(client)('123456');
  await sendCode({ purpose: 'closeAccount' }, { client });
  const { checkTicket } = await checkSmsCode({ purpose: 'closeAccount', code }, { client });
  const { closesAt } = await requestAccountClosing({ checkTicket }, { client });
  expect((await getPrivacy({ client })).closesAt).toBe(closesAt);
  await cancelAccountClosing({ client });
  expect((await getAccountClosing({ client })).closesAt).toBeNull();
});

test('what was consented to and shared is taken back', async () => {
  const { client } = await open();
  const [consent] = (await listPartnerConsents({ client })).items;
  await withdrawPartnerConsent({ recipient: consent?.recipient ?? '' }, { client });
  expect((await listPartnerConsents({ client })).items[0]).toMatchObject({ withdrawable: false });
  const [group] = (await listSharedInGroups({ client })).items;
  await takeBackShared({ hash: group?.hash ?? '' }, { client });
  expect((await listSharedInGroups({ client })).items).toEqual([]);
  await changeRecommendation({ recommendation: false }, { client });
  expect((await getPrivacy({ client })).recommendation).toBe(false);
  await unbindSns({ type: 1 }, { client });
  expect((await listSnsBindings({ client })).items.some(({ bound }) => bound)).toBe(false);
});

test('a card is used once', async () => {
  const { client } = await open();
  const [card] = (await listCards({}, { client })).items;
  const cardId = card?.id ?? '';
  expect((await useCard({ cardId }, { client })).card.state).toBe('active');
  expect((await listCards({}, { client })).counts).toMatchObject({ usable: 0, active: 1 });
  expect(await reasonOf(useCard({ cardId }, { client }))).toBe('CARD_NOT_USABLE');
});

test('the home page knows the check-in, the ended tour and the picture', async () => {
  const { client } = await open();
  expect((await checkHome({ client })).checkedInToday).toBe(false);
  await checkIn({}, { client });
  await endHomeTour({ client });
  expect(await checkHome({ client })).toMatchObject({ checkedInToday: true, tourDue: false });
  const { avatar } = await changeAvatar(
    { key: 'mock/avatar/ofthemockserver00000000000/00000000000000001.png' },
    { client },
  );
  expect((await getAccount({ client })).avatar).toBe(avatar);
});
