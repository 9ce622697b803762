import type { ContactDetail, ContactKind } from '@yayan/contract/contact-details';

const kinds: Record<ContactKind, string> = {
  mobile: '手机号',
  account: '微信号或 QQ 号',
  email: '邮箱',
  link: '网址',
};

/** A longer detail is cut, because it only has to be recognized. */
const LONGEST = 30;

const shown = (detail: string): string => {
  const characters = Array.from(detail);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : detail;
};

/** Names the contact details that were found in a text, by kind. */
export const contactWords = (text: string, details: readonly ContactDetail[]): string => {
  const named = Map.groupBy(details, ({ kind }) => kind);
  const parts = Array.from(
    named,
    ([kind, found]) =>
      `${kinds[kind]} ${found.map(({ start, end }) => shown(text.slice(start, end))).join('、')}`,
  );
  return `这里有${parts.join('；')}`;
};
