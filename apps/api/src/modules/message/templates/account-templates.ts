import { formatFullDay, formatShortTime, readDay } from '../../../platform/calendar.ts';
import { template } from './template.ts';

interface AccountChanged {
  change: 'password' | 'mobile' | 'email';
  signedOutDevices: number;
  at: Date;
}

const CHANGED: Readonly<Record<AccountChanged['change'], readonly [title: string, what: string]>> = {
  password: ['登录密码已修改', '登录密码'],
  mobile: ['手机号已更换', '登录手机号'],
  email: ['邮箱已修改', '邮箱'],
};

interface IdOutcome {
  /** Why the member can't exchange cash; null if they can. */
  reason: string | null;
  /** For a matched member under 18: the day they turn 18, as YYYY-MM-DD. */
  adultOn: string | null;
}

const idOutcomeText = ({ reason, adultOn }: IdOutcome): readonly [title: string, what: string] => {
  if (adultOn !== null)
    return [
      '实名信息已核对，未满 18 周岁',
      `你提交的姓名和身份证号已核对一致。你未满 18 周岁，现在还不能兑换现金；${formatFullDay(readDay(adultOn))}满 18 周岁后就可以，不用再提交`,
    ];
  return reason === null
    ? ['实名认证已通过', '你提交的姓名和身份证号已核对一致，可以兑换现金了']
    : ['实名认证未通过', reason];
};

/** Messages about the account itself. They also warn a member whose account a stranger uses. */
export const accountTemplates = {
  /** What an operator writes to a member. */
  operatorMessage: template('account', ({ text }: { text: string }) => ({
    title: '芽言写给你的消息',
    body: text,
    link: '/feedback',
  })),
  /** An operator reset a nickname or a picture. */
  profileReset: template('account', ({ what, reason }: { what: string; reason: string }) => ({
    title: `你的${what}已重置`,
    body: `${reason}\n可以在账号设置里换一个新的。`,
    link: '/home/user',
  })),
  /** An operator erased the real-name checks. */
  idReset: template('account', ({ reason }: { reason: string }) => ({
    title: '实名认证已重置',
    body: `${reason}\n兑换前请重新提交姓名和身份证号。`,
    link: '/home/user#verify',
  })),
  accountChanged: template('account', ({ change, signedOutDevices, at }: AccountChanged) => {
    const [title, what] = CHANGED[change];
    const devices = signedOutDevices > 0 ? `，${signedOutDevices} 台其他设备已退出登录` : '';
    return {
      title,
      body: `你的${what}已于 ${formatShortTime(at)} 修改${devices}。\n如果不是你本人操作，请立即重设密码，并联系我们。`,
      link: '/home/user',
    };
  }),
  idChecked: template('account', (outcome: IdOutcome) => {
    const [title, what] = idOutcomeText(outcome);
    return {
      title,
      body: `${what}。\n如果不是你本人提交，请立即重设密码，并联系我们。`,
      link: '/home/user#verify',
    };
  }),
};
