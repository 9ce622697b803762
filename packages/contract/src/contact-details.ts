/** What a contact detail is. */
export type ContactKind = 'mobile' | 'account' | 'email' | 'link';

/** A contact detail in a text: `text.slice(start, end)`. */
export interface ContactDetail {
  kind: ContactKind;
  start: number;
  end: number;
}

/** A text in its plainest form, with the place in the original of each of its characters. */
interface Folded {
  plain: string;
  places: readonly number[];
}

/** Invisible characters, and the frame of a keycap emoji. They are written between digits to hide a number. */
const dropped = /^[\p{Default_Ignorable_Code_Point}\u20E3]$/u;

/** Full-width, circled and other forms of letters and digits become the plain ones. */
function fold(text: string): Folded {
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const character of text) {
    if (!dropped.test(character)) {
      const form = character.normalize('NFKC').toLowerCase();
      plain += form.length === 1 ? form : character;
      for (let unit = 0; unit < (form.length === 1 ? 1 : character.length); unit += 1)
        places.push(place + unit);
    }
    place += character.length;
  }
  places.push(place);
  return { plain, places };
}

const gap = String.raw`[^\S\n]?[-‐-―.·_*\/~]?[^\S\n]?`;
const parted = String.raw`(?:[^\S\n]|[-‐-―.·_*\/~])[^\S\n]?`;

/** The digits of a mobile in the groups that people write. Other groups are prices and scores more often than numbers. */
const groupings = [
  String.raw`1[3-9]\d${gap}\d{4}${gap}\d{4}`,
  String.raw`1[3-9]\d${parted}\d{3}${gap}\d{5}`,
  String.raw`1[3-9]\d${parted}\d{8}`,
  String.raw`1[3-9]\d{2}${parted}\d{3}${gap}\d{4}`,
  String.raw`1[3-9]\d{3}${parted}\d{6}`,
  String.raw`1[3-9]\d{4}${parted}\d{5}`,
  String.raw`1${parted}[3-9](?:${parted}\d){9}`,
].join('|');

/** A count of something, not an account. */
const notCounted = String.raw`(?!\d|[^\S\n]*[天年月日元块人个次首条级步分秒万%])`;
const weChat = String.raw`微信|威信|薇信|(?<![a-z\d])(?:weixin|wechat|vx|wx)|v信`;
const names = String.raw`${weChat}|(?<![a-z\d])qq|扣扣|企鹅号`;
const called = String.raw`[^\S\n]*(?:(?:号码?|账号|帐号|id|群号?)[^\S\n]*[:=是为]?|[:=])[^\S\n]*`;
const letters = String.raw`[a-z][-_a-z\d]{5,19}`;
const withDigit = String.raw`(?=[-_a-z]*[\d_])${letters}`;
const digits = String.raw`[1-9]\d{4,10}${notCounted}`;
const add = String.raw`加(?:一?下|个)?[我你]?的?[^\S\n]*`;

/** Letters alone may be any word: they are an account only where somebody says so. */
const accounts = [
  String.raw`(?:${weChat})${called}${letters}`,
  String.raw`${add}(?:(?:${weChat})(?:${called}|[^\S\n]*)|v(?:${called}|[^\S\n]+))(?:${letters}|${digits})`,
  String.raw`(?:${add})?(?:${names})(?:${called}|[^\S\n]*(?:[是为]|我的?|加我?)?[^\S\n]*)(?:${withDigit}|${digits})`,
].join('|');

const host = String.raw`(?<![a-z\d.@-])(?:[a-z\d][a-z\d-]{0,40}\.){1,4}`;
const path = String.raw`[!-~]{0,500}`;

/** By precedence: of two that overlap the first one counts. */
const patterns: readonly (readonly [ContactKind, RegExp])[] = [
  ['link', new RegExp(String.raw`https?:\/\/[a-z\d]${path}|(?<![a-z\d.])www\.[a-z\d]${path}`, 'gu')],
  ['email', /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/gu],
  [
    'link',
    new RegExp(
      String.raw`${host}(?:(?:com|cn|net|org|top|xyz|vip|cc|club|shop|site)(?![a-z\d.])(?:[\/:?]${path})?|[a-z]{2,6}\/[a-z\d+_]${path})`,
      'gu',
    ),
  ],
  ['account', new RegExp(accounts, 'gu')],
  ['mobile', new RegExp(String.raw`(?<![\d])(?:(?:\+|00)?86${gap})?(?:${groupings})(?!\d|\.\d)`, 'gu')],
];

const closing = /[.,!?;:)\]}'"]+$/u;

/**
 * The contact details in a text, by place: mobiles of the mainland, WeChat and QQ accounts that are named as such, e-mail
 * addresses and links (rule 6.67). It misses a disguise sooner than it takes a price, a year or an order number for one.
 */
export function contactDetails(text: string): ContactDetail[] {
  const { plain, places } = fold(text);
  const found: ContactDetail[] = [];
  for (const [kind, pattern] of patterns)
    for (const match of plain.matchAll(pattern)) {
      const words = kind === 'link' ? match[0].replace(closing, '') : match[0];
      const start = places[match.index] ?? 0;
      const end = (places[match.index + words.length - 1] ?? 0) + 1;
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ kind, start, end });
    }
  return found.toSorted((one, other) => one.start - other.start);
}
