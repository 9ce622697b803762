import { lazy } from 'react';
import type { FooterCode } from './Footer.tsx';

/** Loaded when a code is first shown. If it can't be loaded, the text is shown, as when the encoder can't. */
const QrCode = lazy(async () => ({
  default: await import('../../qr/QrCode.tsx').then(
    (loaded) => loaded.QrCode,
    () =>
      ({ text }: { text: string; label: string }) =>
        text,
  ),
}));

interface FooterCodeOptions {
  /** Origin of the member site. */
  memberSite: string;
  /** The content of the official account's QR code; null or undefined without an account. */
  officialAccount: string | null | undefined;
}

/** The footer's QR codes (rule 10.13). Without an account there is no entry for it. */
export const footerCodes = ({ memberSite, officialAccount }: FooterCodeOptions): readonly FooterCode[] => [
  ...(officialAccount
    ? [
        {
          label: '公众号',
          note: '微信扫一扫，关注芽言公众号',
          code: <QrCode text={officialAccount} label="二维码：芽言公众号" />,
        },
      ]
    : []),
  {
    label: 'APP',
    note: '扫一扫，在手机上打开 APP 页面',
    code: <QrCode text={`${memberSite}/app`} label="二维码：打开芽言 APP 页面" />,
  },
];
