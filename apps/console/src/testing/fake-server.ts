import type { OperatorSession } from '@yayan/console-client';
import { vi } from 'vitest';

/** A call as the fake server sees it. */
export interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** A refusal: its number and text, and what explains it. */
export class Refused {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;

  constructor(code: number, msg: string, data: unknown = null) {
    this.code = code;
    this.msg = msg;
    this.data = data;
  }
}

export const session: OperatorSession = {
  operatorId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  name: 'lin.yue',
  roles: ['admin'],
  permissions: ['read', 'tasks.change', 'coins.small', 'coins.large', 'personalData.show'],
  csrfToken: 'token',
  endsAt: '2099-11-21T20:30:00.000Z',
  idleMinutes: 30,
};

/** Answers the console's calls from a function, and keeps them. */
export const fakeServer = (answer: (call: SeenCall) => unknown): SeenCall[] => {
  const seen: SeenCall[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, 'http://console');
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/console/v1', ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: { ...(init.headers as Record<string, string>) },
    };
    seen.push(call);
    const data = await answer(call);
    return Response.json(
      data instanceof Refused
        ? { code: data.code, msg: data.msg, data: data.data, requestId: 'req-1' }
        : { code: 200, msg: '成功', data },
    );
  };
  vi.stubGlobal('fetch', fetch);
  return seen;
};
