import { type Client, getAgreement, registerMobile, sendSmsCode, signInBySms } from '@yayan/api-client';

/** Registers a new member, who is then signed in. */
export const register = async (client: Client, mobile: string, inviteCode?: string): Promise<void> => {
  await sendSmsCode(client, mobile);
  const result = await signInBySms(client, { mobile, code: '123456' });
  if (result.state !== 'unregistered') throw new Error(`${mobile} is known`);
  const { registerTicket } = result;
  const { version } = await getAgreement({ client });
  await registerMobile(client, {
    registerTicket,
    agreementVersion: version,
    agreed: true,
    ...(inviteCode === undefined ? {} : { inviteCode }),
  });
};
