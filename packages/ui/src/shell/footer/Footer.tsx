import type { ReactNode, Ref } from 'react';
import { Wordmark } from '../../brand/Wordmark.tsx';
import { brand } from '../../brand/brand.ts';
import type { Contact } from '../../contact/contact.ts';
import { ContactLine } from '../../contact/ContactLine.tsx';
import { Link } from '../../link/Link.tsx';
import classes from './Footer.module.css';
import { QrHover } from './QrHover.tsx';

/** A QR code of the footer; `note` says what it opens. */
export interface FooterCode {
  label: string;
  note?: string | undefined;
  code: ReactNode;
}

interface FooterProps {
  /** 关于我们, 用户协议, 隐私政策, 商务合作 … */
  links: readonly { href: string; label: string; target?: '_blank' }[];
  /** Mail, phone and hours; until they are loaded the line is empty. Leave it out if the footer shows none. */
  contact?: Contact | undefined;
  /** `Filings` of the company, once they are loaded. */
  filings?: ReactNode;
  /** QR codes of the official account and the APP; see `footerCodes`. */
  qrCodes?: readonly FooterCode[] | undefined;
  /** Leaves the contact out on phones, where 关于我们 has it. */
  isBriefOnPhone?: boolean | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * The footer of every page: links, QR codes, contact, filings with their registers, copyright (rule 10.13; E-Commerce Law 15).
 */
export function Footer({ links, contact, filings, qrCodes, isBriefOnPhone = false, ref }: FooterProps) {
  return (
    <footer ref={ref} className={classes['root']} data-brief={isBriefOnPhone}>
      <div className={classes['inner']}>
        <Wordmark size={32} withTagline />
        <nav className={classes['links']} aria-label="页脚">
          {links.map(({ label, ...link }) => (
            <Link key={link.href} {...link} className={classes['link']}>
              {label}
            </Link>
          ))}
          {qrCodes?.map((qr) => (
            <QrHover key={qr.label} label={qr.label} note={qr.note}>
              {qr.code}
            </QrHover>
          ))}
        </nav>
      </div>
      <div className={classes['contact']}>
        <ContactLine contact={contact} />
      </div>
      <div className={classes['legal']}>{filings ?? `© ${brand.copyrightYear} ${brand.name}`}</div>
    </footer>
  );
}
