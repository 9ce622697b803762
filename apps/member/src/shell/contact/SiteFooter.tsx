import { Footer, footerCodes, useNear } from '@yayan/ui';
import { useBuilt } from '../frame/built-pages.ts';
import { footerLinks } from '../frame/navigation.ts';
import { useContact } from './use-contact.ts';

/** The footer of every page but questionnaires. */
export function SiteFooter() {
  const { ref, isNear } = useNear<HTMLElement>();
  const { data: contact } = useContact({ enabled: isNear });
  const built = useBuilt();
  const codes = footerCodes({
    memberSite: globalThis.location.origin,
    officialAccount: contact?.officialAccount,
    hasApp: built([{ href: '/app' }]).length > 0,
  });
  return <Footer ref={ref} links={built(footerLinks)} qrCodes={codes} contact={contact} />;
}
