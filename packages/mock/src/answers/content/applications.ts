import type {
  ApplicationReceipt,
  ChannelArrival,
  CooperationRequest,
  RecruitRequest,
} from '@yayan/api-client';
import {
  mockApplyForCooperation,
  mockApplyForRecruitment,
  mockArriveByChannel,
  mockGetApplication,
  refuse,
} from '@yayan/api-client/mocks';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { MOBILE } from '../identity/sign-in.ts';

/** The letters of an application's number. */
const letters = '23456789BCDFGHJKMNPQRTVWXYZ';

/** Arrivals by a channel; applications of companies and campus agents, and their state by number. */
export const applicationAnswers = (world: World): Answers => {
  const receipts = new Map<string, ApplicationReceipt>();
  const numberOf = (start: string): string => {
    let rest = Number.parseInt(world.nextId().slice(-12), 16);
    const tail = Array.from({ length: 4 }, () => {
      const letter = letters.charAt(rest % letters.length);
      rest = Math.floor(rest / letters.length);
      return letter;
    });
    return `${start.slice(0, -4)}${tail.join('')}`;
  };
  const receive = (example: ApplicationReceipt, kind: ApplicationReceipt['kind']): ApplicationReceipt => {
    const at = world.time();
    const number = numberOf(example.number);
    const receipt: ApplicationReceipt = {
      ...example,
      number,
      kind,
      state: 'received',
      submittedAt: at,
      changedAt: at,
    };
    receipts.set(number, receipt);
    return receipt;
  };

  return {
    arriveByChannel: mockArriveByChannel(async (_example, { request }) => {
      const { channel } = await jsonOf<ChannelArrival>(request);
      const page = await world.startOf(mockArriveByChannel);
      return page.channel === channel ? page : refuse('NOT_FOUND');
    }),

    applyForCooperation: mockApplyForCooperation(async (example, { request }) => {
      const { contact } = await jsonOf<CooperationRequest>(request);
      const opened = await world.fieldKey.open(contact);
      if (opened === undefined) return refuse('DECRYPTION_FAILED');
      return MOBILE.test(opened) || /^\S+@\S+\.\S+$/u.test(opened)
        ? receive(example, 'cooperation')
        : refuse('CONTACT_INVALID');
    }),

    applyForRecruitment: mockApplyForRecruitment(async (example, { request }) => {
      const { mobile } = await jsonOf<RecruitRequest>(request);
      const opened = await world.fieldKey.open(mobile);
      if (opened === undefined) return refuse('DECRYPTION_FAILED');
      return MOBILE.test(opened) ? receive(example, 'recruit') : refuse('MOBILE_INVALID');
    }),

    getApplication: mockGetApplication((example, { params }) => {
      const number = String(params['number']);
      const known = receipts.get(number) ?? (number === example.number ? example : undefined);
      return known ?? refuse('NOT_FOUND');
    }),
  };
};
