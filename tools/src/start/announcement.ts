/** A demo account, as the server's sandbox lists it. */
export interface DemoAccount {
  role: string;
  mobile: string;
  note: string;
}

/** A demo operator, as the server's sandbox lists it. */
export interface DemoOperator {
  name: string;
  role: string;
  password: string;
}

export interface Addresses {
  api: string;
  member: string;
  bbs: string;
  /** The operators' site. */
  console: string;
  mailbox: string;
  /** The sandbox with its third-party logins, survey supplier and agent. */
  sandbox: string;
  /** Pages for developers who use the packages. */
  docs: string;
  /** A demo group's login page on the discussion site. */
  group: string | null;
}

/** What `npm start` prints once everything is running. */
export const announcement = (
  addresses: Addresses,
  accounts: readonly DemoAccount[],
  operators: readonly DemoOperator[],
  logFile: string,
): string => `
芽言 Yayan is running.

  Member site      ${addresses.member}
  Discussion site  ${addresses.group ?? addresses.bbs}
  Console          ${addresses.console}
  API              ${addresses.api}
  Developer docs   ${addresses.docs}
  Local mailbox    ${addresses.mailbox}   (SMS codes arrive here)
  Sandbox          ${addresses.sandbox}   (pretended WeChat, QQ, Weibo and Alipay)
  Survey supplier  ${addresses.sandbox}/supplier/console   (sends its reports again, late, contradicting)
  Survey agent     ${addresses.sandbox}/agent   (makes a signed link to a survey of ours)
  Open survey      ${addresses.member}/cloud/survey/go?sid=Kai2Wen8JuAn

Demo accounts (sign in with the mobile number and the code from the mailbox):
${accounts.map(({ role, mobile, note }) => `  ${mobile}  ${role.padEnd(12)} ${note}`).join('\n')}

Demo operators of the console (their codes: ${addresses.api}/sandbox/operators):
${operators.map(({ name, role, password }) => `  ${name.padEnd(11)}  ${role.padEnd(12)} password ${password}`).join('\n')}

Server log: ${logFile}
Press Ctrl-C to stop.
`;
