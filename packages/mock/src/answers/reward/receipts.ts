import type { Receipt, SignedReceipt } from '@yayan/api-client';
import { joinResultLabels } from '@yayan/api-client/labels';
import { mockGetReceipt, mockListReceiptKeys, refuse } from '@yayan/api-client/mocks';
import { once } from '../../world/once.ts';
import { supportCodeOf } from '../../world/survey/runs.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

type Facts = Pick<Receipt, 'number' | 'title' | 'facts'>;

const ID_BYTES = 8;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A key pair of this mock, with the id that receipts name: the beginning of the public key's SHA-256. */
const makeKey = async () => {
  const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', raw)).slice(0, ID_BYTES);
  const id = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, publicKey: base64url(raw), privateKey };
};

const factsOf = (member: Member, kind: unknown, id: string): Facts | undefined => {
  const run = member.runs.get(id);
  if (kind === 'result' && run && run.endedAt !== null)
    return {
      number: supportCodeOf(run),
      title: run.task.title,
      facts: [
        { name: '结果', value: joinResultLabels[run.result].zh },
        { name: '结束时间', value: run.endedAt },
      ],
    };
  const order = kind === 'order' ? member.orders.get(id) : undefined;
  return (
    order && {
      number: order.orderNumber,
      title: order.benefit.title,
      facts: [
        { name: '金币', value: String(order.total) },
        { name: '提交时间', value: order.createdAt },
      ],
    }
  );
};

/** Signed receipts of the member's own results and orders, which anybody can check with the mock's key. */
export const receiptAnswers = (world: World): Answers => {
  const keyOf = once(makeKey);
  const sign = async (receipt: Receipt): Promise<SignedReceipt> => {
    const { id, privateKey } = await keyOf();
    const signature = await crypto.subtle.sign(
      'Ed25519',
      privateKey,
      new TextEncoder().encode(JSON.stringify(receipt)),
    );
    return { receipt, keyId: id, signature: base64url(signature) };
  };

  return {
    getReceipt: mockGetReceipt(async (_example, { request, params }) => {
      const member = memberOf(world, request);
      const { receipt: start } = await world.startOf(mockGetReceipt);
      const [kind, id] = [params['kind'], String(params['id'])];
      if (kind === start.kind && id === start.id) return await sign(start);
      const found = factsOf(member, kind, id);
      if (!found) return refuse('NOT_FOUND');
      const { number, title, facts } = found;
      return await sign({
        format: start.format,
        kind: kind === 'order' ? 'order' : 'result',
        id,
        number,
        title,
        holder: member.code,
        facts,
        issuer: start.issuer,
        issuedAt: world.time(),
      });
    }),

    listReceiptKeys: mockListReceiptKeys(async () => {
      const { id, publicKey } = await keyOf();
      return { items: [{ id, publicKey, current: true }] };
    }),
  };
};
