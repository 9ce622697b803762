// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Poll,
  PollList,
} from '../model/index.ts';

/** Answers `getPoll`: Read a poll. */
export const mockGetPoll = mockCall<'getPoll', Poll>('get', '/v1/polls/:id', () => ({"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}));

/** Answers `listPolls`: List the polls that run now. */
export const mockListPolls = mockCall<'listPolls', PollList>('get', '/v1/polls', () => ({"items":[{"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}]}));

/** Answers `votePoll`: Vote in a poll. */
export const mockVotePoll = mockCall<'votePoll', Poll>('post', '/v1/polls', () => ({"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}));
