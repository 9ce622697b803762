import type {
  SnsBinding,
  SnsBindRequest,
  SnsStartRequest,
  SnsType,
  SnsUnbindRequest,
} from '@yayan/api-client';
import {
  mockBindAlipay,
  mockBindQq,
  mockBindSns,
  mockBindWechat,
  mockBindWeibo,
  mockFinishAlipayLogin,
  mockFinishQqLogin,
  mockFinishWechatLogin,
  mockFinishWeiboLogin,
  mockListSnsBindings,
  mockRegisterSns,
  mockStartSnsLogin,
  mockUnbindSns,
  refuse,
} from '@yayan/api-client/mocks';
import { once } from '../../world/once.ts';
import { issueTokens, memberOf, signedInOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { openSignIn, register } from './sign-in.ts';

const STATE_MS = 10 * 60_000;
/** The nickname of the account at each third party. */
const NICKNAME = '小芽';

/** A way to a third party that a browser has started. */
interface Start {
  readonly type: SnsType;
  /** Whom it binds; without a member it signs in. */
  readonly member: Member | undefined;
  readonly until: number;
}

/**
 * Accounts at third parties: they sign in, are bound and unbound. The mock has one account at each third party, which
 * belongs to one member at a time.
 */
export const thirdPartyAnswers = (world: World): Answers => {
  const starts = new Map<string, Start>();
  const bindTickets = new Map<string, SnsType>();
  const mergeTickets = new Map<string, { readonly type: SnsType; readonly member: Member }>();
  const registerTickets = new Map<string, SnsType>();
  /** Bindings by member. Those that the state begins with belong to the first member. */
  const boundOf = once(async () => {
    const { items } = await world.startOf(mockListSnsBindings);
    const [first] = world.members.values();
    return new Map<Member, readonly SnsBinding[]>(first ? [[first, items]] : []);
  });
  const bindingsOf = async (member: Member): Promise<readonly SnsBinding[]> =>
    (await boundOf()).get(member) ??
    (await world.startOf(mockListSnsBindings)).items.map((each) => unbound(each));
  const unbound = (binding: SnsBinding): SnsBinding => ({
    ...binding,
    bound: false,
    nickname: null,
    boundAt: null,
    canUnbind: false,
  });
  const has = (items: readonly SnsBinding[], type: SnsType): boolean =>
    items.some((each) => each.type === type && each.bound);
  const ownerOf = async (type: SnsType): Promise<Member | undefined> =>
    [...(await boundOf())].find(([, items]) => has(items, type))?.[0];

  /** The start of a state, which works once. */
  const takeStart = (state: unknown, type: SnsType): Start | undefined => {
    const start = starts.get(String(state));
    starts.delete(String(state));
    return start?.type === type && start.until > world.now() ? start : undefined;
  };
  const give = async (member: Member, type: SnsType, nickname: string | null): Promise<SnsBinding> => {
    const items = await bindingsOf(member);
    const binding: SnsBinding = { type, bound: true, nickname, boundAt: world.time(), canUnbind: true };
    (await boundOf()).set(member, [...items.filter((each) => each.type !== type), binding]);
    return binding;
  };
  const bind = async (example: SnsBinding, type: SnsType, request: Request) => {
    const member = memberOf(world, request);
    const { state } = await jsonOf<{ readonly state: string }>(request);
    if (takeStart(state, type)?.member !== member) return refuse('SNS_STATE_INVALID');
    if (has(await bindingsOf(member), type)) return refuse('SNS_ALREADY_LINKED');
    if (await ownerOf(type)) return refuse('SNS_TAKEN');
    return await give(member, type, example.nickname);
  };
  const finish = async (type: SnsType, request: Request) => {
    const start = takeStart(new URL(request.url).searchParams.get('state'), type);
    if (!start || start.member) return refuse('SNS_STATE_INVALID');
    const owner = await ownerOf(type);
    if (owner) return { state: 'signedIn' as const, ...issueTokens(world, owner, 'member') };
    const bindTicket = world.nextTicket('bind');
    bindTickets.set(bindTicket, type);
    const data = { state: 'bindRequired' as const, bindTicket, type, nickname: NICKNAME, avatar: null };
    return { ...refuse('SNS_NOT_BOUND'), data };
  };

  return {
    startSnsLogin: mockStartSnsLogin(async (example, { request }) => {
      const { type } = await jsonOf<SnsStartRequest>(request);
      const state = world.nextTicket('state');
      starts.set(state, {
        type,
        member: signedInOf(world, request)?.member,
        until: world.now() + STATE_MS,
      });
      const authorizeUrl = new URL(example.authorizeUrl);
      authorizeUrl.searchParams.set('state', state);
      return { authorizeUrl: authorizeUrl.href, state, expiresAt: world.time(STATE_MS) };
    }),

    finishWechatLogin: mockFinishWechatLogin(async (_example, { request }) => await finish(1, request)),
    finishQqLogin: mockFinishQqLogin(async (_example, { request }) => await finish(2, request)),
    finishWeiboLogin: mockFinishWeiboLogin(async (_example, { request }) => await finish(3, request)),
    finishAlipayLogin: mockFinishAlipayLogin(async (_example, { request }) => await finish(4, request)),

    bindSns: mockBindSns(async (_example, { request }) => {
      const sent = await jsonOf<SnsBindRequest>(request);
      if (sent.by === 'merge') {
        const merge = mergeTickets.get(sent.mergeTicket);
        mergeTickets.delete(sent.mergeTicket);
        if (!merge) return refuse('BIND_TICKET_INVALID');
        await give(merge.member, merge.type, NICKNAME);
        return { state: 'signedIn', ...issueTokens(world, merge.member, 'member') };
      }
      const type = bindTickets.get(sent.bindTicket);
      if (type === undefined) return refuse('BIND_TICKET_INVALID');
      const found = await openSignIn(world, sent.mobile, sent.code);
      if ('refused' in found) return found;
      bindTickets.delete(sent.bindTicket);
      const { mobile, member } = found;
      if (member) {
        if (has(await bindingsOf(member), type)) return refuse('SNS_ALREADY_LINKED');
        const mergeTicket = world.nextTicket('merge');
        mergeTickets.set(mergeTicket, { type, member });
        const { nickname = NICKNAME, avatar = null } = member;
        const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
        return { state: 'mergeRequired', mergeTicket, nickname, avatar, mobile: masked };
      }
      const registerTicket = world.nextTicket('register');
      world.registering.set(registerTicket, mobile);
      registerTickets.set(registerTicket, type);
      return { state: 'unregistered', registerTicket };
    }),

    registerSns: mockRegisterSns(async (_example, { request }) => {
      const { registerTicket } = await jsonOf<{ readonly registerTicket: string }>(request);
      const type = registerTickets.get(registerTicket);
      if (type === undefined) return refuse('REGISTER_TICKET_INVALID');
      const mobile = world.registering.get(registerTicket) ?? '';
      const tokens = await register(world, request);
      const member = world.members.get(mobile);
      if ('refused' in tokens || !member) return tokens;
      registerTickets.delete(registerTicket);
      await give(member, type, NICKNAME);
      return tokens;
    }),

    listSnsBindings: mockListSnsBindings(async (_example, { request }) => ({
      items: [...(await bindingsOf(memberOf(world, request)))],
    })),

    bindWechat: mockBindWechat(async (example, { request }) => await bind(example, 1, request)),
    bindQq: mockBindQq(async (example, { request }) => await bind(example, 2, request)),
    bindWeibo: mockBindWeibo(async (example, { request }) => await bind(example, 3, request)),
    bindAlipay: mockBindAlipay(async (example, { request }) => await bind(example, 4, request)),

    unbindSns: mockUnbindSns(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { type } = await jsonOf<SnsUnbindRequest>(request);
      const items = await bindingsOf(member);
      if (!has(items, type)) return refuse('SNS_NOT_LINKED');
      const left = items.map((each) => (each.type === type ? unbound(each) : each));
      (await boundOf()).set(member, left);
      return { items: left };
    }),
  };
};
