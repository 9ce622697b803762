import { codeStock } from '../../src/modules/exchange/fulfilment/ports/code-stock.ts';
import { IssueRefused, type Issuer } from '../../src/modules/exchange/fulfilment/ports/issuer.ts';
import { startTestExchange, type TestExchange } from './exchange.ts';
import type { Mood } from './order-model.ts';

/** An issuer's answer that never arrived. */
export class LostAnswer extends Error {}

/** The exchange, with issuers that behave according to `mood`. */
export class MoodyExchange {
  mood: Mood = 'well';
  readonly test: TestExchange;
  /** The payments of the payment company: the order of each payment number. */
  readonly paid: Map<string, string>;

  private constructor(test: TestExchange, paid: Map<string, string>) {
    this.test = test;
    this.paid = paid;
  }

  static async start(): Promise<MoodyExchange> {
    const paid = new Map<string, string>();
    const mood = (): Mood => moody.mood;
    const company = moodyIssuer(mood, ({ number, orderId }) => {
      paid.set(number, orderId);
      return Promise.resolve({ kind: 'paid', receipt: `receipt-${number}` });
    });
    const codes = moodyIssuer(mood, (request) => stock.issue(request));
    const test = await startTestExchange({ issuers: { codes, alipay: company } });
    const stock = codeStock(test.platform);
    const moody = new MoodyExchange(test, paid);
    return moody;
  }
}

/** An issuer that acts once for each number, in every mood. A number that it refused stays refused. */
function moodyIssuer(mood: () => Mood, act: Issuer['issue']): Issuer {
  const acted = new Set<string>();
  const refused = new Set<string>();
  return {
    issue: async (request) => {
      const { number } = request;
      const now = mood();
      if (now === 'silent') throw new LostAnswer();
      if (!acted.has(number)) {
        if (now === 'slow' && !refused.has(number)) return { kind: 'waiting', confirmation: null };
        if (now === 'refusing' || refused.has(number)) {
          refused.add(number);
          throw new IssueRefused('暂时不能发放');
        }
      }
      acted.add(number);
      const issued = await act(request);
      if (now === 'lost') throw new LostAnswer();
      return issued;
    },
  };
}
