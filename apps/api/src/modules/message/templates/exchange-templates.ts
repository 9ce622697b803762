import { type MessageText, template } from './template.ts';

/** Messages about orders and benefits. */
export const exchangeTemplates = {
  /** An order reached a state that the member should know. The exchange area passes the text. */
  orderMoved: template('exchange', ({ orderId, name, what, body }: OrderMoveData): MessageText => ({
    title: `“${name}”${what}`,
    body,
    link: `/home/exchange?order=${orderId}`,
  })),
  restocked: template('exchange', ({ benefitId, title }: { benefitId: string; title: string }) => ({
    title: `“${title}”到货了`,
    body: '你等的福利有货了，数量有限，先到先得。\n这条提醒只发一次，再次兑完后可以重新设置。',
    link: `/exchange/detail/${benefitId}`,
  })),
  saleBegan: template('exchange', ({ benefitId, title }: { benefitId: string; title: string }) => ({
    title: `“${title}”开售了`,
    body: '你等的福利可以兑换了，数量有限，先到先得。\n这条提醒只发一次。',
    link: `/exchange/detail/${benefitId}`,
  })),
};

export interface OrderMoveData {
  orderId: string;
  /** The benefit's name, with the chosen variant. */
  name: string;
  what: string;
  body: string;
}
