import { expect, test } from 'vitest';
import type { BenefitDetail, ExchangeInfo } from '@yayan/api-client';
import { emptyDraft, withSavedPayee } from './order-draft.ts';

// The draft reads only these fields.
const benefit = { payeeChannels: ['alipay'], choices: [], cash: null } as unknown as BenefitDetail;
const info = { payees: [{ id: 'p1', channel: 'alipay', preferred: true }] } as unknown as ExchangeInfo;

test('saved accounts that load late are chosen, and nothing that was typed is lost', () => {
  const draft = { ...emptyDraft(benefit, undefined), mobile: '13800138000', quantity: 2 };
  expect(withSavedPayee(draft, benefit, info)).toEqual({ ...draft, payeeId: 'p1' });
  const typed = { ...draft, account: 'me@example.com' };
  expect(withSavedPayee(typed, benefit, info)).toEqual(typed);
});
