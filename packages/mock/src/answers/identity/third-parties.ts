import type { SnsBinding, SnsType, SnsUnbindRequest } from '@yayan/api-client';
import {
  mockBindAlipay,
  mockBindQq,
  mockBindWechat,
  mockBindWeibo,
  mockListSnsBindings,
  mockUnbindSns,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

/** A member's accounts at third parties, bound and unbound. */
export const thirdPartyAnswers = (world: World): Answers => {
  const boundOf = perMember(world, async () => ({
    items: (await world.startOf(mockListSnsBindings)).items as readonly SnsBinding[],
  }));
  const bind = async (example: SnsBinding, type: SnsType, request: Request) => {
    const bound = await boundOf(request);
    if (bound.items.some((each) => each.type === type && each.bound)) return refuse('SNS_ALREADY_LINKED');
    const binding: SnsBinding = { ...example, type, bound: true, boundAt: world.time(), canUnbind: true };
    const isKnown = bound.items.some((each) => each.type === type);
    bound.items = isKnown
      ? bound.items.map((each) => (each.type === type ? binding : each))
      : [...bound.items, binding];
    return binding;
  };

  return {
    listSnsBindings: mockListSnsBindings(async (_example, { request }) => ({
      items: [...(await boundOf(request)).items],
    })),

    bindWechat: mockBindWechat(async (example, { request }) => await bind(example, 1, request)),
    bindQq: mockBindQq(async (example, { request }) => await bind(example, 2, request)),
    bindWeibo: mockBindWeibo(async (example, { request }) => await bind(example, 3, request)),
    bindAlipay: mockBindAlipay(async (example, { request }) => await bind(example, 4, request)),

    unbindSns: mockUnbindSns(async (_example, { request }) => {
      const bound = await boundOf(request);
      const { type } = await jsonOf<SnsUnbindRequest>(request);
      if (!bound.items.some((each) => each.type === type && each.bound)) return refuse('SNS_NOT_LINKED');
      bound.items = bound.items.map((each) =>
        each.type === type
          ? { ...each, bound: false, nickname: null, boundAt: null, canUnbind: false }
          : each,
      );
      return { items: [...bound.items] };
    }),
  };
};
