import { scriptCorpus } from '@yayan/api/testing/script-corpus';
import { addresses } from './addresses.ts';
import { demoSessions } from './demo-sessions.ts';
import { answerOver, openGroupOver } from './hosted-group.ts';
import {
  callApi,
  crossToGroup,
  newKey,
  sealerOver,
  type SignedIn,
  succeed,
  verifyOver,
} from './member-client.ts';
import { sendFile } from './send-file.ts';
import { yayan } from './operator.ts';
import { importShortTask } from './short-task.ts';
import type { Visitor } from '../browser/visitor.ts';

/** A benefit that is sent by parcel. */
const MUG = 'bGd5v9rU3sDg';

/** On each element that a hostile text tries to put into a page. */
export const HOSTILE_MARK = 'data-hostile';

/** A text of at most `length` characters that begins with `place`, leaves attributes and tags, and tries to run. */
const hostileText = (place: string, length = 1_000): string => {
  const tries = [
    `"'><img ${HOSTILE_MARK} src=x onerror=alert(1)>`,
    `<svg ${HOSTILE_MARK} onload=alert(1)>`,
    // Control characters are refused where a text is one line.
    ...scriptCorpus.filter((text) => !/\p{Cc}|\p{Cf}/u.test(text)).slice(0, 12),
    '{{constructor.constructor("alert(1)")()}}',
  ];
  const short = [`<b ${HOSTILE_MARK}>`];
  let text = place;
  for (const next of length < place.length + 50 ? short : tries)
    if (text.length + next.length <= length) text += next;
  return text;
};

/** What a member stored, and where the console shows it. */
export interface StoredTexts {
  taskId: string;
  ticketNumber: string;
  groupName: string;
  orderId: string;
  /** Of an application of a company, and of one of a student. */
  applications: readonly [string, string];
}

interface Person {
  session: SignedIn;
  visitor: Visitor;
  photo: Buffer;
}

/** Stores a hostile text by each call of a member that takes one and that an operator reads. */
export const storeHostileTexts = async ({ session, visitor, photo }: Person): Promise<StoredTexts> => {
  const api = addresses.api();
  const seal = await sealerOver(api);
  const call = async <T>(path: string, body?: object, { token }: { token: string } = session): Promise<T> =>
    await succeed<T>(
      callApi(api, path, {
        token,
        key: newKey(),
        deviceId: visitor.deviceId,
        address: visitor.address,
        ...(body && { body }),
      }),
    );
  const sendPhoto = async (module: string): Promise<string> => {
    const content = new Uint8Array(photo);
    const address = await sendFile(api, session, { module, extension: 'png', content });
    return new URL(address, api).pathname.replace(/^.*\/(?=[a-z]+\/[a-z]+\/[a-z0-9]{26}\/)/u, '');
  };

  const { id, number } = await call<{ id: string; number: string }>('/v1/tickets', {
    kind: 'suggestion',
    text: hostileText('反馈'),
    pictures: [await sendPhoto('feedback')],
  });
  await call(`/v1/tickets/${id}/replies`, { text: hostileText('补充') });

  const company = await call<{ number: string }>('/v1/applications/cooperation', {
    company: hostileText('公司', 60),
    contact: seal(visitor.mobile),
    need: hostileText('需求'),
    consented: true,
  });
  const student = await call<{ number: string }>('/v1/applications/recruit', {
    name: hostileText('名', 20),
    school: hostileText('学校', 40),
    city: hostileText('城', 20),
    mobile: seal(visitor.mobile),
    reason: hostileText('理由', 500),
    consented: true,
  });

  await call('/v1/polls', {
    title: hostileText('提问', 60),
    options: [hostileText('甲', 30), hostileText('乙', 30)],
    days: 7,
  });
  // Words of a search that finds nothing.
  await call(
    `/v1/categories?${new URLSearchParams({ categoryId: '21', keyword: hostileText('搜', 40) }).toString()}`,
  );

  const taskId = await importShortTask('survey/delivery-nps.yaml', '写着网页的问卷', {
    host: { minimumSeconds: 0 },
  });
  const { sessionId } = await call<{ sessionId: string }>('/v1/process/participations', {
    taskHashId: taskId,
  });
  const survey = `/v1/process/sessions/${sessionId}`;
  await call(`${survey}/pages`, { page: 'screening', answers: { received: true }, revision: 0 });
  await call(`${survey}/pages`, { page: 'score', answers: { recommend: 10 }, revision: 1 });
  const matters = ['态度好', '送得快', '包装完好', '送到门口'];
  const good = hostileText('答案', 90);
  await call(`${survey}/submit`, { page: 'why', answers: { good, matters }, revision: 2 });

  const photoTask = 'Pai2zAo5cAn9';
  await call('/v1/process/participations', { taskHashId: photoTask });
  const photos = [];
  for (const place of ['第一张', '第二张'])
    photos.push({ key: await sendPhoto('task'), caption: hostileText(place, 200) });
  await call(`/v1/process/activities/${photoTask}/submit`, { text: '', photos });

  const groupName = hostileText(`组${visitor.mobile.slice(-4)}`, 40);
  const host = demoSessions().hostMember;
  const group = await openGroupOver(host, { name: groupName, coins: 40, mobiles: [visitor.mobile] });
  const inside = await crossToGroup(api, group.hash, session);
  await answerOver(inside, group, { nickname: '写网页的', content: hostileText('回答') });

  const { memberCode } = await call<{ memberCode: string }>('/v1/users/account');
  const whatFor = ['--reason', '试用', '--key', newKey(), '--by', '林晓'];
  await yayan('reward', 'correct', memberCode, '--coins=5000', ...whatFor);
  await yayan('reward', 'credit', memberCode, '--points=500', ...whatFor);
  await verifyOver(api, session.token, { name: '陈晓穗', idNumber: '310104198806125137' });
  await call('/v1/users/consignee', {
    action: 'save',
    name: hostileText('收件人', 32),
    detail: hostileText('门牌', 200),
    mobile: seal(visitor.mobile),
    regionCode: '310104',
    isDefault: true,
  });
  const { items } = await call<{ items: { id: string }[] }>('/v1/users/consignee');
  const { id: orderId } = await call<{ id: string }>(`/v1/benefits/${MUG}`, {
    quantity: 1,
    consigneeId: items[0]?.id,
  });
  return { taskId, ticketNumber: number, groupName, orderId, applications: [company.number, student.number] };
};
