import { prepareNewcomers, type Newcomer } from '@yayan/api/testing/prepare-newcomers';
import { runs } from '@yayan/api/testing/runs';
import { startSandbox } from '@yayan/tools/sandbox';
import { patient } from '@yayan/tools/test-limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import {
  callPatiently,
  newKey,
  saveAddressOver,
  sealerOver,
  succeed,
} from '../stack/servers/member-client.ts';
import { copyPrepared } from '../stack/servers/prepared.ts';

/*
 * What leaves by members without a real-name check in a day (rules 5.13 and 5.14; the table in docs/security.md). They are
 * given more coins than a day can earn, so that the measurement doesn't depend on what tasks pay.
 */

const MEMBERS = runs(24, 100);
const COINS = 6_000;
const OK = 200;
const LEVEL_TOO_LOW = 24_002;
const REAL_NAME_FIRST = 24_012;
const expected: ReadonlySet<number> = new Set([OK, LEVEL_TOO_LOW, REAL_NAME_FIRST]);
/** What a line may take out in a day, in yuan. */
const BOUND = 20;

/** Each line has a sandbox of its own, as the numbers of both lines are the same. */
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, memberUrl: 'http://127.0.0.1:4100' });
});
afterEach(() => sandbox.stop());

interface Benefit {
  id: string;
  target: 'payee' | 'mobile' | 'codes' | 'consignee';
  available: boolean;
  choices: { id: string; stock: number | null }[];
  cash: { min: number } | null;
  payeeChannels: string[];
}

/** A running server, with one address for each member, and the members. */
interface Line {
  url: string;
  members: readonly Newcomer[];
  addressOf: (index: number) => string;
}

/** Every benefit that can be ordered at all. */
const benefitsOf = async (url: string, token: string): Promise<Benefit[]> => {
  const { items } = await succeed<{ items: { id: string; stock: number | null }[] }>(
    callPatiently(url, '/v3/benefits?limit=100', { token }),
  );
  const all = await Promise.all(
    items.map(({ id }) => succeed<Benefit>(callPatiently(url, `/v1/benefits/${id}`, { token }))),
  );
  // Cash by WeChat needs a bound account; it asks for the same check as cash by Alipay.
  return all.filter(({ available, payeeChannels }) => available && !payeeChannels.includes('wechat'));
};

/** Orders each choice of each benefit. Resolves to the codes of the answers. */
const tryAll = async (line: Line, index: number, benefits: readonly Benefit[]): Promise<number[]> => {
  const { url, members, addressOf } = line;
  const member = members[index] ?? expect.fail('no member');
  const who = { token: member.token, address: addressOf(index) };
  const seal = await sealerOver(url);
  const place = async ({ id }: Benefit, body: object) =>
    (
      await callPatiently(url, `/v1/benefits/${id}`, {
        ...who,
        key: newKey(),
        body: { quantity: 1, ...body },
      })
    ).code;
  const addresses = await succeed<{ items: { id: string }[] }>(
    callPatiently(url, '/v1/users/consignee', who),
  );
  const codes: number[] = [];
  for (const benefit of benefits) {
    const { target, choices, cash } = benefit;
    const options = choices.length === 0 ? [{}] : choices.map(({ id }) => ({ choiceId: id }));
    for (const option of options) {
      if (target === 'payee') {
        const payee = { channel: 'alipay', account: seal(member.mobile), name: seal('王小明') };
        codes.push(await place(benefit, { amount: cash?.min, payee }));
      } else if (target === 'consignee')
        codes.push(await place(benefit, { ...option, consigneeId: addresses.items[0]?.id }));
      else if (target === 'mobile')
        codes.push(
          await place(benefit, { ...option, mobile: seal('13900001111') }),
          await place(benefit, option),
        );
      else codes.push(await place(benefit, option));
    }
  }
  return codes;
};

/** The yuan that a provider paid to these mobiles, once its jobs are done. */
const paidTo = async (mobiles: ReadonlySet<string>): Promise<number> => {
  const answer = await fetch(`${sandbox.url}/payout/transfers.json`);
  const all = (await answer.json()) as { account: string; fen: number }[];
  return all.filter(({ account }) => mobiles.has(account)).reduce((sum, { fen }) => sum + fen, 0) / 100;
};

interface Exchanged {
  state: number;
  total: number;
  benefit: { title: string };
}

const ordersOf = async ({ url, members }: Line): Promise<Exchanged[]> => {
  const pages = await Promise.all(
    members.map(({ token }) =>
      succeed<{ items: Exchanged[] }>(callPatiently(url, '/v1/exchanges', { token })),
    ),
  );
  return pages.flatMap(({ items }) => items);
};

test.each([
  ['one IPv4 address', () => '198.51.100.7'],
  ['one IPv6 /56', (index: number) => `2001:db8:7:${(0x100 + index).toString(16)}::7`],
])(
  `rules 5.13 and 5.14: ${MEMBERS} members without a real name on %s take out less than ${BOUND} yuan a day`,
  async (name, addressOf) => {
    const env = { ...(await copyPrepared()), ...sandbox.environment, TRUSTED_PROXIES: '127.0.0.1' };
    const members = await prepareNewcomers(env, { members: MEMBERS, coins: COINS });
    const server = await startApiServer(env);
    try {
      const line: Line = { url: server.url, members, addressOf };
      const [first] = members;
      const benefits = await benefitsOf(server.url, first?.token ?? '');
      expect(new Set(benefits.map(({ target }) => target)).size).toBe(4);
      for (const { token } of members.slice(0, 4))
        await saveAddressOver(server.url, token, {
          name: '王小明',
          mobile: '13912345678',
          regionCode: '310104',
          detail: '漕溪北路 1 号 2 栋 301',
        });
      // The first tries everything that is for sale; everybody else what one of them could get.
      const own = await tryAll(line, 0, benefits);
      expect(own.filter((code) => code === OK)).toHaveLength(1);
      expect(own.filter((code) => !expected.has(code))).toEqual([]);
      const small = benefits.filter(({ target }) => target === 'mobile' || target === 'codes');
      const others = await Promise.all(members.slice(1).map((_, index) => tryAll(line, index + 1, small)));
      expect(others.flat().filter((code) => !expected.has(code))).toEqual([]);

      const orders = await ordersOf(line);
      expect(orders.every(({ benefit, total }) => benefit.title === '话费直充' && total === 500)).toBe(true);
      const placed = orders.length * 5;
      const mobiles = new Set(members.map(({ mobile }) => mobile));
      await expect.poll(() => paidTo(mobiles), { timeout: patient(60_000) }).toBe(placed);
      console.info(`${name}: ${MEMBERS} members, ${orders.length} top-ups, ${placed} yuan`);
      expect(placed).toBe(15);
      expect(placed).toBeLessThan(BOUND);
    } finally {
      await server.stop();
    }
  },
  patient(120_000 + MEMBERS * 2_000),
);
