import { describe, expect, it } from 'vitest';
import { contactDetails } from './contact-details.ts';

const found = (text: string): string[] =>
  contactDetails(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

describe('contact details', () => {
  it.each([
    ['有事打电话 13812345678', 'mobile 13812345678'],
    ['138 1234 5678', 'mobile 138 1234 5678'],
    ['我的号：138-1234-5678，晚上在', 'mobile 138-1234-5678'],
    ['138 12345678', 'mobile 138 12345678'],
    ['1381 234 5678', 'mobile 1381 234 5678'],
    ['138 123 45678', 'mobile 138 123 45678'],
    ['1 3 8 1 2 3 4 5 6 7 8', 'mobile 1 3 8 1 2 3 4 5 6 7 8'],
    ['１３８１２３４５６７８', 'mobile １３８１２３４５６７８'],
    ['①③⑧①②③④⑤⑥⑦⑧', 'mobile ①③⑧①②③④⑤⑥⑦⑧'],
    ['+86 13812345678', 'mobile +86 13812345678'],
    ['8613812345678', 'mobile 8613812345678'],
    ['138\u200B1234\u200B5678', 'mobile 138\u200B1234\u200B5678'],
    ['1️⃣3️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8', 'mobile 1️⃣3️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8'],
    ['😀😀13812345678', 'mobile 13812345678'],
  ])('finds a mobile in “%s”', (text, detail) => {
    expect(found(text)).toEqual([detail]);
  });

  it.each([
    ['加我微信 zaocan_2026', 'account 加我微信 zaocan_2026'],
    ['加我微信 zaocan', 'account 加我微信 zaocan'],
    ['微信号：zaocanhao', 'account 微信号：zaocanhao'],
    ['vx: abc12345', 'account vx: abc12345'],
    ['wx abc12345', 'account wx abc12345'],
    ['ＶＸ：abc12345', 'account ＶＸ：abc12345'],
    ['加v abc12345', 'account 加v abc12345'],
    ['加我 QQ 123456789', 'account 加我 QQ 123456789'],
    ['我的微信是zaocan88', 'account 微信是zaocan88'],
    ['QQ 123456789', 'account QQ 123456789'],
    ['qq号是123456', 'account qq号是123456'],
    ['QQ群：123456789', 'account QQ群：123456789'],
  ])('finds an account that is named in “%s”', (text, detail) => {
    expect(found(text)).toEqual([detail]);
  });

  it.each([
    ['写信到 zao.can@example.com 吧', 'email zao.can@example.com'],
    ['zaocan＠example.com', 'email zaocan＠example.com'],
    ['看 https://example.com/a?b=1。', 'link https://example.com/a?b=1'],
    ['看www.example.com吧', 'link www.example.com'],
    ['到 shop.example.cn/abc 买', 'link shop.example.cn/abc'],
    ['加群 t.me/zaocan', 'link t.me/zaocan'],
  ])('finds an address in “%s”', (text, detail) => {
    expect(found(text)).toEqual([detail]);
  });

  it('names each detail once, in the order of the text', () => {
    expect(found('电话 13812345678，或者加我微信 13912345678，邮箱 a@example.com')).toEqual([
      'mobile 13812345678',
      'account 加我微信 13912345678',
      'email a@example.com',
    ]);
  });

  it.each([
    '豆浆 3.5 元，油条 2 元，一共 5.5 元',
    '2026 年 11 月 30 日，7:30 到 8:15',
    '订单号 202611301234567890',
    '快递 138123456789012',
    '12345678901',
    '11012345678',
    '10 个打分：1 3 5 4 2 5 4 3 5',
    '每月 13812 元，一年 165744 元',
    '13800 元到 15900 元',
    '价格 15.20 18.30 16.90',
    '一年花 13812345678.50 元',
    '微信支付 12000 元',
    '微信步数 12000 步',
    '微信 12000 步',
    'QQ 用了 20000 天',
    'QQ 20000 天',
    '微信和 youtube2024 都用',
    '用 iPhone15 的微信',
    '我用微信、QQ 和 WeChat 聊天',
    '早上 7.30/8.00 吃',
    '他/她 and/or me',
    '版本 1.2.3/1.2.4',
    '豆浆...com',
    '@主持人 你好',
    '加vitamin C 的果汁',
    '微信是WeChat',
    'QQ: nothing special',
    '只写了 http://',
    '',
  ])('finds nothing in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is quick with a long text that is made to be slow', () => {
    const parts = ['1', '1 ', 'a', 'a.', 'a@', '微信', 'wx ', '86', '-', 'http://', '微信 a-', '138 '];
    const before = process.cpuUsage();
    for (const part of parts) contactDetails(part.repeat(5000 / part.length));
    // Of the processor, in microseconds: other tests run beside it.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
