import { Footer, footerCodes, useNear } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { footerLinks } from './footer-links.ts';
import type { FooterFacts } from './load-contact.tsx';

/** Contact and company, once the footer is near. Their code is not in the first file. If it can't be loaded, neither is shown. */
const useFactsNear = (isNear: boolean): FooterFacts | undefined => {
  const [facts, setFacts] = useState<FooterFacts>();
  useEffect(() => {
    if (!isNear) return;
    void import('./load-contact.tsx')
      .then(({ loadContact }) => loadContact())
      .then(setFacts, () => undefined);
  }, [isNear]);
  return facts;
};

/** The footer of every page but questionnaires. */
export function SiteFooter() {
  const { ref, isNear } = useNear<HTMLElement>();
  const { contact, filings } = useFactsNear(isNear) ?? {};
  const codes = footerCodes({
    memberSite: globalThis.location.origin,
    officialAccount: contact?.officialAccount,
  });
  return <Footer ref={ref} links={footerLinks} qrCodes={codes} contact={contact} filings={filings} />;
}
