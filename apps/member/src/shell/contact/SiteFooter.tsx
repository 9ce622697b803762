import type { Contact } from '@yayan/api-client';
import { Footer, footerCodes, useNear } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { footerLinks } from './footer-links.ts';

/** The contact, once the footer is near. Its code is not in the first file; if loading fails, the footer shows no contact. */
const useContactNear = (isNear: boolean): Contact | undefined => {
  const [contact, setContact] = useState<Contact>();
  useEffect(() => {
    if (!isNear) return;
    void import('./load-contact.ts')
      .then(({ loadContact }) => loadContact())
      .then(setContact, () => undefined);
  }, [isNear]);
  return contact;
};

/** The footer of every page but questionnaires. */
export function SiteFooter() {
  const { ref, isNear } = useNear<HTMLElement>();
  const contact = useContactNear(isNear);
  const codes = footerCodes({
    memberSite: globalThis.location.origin,
    officialAccount: contact?.officialAccount,
  });
  return <Footer ref={ref} links={footerLinks} qrCodes={codes} contact={contact} />;
}
