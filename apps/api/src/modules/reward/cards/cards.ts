import { CardKind, CardState } from '@yayan/contract';
import type { Random } from '../../../platform/random.ts';
import { dayOf } from '../../../platform/calendar.ts';
import { insertCard, readCards, spendCard, type StoredCard } from './card-store.ts';
import { lockMember } from '../streak/checkin-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The member's texts for name and effect of each kind of card (rule 5.10). */
export const CARD_WORDS: Readonly<Record<CardKind, { title: string; value: string; rule: string }>> = {
  makeUp: { title: '补签卡', value: '补 1 天', rule: '可补最近 7 天内漏签的一天，连续签到不中断' },
  doubleCoin: {
    title: '双倍金币卡',
    value: '下一份问卷 ×2',
    rule: '使用后 7 天内完成的下一份问卷，金币翻倍',
  },
  feeFree: {
    title: '免手续费卡',
    value: '免 1 次手续费',
    rule: '使用后 7 天内的下一次兑换免手续费',
  },
};

/** How many days an active card waits for a survey or exchange. */
export const ACTIVE_DAYS = 7;

const NUMBER_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export interface Grant {
  memberId: string;
  kind: CardKind;
  /** The text for the member about where the card came from. */
  source: string;
  /** Identifies the reason for the card: granting it again with the same key does nothing. */
  key: string;
  at: Date;
  /** When the card expires; null means never. */
  expiresAt: Date | null;
}

/** Gives a member a card, once for each key. Returns whether this call gave it. */
export async function grantCard(
  tx: Tx,
  random: Random,
  { memberId, kind, source, key, at, expiresAt }: Grant,
): Promise<boolean> {
  const letters = Array.from({ length: 6 }, () => NUMBER_LETTERS.charAt(random.int(NUMBER_LETTERS.length)));
  const number = `YC${dayOf(at).replaceAll('-', '')}${letters.join('')}`;
  return await insertCard(tx, {
    id: random.uuid(),
    number,
    memberId,
    kind,
    source,
    grantKey: key,
    at,
    expiresAt,
  });
}

/** What an active card was used for. */
export interface CardUse {
  memberId: string;
  at: Date;
  /** The text for the member, for example the survey's title. */
  text: string;
  /** Path on the member site, or null. */
  url: string | null;
}

/** Uses up the active double-coin card, if there is one (rule 5.10); false otherwise. */
export async function takeDoubleCoin(tx: Tx, taken: CardUse): Promise<boolean> {
  const waiting = { kind: CardKind.DoubleCoin, state: CardState.Active };
  return (await takeCard(tx, waiting, taken)) !== undefined;
}

/** Uses up one matching card and returns its id; undefined if there is none. */
export async function takeCard(
  tx: Tx,
  wanted: { kind: CardKind; state: CardState; id?: string },
  { memberId, at, text, url }: CardUse,
): Promise<string | undefined> {
  await lockMember(tx, memberId);
  const [card] = await readCards(tx, { memberId, at, ...wanted, limit: 1 });
  if (card === undefined) return undefined;
  await spendCard(tx, memberId, card.id, { at, text, url });
  return card.id;
}

/** The usable card of a kind that ends soonest, or undefined. */
export async function nextUsable(
  tx: Tx,
  memberId: string,
  kind: CardKind,
  at: Date,
): Promise<StoredCard | undefined> {
  return (await readCards(tx, { memberId, at, kind, state: CardState.Usable, limit: 1 })).at(0);
}
