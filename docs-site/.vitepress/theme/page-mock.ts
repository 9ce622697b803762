import { createMock } from '@yayan/mock';

const mock = createMock();

/** The address that the samples call: `npx @yayan/mock`. */
const address = 'http://127.0.0.1:4450';

const own = globalThis.fetch.bind(globalThis);

/** Answers calls to the mock's address inside this page; everything else goes its way. */
export const answerInPage = (): void => {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(address) ? mock.fetch(request) : own(request);
  };
};

/** Forgets what earlier runs changed. */
export const startAnew = (): void => mock.reset();

/** Answers a call of the reference. The mock knows the token that the samples show, as that of its member, and no other. */
export const fetchInPage = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  return request.url.startsWith(address) ? await mock.fetch(request) : await own(request);
};
