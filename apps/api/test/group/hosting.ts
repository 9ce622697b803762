import type { BodyOf, components, DataOf } from '@yayan/contract';
import type { Asker } from '../calls/call-operation.ts';
import { freshMobile, TestSystem } from '../system/test-system.ts';
import { nameHost } from '../../src/modules/group/people/life/name-host.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 60 * 60_000;

/** A section as a host writes it. */
export const section = (more: Partial<Schemas['GuideSectionInput']> = {}): Schemas['GuideSectionInput'] => ({
  title: '今早吃了什么',
  question: '今天早上你吃了什么？',
  hostNote: null,
  minLength: 0,
  visibility: 'everyone',
  opensAt: null,
  closesAt: null,
  vote: null,
  ...more,
});

/** A host with a draft of a group, and people to invite. */
export interface Hosting {
  readonly system: TestSystem;
  readonly host: Asker;
  /** The host's mobile, with which they enter the group. */
  readonly mobile: string;
  readonly groupId: string;
  readonly settings: (more?: Partial<Schemas['HostedGroupSettings']>) => Schemas['HostedGroupSettings'];
  group(): Promise<DataOf<'getHostedGroup'>>;
  readonly guide: () => Promise<DataOf<'getGuide'>>;
  readonly move: (move: BodyOf<'moveHostedGroup'>['move']) => Promise<DataOf<'moveHostedGroup'>>;
  /** Adds one topic for each number, with that many sections, and returns the guide. */
  readonly addTopics: (sections: readonly number[]) => Promise<DataOf<'getGuide'>>;
  invite(numbers: string, more?: Partial<BodyOf<'addInvitations'>>): Promise<DataOf<'addInvitations'>>;
  /** Enters the group as an invited respondent who agrees to everything. */
  enter(mobile: string, nickname: string): Promise<Asker>;
  /** Answers a section; without `content` by words that nobody else used. */
  answer(asker: Asker, sectionId: string, content?: string): Promise<DataOf<'createResponse'>>;
}

let lastHost = 0;
let answers = 0;

/** Makes a member a host with a draft group. It opens in one day and closes in ten. */
export async function startHosting(
  system: TestSystem,
  plan: Schemas['RewardPlan'] | null = { topicCoins: 20, wholeCoins: 60, capCoins: 200 },
  name: (memberId: string) => Promise<unknown> = (memberId) =>
    nameHost(system.platform, { memberId, by: '测试' }),
): Promise<Hosting> {
  const { platform, clock } = system;
  lastHost += 1;
  const mobile = freshMobile(9000 + lastHost);
  const host = await system.signIn(mobile);
  const { id: memberId } = await system.get('getAccount', {}, host);
  await name(memberId);
  const groupId = platform.random.uuid();
  const params = { groupId };
  const settings: Hosting['settings'] = (more = {}) => ({
    name: '早餐习惯',
    intro: '聊聊早餐',
    rules: ['按真实经历回答'],
    consentText: '我同意。',
    opensAt: new Date(clock.now().getTime() + DAY_MS).toISOString(),
    closesAt: new Date(clock.now().getTime() + 10 * DAY_MS).toISOString(),
    showsFellows: true,
    plan,
    ...more,
  });
  await system.get('createHostedGroup', { body: { id: groupId, settings: settings() } }, host);
  const guide = () => system.get('getGuide', { params }, host);
  const group = () => system.get('getHostedGroup', { params }, host);
  return {
    system,
    host,
    mobile,
    groupId,
    settings,
    group,
    guide,
    move: (move) => system.get('moveHostedGroup', { params, body: { move } }, host),
    addTopics: async (counts) => {
      const topics = counts.map((count, index) => ({
        id: platform.random.uuid(),
        topic: { title: `话题 ${index + 1}`, summary: '', opensAt: null, closesAt: null },
        sections: Array.from({ length: count }, (_, place) => ({
          id: platform.random.uuid(),
          section: section({ title: `题 ${index + 1}.${place + 1}` }),
        })),
      }));
      const { revision } = await guide();
      return await system.get('addGuideTopics', { params, body: { revision, topics } }, host);
    },
    invite: (numbers, more = {}) =>
      system.get(
        'addInvitations',
        { params, body: { numbers, role: 0, tagId: null, dryRun: false, ...more } },
        host,
      ),
    enter: async (number, nickname) => {
      const { hash } = await group();
      const asker = await system.signInToGroup(hash, number);
      const { group: entered } = await system.get('getGroupMe', {}, asker);
      await system.get(
        'updateGroupProfile',
        {
          params: { hash },
          body: { nickname, rulesAccepted: true, consentVersion: entered.consent.version },
        },
        asker,
      );
      return asker;
    },
    answer: async (asker, sectionId, content) => {
      return await system.get(
        'createResponse',
        {
          body: {
            sectionId,
            content: content ?? `豆浆和油条，楼下买的，这是第 ${(answers += 1)} 份。`,
            clientId: platform.random.uuid(),
            attachments: [],
          },
        },
        asker,
      );
    },
  };
}
