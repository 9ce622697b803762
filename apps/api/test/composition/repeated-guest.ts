import { publishChannel } from '../../src/modules/content/module.ts';
import { writeOpenLink } from '../../src/modules/partner/guests/key-store.ts';
import type { Asker } from '../calls/call-operation.ts';
import { signed } from '../partner/supplier-world.ts';
import { screening } from '../survey/short-survey.ts';
import { callBy, type Prepare } from './repeated-call.ts';
import type { Stage } from './replayed-call.ts';

const SHORT_SURVEY = 'Zao7kQ2mXn1B';
const SUPPLIED = 'Yun4bKa7FeiD';
const CHANNEL = 'campus-repeats';
/** Every entry makes a key of its own, because a key can't be shown twice. All open the same participation. */
const KEYS = ['survey_keys'];

let strangers = 0;
/** A visitor with a browser and a network of their own. */
const stranger = (): Required<Pick<Asker, 'deviceId' | 'address'>> => {
  strangers += 1;
  return { deviceId: `device-of-stranger-${strangers}`, address: `10.40.${strangers % 250}.1` };
};

const seconds = ({ system }: Stage): string => String(Math.floor(system.clock.now().getTime() / 1000));

const secretOf = ({ system }: Stage): string => {
  const { sandboxSupplier } = system.platform.config;
  if (sandboxSupplier === undefined) throw new Error('There is no sandbox supplier');
  return sandboxSupplier.secret;
};

async function openLink({ system }: Stage): Promise<string> {
  const { database, clock } = system.platform;
  const task = await database.read
    .selectFrom('tasks')
    .select('id')
    .where('hash_id', '=', SHORT_SURVEY)
    .executeTakeFirstOrThrow();
  const sid = `Repeat5Link${strangers}`;
  await database.transaction((tx) => writeOpenLink(tx, { sid, taskId: task.id, at: clock.now() }));
  return sid;
}

const openEntry: Prepare = async (stage) => {
  const who = stranger();
  const body = { sid: await openLink(stage) };
  return { ...callBy(stage, who, 'enterByOpenLink', { body }), logs: KEYS };
};

const guestPage =
  (id: 'saveKeyPage' | 'saveKeyDraftAnswers'): Prepare =>
  async (stage) => {
    const who = stranger();
    const { key } = await stage.system.get('enterByOpenLink', { body: { sid: await openLink(stage) } }, who);
    const page = { page: 'screening', answers: screening, revision: 0 };
    const body = id === 'saveKeyPage' ? page : { ...page, cleared: [], draftRevision: 0 };
    return callBy(stage, who, id, { params: { key: key ?? '' }, body });
  };

const agentEntry: Prepare = async (stage) => {
  const who = stranger();
  const link = { aid: 'sandbox-agent', tid: SHORT_SURVEY, uid: `person-${strangers}`, ts: seconds(stage) };
  const body = { query: signed(link, secretOf(stage)) };
  return { ...callBy(stage, who, 'enterFromAgent', { body }), logs: KEYS };
};

/** The ticket is a credential of the web view, so its second use is refused. A new one continues the participation. */
const ticketStart: Prepare = async (stage) => {
  const { system, join } = stage;
  const { ticket } = await system.get(
    'issueStartTicket',
    { body: { taskHashId: SHORT_SURVEY } },
    await join(),
  );
  return callBy(stage, stranger(), 'takeStartTicket', { body: { ticket } }, 'PARTNER_LINK_EXPIRED');
};

const supplierReturn: Prepare = async (stage) => {
  const { system, join } = stage;
  const body = { taskHashId: SUPPLIED, consent: true };
  const { url } = await system.get('startParticipation', { body }, await join());
  const sid = new URL(url ?? '').searchParams.get('sid') ?? '';
  system.clock.advance(120_000);
  const query = `k=sandbox&${signed({ sid, st: 'complete', ts: seconds(stage) }, secretOf(stage))}`;
  return callBy(stage, stranger(), 'reportReturn', { body: { query } });
};

const inviteArrival: Prepare = async (stage) => {
  const { inviteCode } = await stage.system.get('getInvitation', {}, await stage.join());
  return callBy(stage, stranger(), 'acceptInvite', { body: { inviteCode, channel: 'poster' } });
};

const channelArrival: Prepare = async (stage) => {
  const page = {
    code: CHANNEL,
    title: '校园',
    lead: '说说早餐',
    points: [{ title: '一分钟', text: '六题以内' }],
  };
  await publishChannel(stage.system.platform, page, { by: '林晓' });
  return callBy(stage, stranger(), 'arriveByChannel', { body: { channel: CHANNEL } });
};

/** Calls of guests, suppliers and visitors. */
export const repeatedByGuest: Readonly<Record<string, Prepare>> = {
  enterByOpenLink: openEntry,
  saveKeyPage: guestPage('saveKeyPage'),
  saveKeyDraftAnswers: guestPage('saveKeyDraftAnswers'),
  enterFromAgent: agentEntry,
  takeStartTicket: ticketStart,
  reportReturn: supplierReturn,
  acceptInvite: inviteArrival,
  arriveByChannel: channelArrival,
};
