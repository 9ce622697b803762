import { expect, test } from 'vitest';
import { waitingForNetwork } from './waiting-for-network.ts';

test('an author without a network reads that nothing is lost, and that it sends itself', () => {
  expect(waitingForNetwork('提交回答', true)).toBe(
    '现在没有网络，联网后自动提交回答。写好的都存在这台设备上',
  );
});

test('where the device keeps nothing, the page has to stay open', () => {
  expect(waitingForNetwork('发出追问', false)).toBe('现在没有网络，联网后自动发出追问。先别关掉这一页');
});
