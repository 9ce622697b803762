/** A table of a legal text: one row of headings, then rows of the same width. */
export interface LegalTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A place for mail, phone and hours. */
export interface LegalContact {
  contact: { subject: string };
}

/** A paragraph that names the company, which the server's configuration knows. */
export interface LegalCompany {
  companyIn: (company: string) => string;
}

/** A paragraph that says what coins are worth, which the server's configuration knows: 「100 金币相当于 1 元的福利，」. */
export type LegalWorth = (worth: string) => string;

/** A paragraph, a list, a table, or how to reach us. */
export type LegalBlock = string | readonly string[] | LegalTable | LegalContact | LegalCompany | LegalWorth;

/** One section, reachable by `#id`. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal text of the site. */
export interface LegalDocument {
  title: string;
  /** The summary before the text. */
  summary: readonly string[];
  sections: readonly LegalSection[];
  /** The changes, newest first. */
  changes: readonly { version: string; what: string }[];
}
