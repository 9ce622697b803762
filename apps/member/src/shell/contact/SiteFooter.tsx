import { Footer } from '@yayan/ui';
import { footerCodes } from '../frame/footer-codes.tsx';
import { footerLinks } from '../frame/navigation.ts';
import { useContact } from './use-contact.ts';

/** The footer of every page but questionnaires. */
export function SiteFooter() {
  const { data: contact } = useContact();
  return <Footer links={footerLinks} qrCodes={footerCodes} contact={contact} />;
}
