import { Carrier } from '@yayan/contract/console';
import { carrierLabels } from '@yayan/contract/console-labels';

type Known = Exclude<Carrier, typeof Carrier.Other>;

interface Courier {
  /** Other names that people write for it. */
  others: readonly string[];
  /** Its public page for tracking numbers, `{number}` where it takes one; null for one that has none any more. */
  query: string | null;
}

/** The carriers that parcels go by. Members and operators read their labels. */
const COURIERS: Readonly<Record<Known, Courier>> = {
  [Carrier.Sf]: {
    others: ['顺丰', '顺丰快递', 'SF'],
    query: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}',
  },
  [Carrier.Jd]: {
    others: ['京东', '京东快递', 'JD'],
    query: 'https://www.jdl.com/orderSearch/?waybillCodes={number}',
  },
  [Carrier.Zto]: {
    others: ['中通', 'ZTO'],
    query: 'https://www.zto.com/express/expressCheck.html?txtBill={number}',
  },
  [Carrier.Yto]: { others: ['圆通', '圆通快递', 'YTO'], query: 'https://www.yto.net.cn/' },
  [Carrier.Sto]: { others: ['申通', 'STO'], query: 'https://www.sto.cn/' },
  [Carrier.Yunda]: { others: ['韵达', '韵达快递', 'YUNDA'], query: 'https://www.yundaex.com/' },
  [Carrier.Jt]: { others: ['极兔', '极兔快递', 'JT'], query: 'https://www.jtexpress.cn/' },
  [Carrier.Post]: {
    others: ['邮政', '中国邮政', '邮政快递'],
    query: 'https://www.ems.com.cn/queryList?mailNum={number}',
  },
  [Carrier.Ems]: {
    others: ['邮政EMS', '中国邮政EMS'],
    query: 'https://www.ems.com.cn/queryList?mailNum={number}',
  },
  [Carrier.Deppon]: { others: ['德邦', '德邦物流', 'DEPPON'], query: 'https://www.deppon.com/' },
  [Carrier.Cainiao]: { others: ['菜鸟', '丹鸟', '丹鸟快递'], query: 'https://www.cainiao.com/' },
  [Carrier.Best]: { others: ['百世', '汇通'], query: null },
  [Carrier.Kye]: { others: ['跨越'], query: 'https://www.ky-express.com/' },
};

const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();

const known = Object.keys(COURIERS) as Known[];

const byName = new Map(
  known.flatMap((carrier) =>
    [carrierLabels[carrier], ...COURIERS[carrier].others].map((name) => [plain(name), carrier] as const),
  ),
);

const knownOf = (name: string): Known | undefined => byName.get(plain(name));

/** The names of all carriers. */
export const carrierNames: readonly string[] = known.map((carrier) => carrierLabels[carrier]);

/** The carrier with this name, as members read it; undefined for an unknown one. */
export function carrierOf(name: string): string | undefined {
  const carrier = knownOf(name);
  return carrier && carrierLabels[carrier];
}

/** The carrier's public page for a tracking number (rule 5.18); null for one that isn't known or has none. */
export function queryUrlOf(name: string, number: string): string | null {
  const carrier = knownOf(name);
  const query = carrier === undefined ? null : COURIERS[carrier].query;
  return query && query.replace('{number}', encodeURIComponent(number));
}
