/** The carriers that parcels go by, as members read them, with other names for each. */
const CARRIERS: Readonly<Record<string, readonly string[]>> = {
  顺丰速运: ['顺丰', '顺丰快递', 'SF'],
  京东物流: ['京东', '京东快递', 'JD'],
  中通快递: ['中通', 'ZTO'],
  圆通速递: ['圆通', '圆通快递', 'YTO'],
  申通快递: ['申通', 'STO'],
  韵达速递: ['韵达', '韵达快递', 'YUNDA'],
  极兔速递: ['极兔', '极兔快递', 'JT'],
  邮政快递包裹: ['邮政', '中国邮政', '邮政快递'],
  EMS: ['邮政EMS', '中国邮政EMS'],
  德邦快递: ['德邦', '德邦物流', 'DEPPON'],
  菜鸟速递: ['菜鸟', '丹鸟', '丹鸟快递'],
  百世快递: ['百世', '汇通'],
  跨越速运: ['跨越'],
};

const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();

const byName = new Map(
  Object.entries(CARRIERS).flatMap(([name, others]) =>
    [name, ...others].map((each) => [plain(each), name] as const),
  ),
);

/** The names of all carriers. */
export const carrierNames: readonly string[] = Object.keys(CARRIERS);

/** The carrier with this name, as members read it; undefined for an unknown one. */
export const carrierOf = (name: string): string | undefined => byName.get(plain(name));
