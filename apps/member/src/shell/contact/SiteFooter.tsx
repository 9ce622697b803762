import { Footer } from '@yayan/ui';
import { useBuilt } from '../frame/built-pages.ts';
import { footerCodes } from '../frame/footer-codes.tsx';
import { footerLinks } from '../frame/navigation.ts';
import { useContact } from './use-contact.ts';

/** The footer of every page but questionnaires. */
export function SiteFooter() {
  const { data: contact } = useContact();
  const built = useBuilt();
  return <Footer links={built(footerLinks)} qrCodes={footerCodes} contact={contact} />;
}
