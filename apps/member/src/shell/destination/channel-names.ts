export const channelNames = { alipay: '支付宝', wechat: '微信' } as const;
