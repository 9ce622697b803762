import { SnsType } from '@yayan/contract';
import { makePopup } from '../../src/modules/message/module.ts';
import { photo } from '../file/upload-world.ts';
import { uploadTo } from '../group/upload-files.ts';
import { codeOf, joinAs } from '../invite/invite.ts';
import { callBy, type Prepare } from './repeated-call.ts';
import type { Stage } from './replayed-call.ts';

const DAY_MS = 86_400_000;

let desktops = 0;

/** A code on a desktop, and a phone that has scanned it. */
async function qrCode(stage: Stage, isScanned: boolean) {
  const { system } = stage;
  desktops += 1;
  const desktop = { deviceId: `desktop-of-repeats-${desktops}`, address: `10.50.${desktops % 250}.1` };
  const { content } = await system.get('createQrLogin', {}, desktop);
  const body = { ticket: new URL(content).searchParams.get('ticket') ?? '' };
  const who = await stage.join();
  if (isScanned) await system.get('scanQrLogin', { body }, who);
  return { who, body };
}

const qr =
  (id: 'scanQrLogin' | 'confirmQrLogin' | 'refuseQrLogin'): Prepare =>
  async (stage) => {
    const { who, body } = await qrCode(stage, id !== 'scanQrLogin');
    return callBy(stage, who, id, { body });
  };

const avatar: Prepare = async (stage) => {
  const { system } = stage;
  const who = await stage.join();
  const first = await uploadTo(system, who, await photo(), { module: 'avatar' });
  await system.get('changeAvatar', { body: { key: first } }, who);
  const key = await uploadTo(system, who, await photo('jpeg', 80), { module: 'avatar' });
  return callBy(stage, who, 'changeAvatar', { body: { key } });
};

const everything = ({ system }: Stage) => ({
  body: { scope: 'all' as const, before: system.clock.now().toISOString() },
});

const messages: Prepare = async (stage) =>
  callBy(stage, await stage.join(), 'readMessages', everything(stage));

const notices: Prepare = async (stage) => callBy(stage, await stage.join(), 'readNotices', everything(stage));

const undoing: Prepare = async (stage) => {
  const who = await stage.join();
  const { readAt } = await stage.system.get('readNotices', everything(stage), who);
  return callBy(stage, who, 'undoRead', { body: { of: 'notices', readAt } });
};

const popup: Prepare = async (stage) => {
  const { system } = stage;
  const who = await stage.join();
  const now = system.clock.now().getTime();
  const times = { startsAt: new Date(now - DAY_MS), endsAt: new Date(now + DAY_MS) };
  const words = { title: '周末答题加倍', body: '周六和周日', image: null, action: null, link: null };
  await makePopup(system.platform, { ...words, ...times, audience: 'everyone', level: null }, { by: '林晓' });
  const shown = await system.get('getScreenMessage', {}, who);
  return callBy(stage, who, 'readFlash', { body: { id: shown?.id ?? '' } });
};

/** What was unbound is not bound any more, so the repetition is refused. */
const unbinding: Prepare = async (stage) => {
  const { platform } = stage.system;
  const who = await stage.join();
  const { id } = await stage.system.get('getAccount', {}, who);
  const binding = {
    type: SnsType.Wechat,
    subject_index: platform.cipher.blindIndex(`sns of ${id}`),
    subject_sealed: platform.cipher.seal(id),
    member_id: id,
    nickname_sealed: null,
    bound_at: platform.clock.now(),
  };
  await platform.database.read.insertInto('sns_bindings').values(binding).execute();
  return callBy(stage, who, 'unbindSns', { body: { type: SnsType.Wechat } }, 'SNS_NOT_LINKED');
};

/** A friend of the same network, whose invitation doesn't count. */
const family: Prepare = async (stage) => {
  const { system } = stage;
  const inviter = await joinAs(system);
  const { asker } = inviter;
  const inviteCode = await codeOf(system, inviter);
  system.clock.advance(1000);
  await joinAs(system, { inviteCode, address: asker.address });
  const [friend] = (await system.get('listInvitees', {}, asker)).items;
  return callBy(stage, asker, 'declareFamily', { params: { id: friend?.id ?? '' } });
};

const upload: Prepare = async (stage) => {
  const who = await stage.join();
  const body = { id: 'a-video-of-repeats', module: 'task', extension: 'mp4', size: 9_000_000 } as const;
  return callBy(stage, who, 'continueUpload', { body });
};

/** Calls about a member's own account, which set something to a value. */
export const repeatedInAccount: Readonly<Record<string, Prepare>> = {
  scanQrLogin: qr('scanQrLogin'),
  confirmQrLogin: qr('confirmQrLogin'),
  refuseQrLogin: qr('refuseQrLogin'),
  changeAvatar: avatar,
  continueUpload: upload,
  readMessages: messages,
  readNotices: notices,
  undoRead: undoing,
  readFlash: popup,
  unbindSns: unbinding,
  declareFamily: family,
};
