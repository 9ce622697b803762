import {
  mockListBenefits,
  mockListMessages,
  mockListOrders,
  mockListPoints,
  mockListTaskRecords,
  mockListTasks,
} from '@yayan/api-client/mocks';
import type { Answers } from '../answers/answer-table.ts';

const nothing = <Page>(page: Page): Page => ({ ...page, items: [], nextCursor: null });

/** The lists of a new member. */
export const emptyAnswers = (): Answers => ({
  listTasks: mockListTasks(nothing),
  listTaskRecords: mockListTaskRecords(nothing),
  listBenefits: mockListBenefits(nothing),
  listOrders: mockListOrders(nothing),
  listMessages: mockListMessages(nothing),
  listPoints: mockListPoints((page) => ({
    ...nothing(page),
    available: 0,
    pending: 0,
    nextArrival: null,
    owed: 0,
  })),
});
