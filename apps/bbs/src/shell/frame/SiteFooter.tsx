import { useGetContact } from '@yayan/api-client/react';
import { Filings, Footer, footerCodes } from '@yayan/ui';
import { useLocation } from 'react-router';
import { memberSite } from '../client/member-site.ts';

const links = [
  { href: memberSite('/about'), label: '关于我们' },
  { href: memberSite('/agreement'), label: '用户协议' },
  { href: memberSite('/privacy'), label: '隐私政策' },
  { href: memberSite('/developers'), label: '开发者文档', target: '_blank' },
] as const;

/** The footer of every page of this site. */
export function SiteFooter() {
  // A sign-in drops all queries, also this one while it is still loading. A render on the next page asks again.
  useLocation();
  const { data: contact } = useGetContact({ query: { staleTime: Infinity } });
  const codes = footerCodes({ memberSite: memberSite(''), officialAccount: contact?.officialAccount });
  const filings = contact && <Filings company={contact.company} />;
  return <Footer links={links} qrCodes={codes} contact={contact} filings={filings} isBriefOnPhone />;
}
