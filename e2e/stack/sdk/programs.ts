/** Uses the SDK and the partner kit, and prints the results. */
export const core = `
import { ApiError, createClient, getAccount, isRefusal, paginate, placeOrder, signInBySms } from '@yayan/api-client';
import { verifyLink } from '@yayan/partner-kit';

const asked: string[] = [];
const client = createClient({
  baseUrl: 'https://example.com/api',
  fetch: async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Response.json({ code: 200, msg: '', data: { nickname: '小芽' } });
  },
});
const { nickname }: { nickname: string | null } = await getAccount({ client });
const explain = (error: unknown): number =>
  isRefusal(error, 'ORDER_FORM_INVALID') ? error.data.problems.length : 0;
console.log(JSON.stringify({
  nickname,
  asked,
  kinds: [verifyLink, ApiError, signInBySms, isRefusal, paginate, placeOrder, explain].map((each) => typeof each),
}));
`;

/** For a project without the DOM's types and without Node's: a server program of any kind. */
export const bare = `
import {
  type CallOptions, type CallError, createClient, downloadGroupMembers, getAccount, isRefusal, listTasks, paginate,
} from '@yayan/api-client';

const client = createClient({ baseUrl: 'https://example.com/api', clock: { now: () => 0, wait: async () => {} } });
export const titles = async (options: CallOptions): Promise<string[]> => {
  const found: string[] = [];
  for await (const { title } of paginate(listTasks, { limit: 20 }, { ...options, client })) found.push(title);
  return found;
};
export const nickname: string | null = (await getAccount({ client, headers: { 'x-trace': '7' } })).nickname;
export const text: string = await (await downloadGroupMembers({}, { client })).text();
export const problems = (error: CallError<'placeOrder'>): number =>
  isRefusal(error, 'ORDER_FORM_INVALID') ? error.data.problems.length : 0;
`;

/** Uses each further entry of the SDK. */
export const entries = `
import { errorText } from '@yayan/api-client/errors-en';
import { joinResultLabels } from '@yayan/api-client/labels';
import { mockGetAccount } from '@yayan/api-client/mocks';
import { useGetAccount } from '@yayan/api-client/react';
import { GetAccountResponse } from '@yayan/api-client/zod';

export const texts: readonly string[] = [errorText(24001), joinResultLabels[1].en];
export const kinds = [useGetAccount, mockGetAccount, GetAccountResponse.parse].map((each) => typeof each);
`;
