import { useContact } from '../../shell/contact/use-contact.ts';

/** The company and its filings in a sentence. Until they are loaded it names the footer, where they also stand. */
export function CompanyFacts() {
  const { data } = useContact();
  if (data === undefined) return '芽言的运营公司和备案号写在每页的页脚。';
  const { name, telecomLicence, icp, police } = data.company;
  const filings = [telecomLicence, icp, police].filter((filing) => filing !== null);
  return `芽言由${name}运营。${filings.join('，')}。`;
}
