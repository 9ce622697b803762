export * from './gen/mocks/index.ts';
export type { MockAnswer, MockedCall } from './mocks/mock-call.ts';
export { refusalResponse, refuse, type Refused } from './mocks/refuse.ts';
