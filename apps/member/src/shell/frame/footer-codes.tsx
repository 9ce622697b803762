import { QrCode } from '@yayan/ui';

const address = (path: string): string => `${globalThis.location.origin}${path}`;

/** The footer's two QR codes (rule 10.13). Each text says what the code really opens. */
export const footerCodes = [
  {
    label: '公众号',
    note: '公众号筹备中，先扫码看芽言介绍',
    code: <QrCode text={address('/about')} label="二维码：打开关于我们" />,
  },
  {
    label: 'APP',
    note: '扫一扫，在手机上打开 APP 页面',
    code: <QrCode text={address('/app')} label="二维码：打开芽言 APP 页面" />,
  },
] as const;
