import { ApiError, createClient, isRefusal, placeOrder, sendSmsCode, signInBySms } from '@yayan/api-client';
import { errorText } from '@yayan/api-client/errors-en';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });

/** The English text for the user. A refusal's name gives its data a type. */
const explain = (error: ApiError): string => {
  if (isRefusal(error, 'ORDER_FORM_INVALID'))
    return error.data.problems.map(({ field, message }) => `${field}: ${message}`).join('\n');
  return errorText(error);
};

try {
  await placeOrder('b3Hs8nQ2wZtV', { quantity: 9 }, { client });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(explain(error));
  console.log(`code ${error.code}, to quote to support: ${error.requestId}`);
}
