export * from './gen/mocks/index.ts';
export type { MockAnswer, MockedCall } from './mocks/mock-call.ts';
export { refuse, type Refused } from './mocks/refuse.ts';
