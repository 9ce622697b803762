import { addresses } from './addresses.ts';
import { callApi, newKey, succeed, type SignedIn } from './member-client.ts';

const DAY_MS = 24 * 60 * 60_000;

interface HostedGroup {
  hash: string;
  sectionId: string;
}

/** Calls the API as somebody who is signed in, and resolves to the data. */
const ask = <T>(path: string, token: string, body?: object): Promise<T> =>
  succeed<T>(callApi(addresses.api(), path, { token, key: newKey(), ...(body && { body }) }));

interface GroupPlan {
  name: string;
  /** The reward for the group's one topic; the group pays no more. */
  coins: number;
  mobiles: readonly string[];
}

/** Makes a group with one question as a host would, invites people by their mobiles, and opens it. */
export const openGroupOver = async (
  { token }: SignedIn,
  { name, coins, mobiles }: GroupPlan,
): Promise<HostedGroup> => {
  const { ticket } = await ask<{ ticket: string }>('/v1/hosting/ticket', token, {});
  const hosting = await ask<SignedIn>('/v1/hosting/login', token, { ticket });
  const change = <T>(path: string, body: object): Promise<T> =>
    ask<T>(`/v1/hosting/groups${path}`, hosting.token, body);
  const id = newKey();
  const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
  const { revision } = await change<{ revision: number }>('', {
    id,
    settings: {
      name,
      intro: '聊聊早上的事。',
      rules: ['按真实经历回答'],
      consentText: '我同意。',
      opensAt: inDays(1),
      closesAt: inDays(5),
      showsFellows: true,
      plan: { topicCoins: coins, wholeCoins: 0, capCoins: coins },
    },
  });
  const sectionId = newKey();
  const section = {
    title: '几点起床',
    question: '你一般几点起床？',
    hostNote: null,
    minLength: 0,
    visibility: 'everyone',
    opensAt: null,
    closesAt: null,
    vote: null,
  };
  const topic = { title: '早上', summary: '', opensAt: null, closesAt: null };
  await change(`/${id}/guide/topics`, {
    revision,
    topics: [{ id: newKey(), topic, sections: [{ id: sectionId, section }] }],
  });
  await change(`/${id}/invitations`, { numbers: mobiles.join('\n'), role: 0, tagId: null, dryRun: false });
  await change(`/${id}/move`, { move: 'invite' });
  const { hash } = await change<{ hash: string }>(`/${id}/move`, { move: 'open' });
  return { hash, sectionId };
};

/** Agrees to a group's rules under a nickname. */
export const agreeOver = async (
  { token }: SignedIn,
  hash: string,
  nickname: string,
  avatar?: string,
): Promise<void> => {
  const { group } = await ask<{ group: { consent: { version: number } } }>('/focusMembers/info', token);
  await ask(`/v1/groups/${hash}/profile`, token, {
    nickname,
    ...(avatar !== undefined && { avatar }),
    rulesAccepted: true,
    consentVersion: group.consent.version,
  });
};

/** Agrees to a group's rules under a nickname and answers its question. */
export const answerOver = async (
  session: SignedIn,
  { hash, sectionId }: HostedGroup,
  { nickname, content }: { nickname: string; content: string },
): Promise<void> => {
  await agreeOver(session, hash, nickname);
  await ask('/focusResponses', session.token, { sectionId, content, clientId: newKey(), attachments: [] });
};
