import type { ReactNode } from 'react';
import { brand } from '../../brand/brand.ts';
import classes from './Footer.module.css';
import { PoliceBadge } from './PoliceBadge.tsx';

/** The company that runs the site, with its filings. */
export interface Company {
  name: string;
  icp: string;
  telecomLicence: string | null;
  police: string | null;
}

/** The registers of filings. */
const registers = { icp: 'https://beian.miit.gov.cn/', police: 'https://beian.mps.gov.cn/' } as const;

/** The company and its filings in the footer, with the registers (E-Commerce Law 15). */
export function Filings({ company }: { company: Company }) {
  return (
    <>
      <span>
        © {brand.copyrightYear} {company.name}
      </span>
      {company.telecomLicence === null ? null : <span>{company.telecomLicence}</span>}
      <Filing href={registers.icp}>{company.icp}</Filing>
      {company.police === null ? null : (
        <Filing href={registers.police}>
          <PoliceBadge />
          {company.police}
        </Filing>
      )}
    </>
  );
}

function Filing({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={classes['link']} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
